import { Flex, Typography } from '@strapi/design-system';
import { Card } from '@mayorista/kernel/panel';
import { formatMoney, type TypedSlotProps } from '@mayorista/kernel/panel/records';
import { useTypedPrices } from './use-typed-prices';

const rows = [
  ['subtotal', 'Subtotal'],
  ['iva', 'IVA'],
  ['total', 'Total'],
] as const;

/** What a quotation comes to, as it is typed: the platform prices it as it would on saving. */
export function TypedTotals({ id, form }: TypedSlotProps) {
  const { totals, isPricing } = useTypedPrices(id, form);
  return (
    <Card title="Totales">
      <Flex direction="column" alignItems="stretch" gap={1} role="status" aria-busy={isPricing}>
        {rows.map(([name, label]) => (
          <Flex key={name} justifyContent="space-between">
            <Typography fontWeight={name === 'total' ? 'bold' : 'regular'}>{label}</Typography>
            <Typography fontWeight={name === 'total' ? 'bold' : 'regular'}>
              {totals === null ? '—' : `${formatMoney(totals[name])} ${totals.currency}`}
            </Typography>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
