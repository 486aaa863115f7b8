import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Field, Flex, NumberInput, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { usePage } from '@mayorista/kernel/panel';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Price } from '../../../contract';
import { explainsPrices } from '../permissions';
import { uids } from '../uids';

/** '¿Por qué este precio?' beside a product: every step of its price for a company and a quantity. */
export const PricePanel: PanelComponent = ({ model, document, meta }) => {
  if (model !== uids.product || document === undefined) return null;
  const rows = [
    { id: Number(document.id), locale: document.locale },
    ...(meta?.availableLocales ?? []).map(({ id, locale }) => ({ id: Number(id), locale })),
  ];
  const product = rows.find(({ locale }) => locale === 'es') ?? rows[0];
  return product === undefined
    ? null
    : { title: '¿Por qué este precio?', content: <ForExplainers productId={product.id} /> };
};

function ForExplainers({ productId }: { readonly productId: number }) {
  const { isLoading, allowedActions } = useRBAC(explainsPrices);
  if (isLoading) return null;
  if (Object.values(allowedActions).includes(true)) return <Explanation productId={productId} />;
  return (
    <Typography variant="pi" textColor="neutral600">
      Tu función no permite ver precios
    </Typography>
  );
}

function Explanation({ productId }: { readonly productId: number }) {
  const { get } = useFetchClient();
  const companies = usePage<{ id: number; business_name: string; price_level: number }>(
    '/companies/company-distributors?per_page=100',
  );
  const [companyId, setCompany] = useState<string>('');
  const [quantity, setQuantity] = useState(1);
  const [price, setPrice] = useState<Price | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const company = companyId === '' ? String(companies.rows?.[0]?.id ?? '') : companyId;

  useEffect(() => {
    if (company === '') return undefined;
    let isCurrent = true;
    get<{ data: Price }>(
      `/pricing/price-explanations?product_id=${productId}&company_id=${company}&quantity=${quantity}`,
    ).then(
      ({ data }) => {
        if (!isCurrent) return;
        setPrice(data.data);
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, productId, company, quantity]);

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Field.Root name="company">
        <Field.Label>Distribuidor</Field.Label>
        <SingleSelect size="S" value={company} onChange={(value) => setCompany(String(value))}>
          {(companies.rows ?? []).map(({ id, business_name: name, price_level: level }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {`${name} · nivel ${level}`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root name="quantity">
        <Field.Label>Piezas</Field.Label>
        <NumberInput
          size="S"
          value={quantity}
          onValueChange={(value) => setQuantity(Math.max(1, Math.floor(value ?? 1)))}
        />
      </Field.Root>
      {hasFailed && (
        <Typography variant="pi" textColor="danger600" role="alert">
          No se pudo calcular el precio
        </Typography>
      )}
      {price !== null && !hasFailed && <Steps price={price} />}
    </Flex>
  );
}

const Steps = ({ price }: { readonly price: Price }) => (
  <Box background="neutral100" hasRadius padding={3}>
    <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
      {price.steps.map(({ rule, label, value, amount, currency }) => (
        <Flex tag="li" key={rule} justifyContent="space-between" gap={3}>
          <Typography variant="pi">
            {label}
            {value === null ? '' : ` (${Number(value)})`}
          </Typography>
          <Typography variant="pi" fontWeight="semiBold">
            ${Number(amount).toFixed(2)} {currency}
          </Typography>
        </Flex>
      ))}
      <Flex tag="li" justifyContent="space-between" gap={3}>
        <Typography fontWeight="bold">Precio final</Typography>
        <Typography fontWeight="bold">
          ${price.final} {price.currency}
        </Typography>
      </Flex>
    </Flex>
  </Box>
);
