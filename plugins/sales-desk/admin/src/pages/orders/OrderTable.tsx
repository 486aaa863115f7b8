import { Box, Flex, Link, Td, Tr, Typography } from '@strapi/design-system';
import { formatMoment, HeadedTable } from '@mayorista/kernel/panel';
import { useIsMobile } from '@strapi/strapi/admin';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { OrderSummary } from '../../orders/order';
import { formatAmount } from '../../orders/format';
import { StatusBadge } from '../../orders/StatusBadge';
import { deliveryText } from '../../orders/terms';

const headings = ['Folio', 'Realizado', 'Empresa y comprador', 'Entrega', 'Estado', 'Total'];
const narrowHeadings = headings.filter((heading) => heading !== 'Estado');

export function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const isNarrow = useIsMobile();
  return (
    <HeadedTable headings={isNarrow ? narrowHeadings : headings} numeric={['Total']} rowCount={orders.length}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} isNarrow={isNarrow} />
      ))}
    </HeadedTable>
  );
}

interface RowProps {
  readonly order: OrderSummary;
  /** On a phone the state stands below the folio, where it is seen without scrolling aside. */
  readonly isNarrow: boolean;
}

/** The whole row opens the order; the folio is the link for keyboards and new tabs. */
function OrderRow({ order, isNarrow }: RowProps) {
  const navigate = useNavigate();
  const state = { list: useLocation().search };
  const badge = <StatusBadge status={order.status} label={order.status_label} />;
  return (
    <Tr onClick={() => navigate(String(order.id), { state })} style={{ cursor: 'pointer' }}>
      <Td>
        <Link
          tag={RouterLink}
          to={String(order.id)}
          state={state}
          onClick={(event: MouseEvent) => event.stopPropagation()}
        >
          {order.folio}
        </Link>
        {order.purchase_order_number !== null && (
          <Typography variant="pi" textColor="neutral600" tag="p">
            {`OC ${order.purchase_order_number}`}
          </Typography>
        )}
        {isNarrow && <Box paddingTop={1}>{badge}</Box>}
      </Td>
      <Td>
        <Typography>{formatMoment(order.placed_at)}</Typography>
      </Td>
      <Td style={{ maxWidth: '24rem' }}>
        <Typography fontWeight="semiBold" tag="p" ellipsis>
          {order.company_name ?? 'Sin empresa'}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {order.buyer_name ?? '—'}
        </Typography>
      </Td>
      <Td>
        <Typography tag="p">{order.branch?.name ?? '—'}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {deliveryText(order.delivery_type)}
        </Typography>
      </Td>
      {!isNarrow && <Td>{badge}</Td>}
      <Td>
        <Flex justifyContent="flex-end">
          <Typography fontWeight="semiBold">{formatAmount(order.total, order.currency)}</Typography>
        </Flex>
      </Td>
    </Tr>
  );
}
