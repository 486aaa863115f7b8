import { z } from 'zod';
import {
  amountOutput,
  changeShaped,
  createShaped,
  currencyOutput,
  dataOutput,
  defineRoute,
  findLockedShaped,
  inTransaction,
  NotFoundError,
  parseInput,
  recordId,
  type RouteRequest,
} from '@mayorista/kernel';
import { quotations } from './quotation.record';
import type { QuotationRow } from './quotation.types';

const input = z.looseObject({ id: recordId.optional() });

const previewOutput = dataOutput(
  z
    .strictObject({
      currency: currencyOutput,
      exchange_rate: z.string().nullable(),
      subtotal: amountOutput,
      iva: amountOutput,
      total: amountOutput,
      lines: z.array(z.strictObject({ product_id: z.int(), unit_price: amountOutput, subtotal: amountOutput })),
    })
    .meta({ id: 'QuotationPreview' }),
);

/** Undoes what was written for a look at it. */
class Undone extends Error {
  constructor(readonly row: QuotationRow) {
    super('A preview is not kept');
  }
}

/**
 * POST /distributor-quotation-previews: what a quotation would be with what is typed, new or changed (`id`): it is written as it would be
 * and undone, so that prices, total and every refusal are those of saving.
 */
export const previewQuotation = defineRoute({
  method: 'POST',
  path: '/distributor-quotation-previews',
  noun: 'distributor-quotation-previews',
  action: 'create',
  needs: 'distributor-quotations.write',
  summary: 'Ver los precios y el total de una cotización sin guardarla',
  isRepeatable: true,
  input,
  output: previewOutput,
  async handle(request) {
    const row = await written(request).catch((error: unknown) => {
      if (error instanceof Undone) return error.row;
      throw error;
    });
    return { data: previewOf(row), meta: {} };
  },
});

async function written({ strapi, actor, input: { id, ...given } }: RouteRequest<z.output<typeof input>>) {
  const parsed =
    id === undefined ? parseInput(quotations.schemas.create, given) : parseInput(quotations.schemas.change, given);
  return inTransaction(strapi, async (tx): Promise<QuotationRow> => {
    if (id !== undefined) await changeShaped(quotations, tx, actor, { id, input: parsed, expected: null });
    const at = id ?? (await createShaped(quotations, tx, actor, { input: parsed }));
    const row = (await findLockedShaped(quotations, tx, at, actor)) as QuotationRow | null;
    if (row === null) throw new NotFoundError();
    throw new Undone(row);
  });
}

const previewOf = ({ currency, exchange_rate: rate, subtotal, iva, total, lines }: QuotationRow) => ({
  currency: currency ?? 'MXN',
  exchange_rate: rate,
  subtotal,
  iva,
  total,
  lines: lines.map(({ product_id, unit_price, subtotal: amount }) => ({ product_id, unit_price, subtotal: amount })),
});
