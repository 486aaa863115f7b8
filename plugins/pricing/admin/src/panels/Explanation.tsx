import { Field, Flex, Loader, TextInput, Typography } from '@strapi/design-system';
import { RecordField, usePage, useRead, type ReadState } from '@mayorista/kernel/panel';
import { useEffect, useState } from 'react';
import type { DataOf, ItemOf } from '@mayorista/config/answers';
import { Steps } from './Steps';

type Price = DataOf<'GET /price-explanations'>;
type Company = ItemOf<'GET /company-distributors'>;

const refreshMs = 2_000;
const companies = '/companies/company-distributors';
const nameOf = ({ business_name: name, price_level: level }: Company): string => `${name} · nivel ${level}`;

/** A whole number of pieces from 1 on, as typed; null for anything else. */
const piecesOf = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null);

interface Props {
  readonly productId: number;
  /** Changes whenever prices were saved: the explanation is read again. */
  readonly version?: number;
}

/** Every step of a product's price for any company and quantity. */
export function Explanation({ productId, version = 0 }: Props) {
  const { companyId, choose, text, setText, quantity, price } = useExplanation(productId);
  useSavedAgain(version, price.reload);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <RecordField<Company>
        name="company"
        label="Distribuidor"
        path={companies}
        placeholder="Busca un distribuidor"
        value={companyId}
        nameOf={nameOf}
        onChange={choose}
      />
      <Field.Root name="quantity" error={quantity === null ? 'Escribe un número entero desde 1' : undefined}>
        <Field.Label>Piezas</Field.Label>
        <TextInput size="S" inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
        <Field.Error />
      </Field.Root>
      {companyId !== null && quantity !== null && <Explained price={price} />}
    </Flex>
  );
}

/** The price of a product for a company, the first one until another is chosen, and a quantity. */
function useExplanation(productId: number) {
  // As the picker reads them, so that both are one request.
  const some = usePage<Company>(`${companies}?per_page=20`);
  const [chosenId, choose] = useState<number | null>(null);
  const [text, setText] = useState('1');
  const companyId = chosenId ?? some.rows?.[0]?.id ?? null;
  const quantity = piecesOf(text);
  const price = useRead<Price>(
    companyId === null || quantity === null
      ? null
      : `/pricing/price-explanations?product_id=${productId}&company_id=${companyId}&quantity=${quantity}`,
  );
  return { companyId, choose, text, setText, quantity, price };
}

/** What is saved counts at once, but for the product's own prices: those reach the read model a moment later. */
function useSavedAgain(version: number, reload: () => Promise<void>): void {
  useEffect(() => {
    if (version === 0) return undefined;
    void reload();
    const timer = setTimeout(() => void reload(), refreshMs);
    return () => clearTimeout(timer);
  }, [version, reload]);
}

function Explained({ price: { data, failure } }: { readonly price: ReadState<Price> }) {
  if (data !== null) return <Steps price={data} />;
  if (failure === null) return <Loader small>Calculando</Loader>;
  return (
    <Typography variant="pi" textColor="danger600" role="alert">
      {failure.text}
    </Typography>
  );
}
