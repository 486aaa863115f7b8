import type { DataOf } from '@mayorista/config/answers';
import { createInput, type RecordForm } from '@mayorista/kernel/panel/records';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { distributorQuotation } from '../../../shared';

type Preview = DataOf<'POST /distributor-quotation-previews'>;
type Totals = Pick<Preview, 'currency' | 'subtotal' | 'iva' | 'total'>;

interface TypedLine {
  readonly product_id?: unknown;
  readonly quantity?: unknown;
}

/** Typing is over for the moment; milliseconds. */
const restMs = 350;

const isWhole = ({ product_id: product, quantity }: TypedLine): boolean =>
  typeof product === 'number' && typeof quantity === 'number' && quantity > 0;

/**
 * Prices what is typed: lines are given their prices and amounts as the platform would write them, and the totals are returned. Lines that
 * lack their product or quantity wait; what cannot be priced yet has no totals.
 */
export function useTypedPrices(
  id: number | null,
  { draft, stored, isDirty, changeLines }: RecordForm,
): { readonly totals: Totals | null; readonly isPricing: boolean } {
  const { post } = useFetchClient();
  const [totals, setTotals] = useState<Totals | null>(() => storedTotals(stored.values));
  const [isPricing, setPricing] = useState(false);
  const { data, sent } = createInput(distributorQuotation, draft);
  const given = (data['lines'] ?? []) as readonly TypedLine[];
  const whole = given.flatMap((line, at) => (isWhole(line) ? [{ line, key: sent['lines']?.[at] }] : []));
  const wish = JSON.stringify({
    ...(id === null ? { company_id: data['company_id'], currency: data['currency'] } : { id }),
    lines: whole.map(({ line }) => line),
  });
  const keys = whole.map(({ key }) => key).join();
  const isPriceable = isDirty && whole.length > 0 && (id !== null || typeof data['company_id'] === 'number');
  useEffect(() => {
    if (!isPriceable) {
      if (isDirty) setTotals(null);
      return undefined;
    }
    let isOver = false;
    const price = async (): Promise<void> => {
      setPricing(true);
      const answer = await post<{ data: Preview }>(
        '/quotations/distributor-quotation-previews',
        JSON.parse(wish) as object,
      ).catch(() => null);
      if (isOver) return;
      setPricing(false);
      // Why something has no price is told on saving, with the rest.
      const preview = answer?.data.data ?? null;
      setTotals(preview);
      const order = keys.split(',').map(Number);
      changeLines('lines', (lines) =>
        lines.map((line) => {
          const priced = preview?.lines[order.indexOf(line.key)];
          return { ...line, values: { ...line.values, ...amountsOf(priced) } };
        }),
      );
    };
    const timer = setTimeout(() => void price(), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [post, wish, keys, isPriceable, isDirty, changeLines]);
  return { totals, isPricing };
}

const amountsOf = (priced: Preview['lines'][number] | undefined) => ({
  unit_price: priced?.unit_price ?? '',
  subtotal: priced?.subtotal ?? '',
});

/** The totals that a stored quotation has. */
function storedTotals(values: RecordForm['stored']['values']): Totals | null {
  const { currency, subtotal, iva, total } = values;
  return typeof total === 'string' && total !== '' && typeof currency === 'string' && currency !== ''
    ? ({ currency, subtotal, iva, total } as Totals)
    : null;
}
