import { Flex, Link, Typography } from '@strapi/design-system';
import { Card, formatMoment, needing, useMay, usePage } from '@mayorista/kernel/panel';
import { Link as RouterLink } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import { formatAmount } from '../../orders/format';

type Receipt = ItemOf<'GET /sale-order-payment-receipts'>;

/** Receipts of the order's payment, each with its page where it is reviewed. */
export function Receipts(order: OrderProps) {
  return useMay(needing('sale-order-payment-receipts.read')) ? <Readable {...order} /> : null;
}

interface OrderProps {
  readonly id: number;
  readonly currency: string;
}

function Readable({ id, currency }: OrderProps) {
  const { rows } = usePage<Receipt>(`/sales/sale-order-payment-receipts?sale_order_id=${id}&per_page=50`);
  if (rows === null || rows.length === 0) return null;
  return (
    <Card title="Comprobantes de pago">
      {rows.map((receipt) => (
        <Flex key={receipt.id} justifyContent="space-between" wrap="wrap" gap={2}>
          <Link tag={RouterLink} to={`/plugins/sales/sale-order-payment-receipts/${receipt.id}`}>
            {receipt.state === 'in_review' ? 'Revisar el comprobante' : `Comprobante ${receipt.id}`}
          </Link>
          <Typography textColor="neutral600">
            {[
              receipt.amount === null ? null : formatAmount(receipt.amount, receipt.currency ?? currency),
              receipt.sent_by,
              formatMoment(receipt.createdAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography fontWeight="semiBold" textColor={receipt.state === 'in_review' ? 'warning600' : 'neutral800'}>
            {receipt.state_label}
          </Typography>
        </Flex>
      ))}
    </Card>
  );
}
