import { Flex, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { Card } from '@mayorista/kernel/panel';
import { formatMoney, StateBadge } from '@mayorista/kernel/panel/records';
import { discountGrant } from '@mayorista/sales/shared';
import type { DataOf } from '@mayorista/config/answers';

type Quotation = Partial<Pick<DataOf<'GET /distributor-quotations/{id}'>, 'discounts' | 'lines'>>;
type Discount = NonNullable<Quotation['discounts']>[number];

/** Whose word a discount waits for, or whose it has. */
function explanation({
  status,
  granted_by: by,
  limit_percent: limit,
  is_below_cost: isBelow,
  decided_by: who,
  note,
}: Discount): string {
  const cost = isBelow ? ', por debajo del costo' : '';
  if (status === 'waiting')
    return `Lo concede ${by}, cuyo límite es ${limit} %${cost}. Lo autoriza otra persona: Compras o Finanzas.`;
  if (status === 'granted') return `Lo concede ${by}, cuyo límite es ${limit} %`;
  return [`Lo concede ${by}; lo decidió ${who ?? ''}${cost}`, note].filter(Boolean).join(': ');
}

/** What is given away on a quotation, and what of it waits for somebody else before it can be sent. */
export function Discounts({ record }: { readonly record: object }) {
  const { discounts = [], lines = [] } = record as Quotation;
  if (discounts.length === 0) return null;
  const nameOf = (id: number | null): string =>
    lines.find(({ product_id: product }) => product === id)?.product?.name ?? '';
  return (
    <Card title="Descuentos concedidos">
      {discounts.map((discount) => {
        const { id, status, percent, amount, currency, product_id: productId } = discount;
        return (
          <Flex key={id} direction="column" alignItems="flex-start" gap={1}>
            <Flex gap={2} wrap="wrap">
              <Typography fontWeight="semiBold">{`${percent ?? ''} % · ${formatMoney(amount)} ${currency}`}</Typography>
              <StateBadge shape={discountGrant} state={status} />
            </Flex>
            <Typography>{nameOf(productId)}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {explanation(discount)}
            </Typography>
            <NavLink to={`/plugins/sales/discount-grants/${id}`}>Ver el descuento</NavLink>
          </Flex>
        );
      })}
    </Card>
  );
}
