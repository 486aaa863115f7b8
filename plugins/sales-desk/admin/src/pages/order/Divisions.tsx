import { Flex, Typography } from '@strapi/design-system';
import { Card, formatDay, ReadFailure, useRead } from '@mayorista/kernel/panel';
import type { DataOf } from '@mayorista/config/answers';
import { formatPieces } from '../../orders/format';

/** What comes from which warehouse, and when; nothing where the order is of one piece. */
export function Divisions({ id }: { readonly id: number }) {
  const { data, failure, reload } = useRead<DataOf<'GET /sale-order-divided-sale-orders/{id}'>>(
    `/sales/sale-order-divided-sale-orders/${id}`,
  );
  if (failure !== null) return <ReadFailure onRetry={() => void reload()} />;
  const divisions = data?.divided_sale_orders ?? [];
  if (divisions.length < 2) return null;
  return (
    <Card title="Dividido por almacén">
      {divisions.map((division) => (
        <Flex key={division.id} justifyContent="space-between" gap={4}>
          <Typography fontWeight="semiBold">
            {`${division.folio} · ${division.warehouse?.name ?? 'Por surtir'}`}
          </Typography>
          <Typography textColor="neutral600">
            {[
              formatPieces(division.quantity),
              division.promised_on === null ? 'sin fecha' : `lista el ${formatDay(division.promised_on)}`,
            ].join(' · ')}
          </Typography>
        </Flex>
      ))}
    </Card>
  );
}
