import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { formatMoment, formatNumber, ListStatus, publicIdOf, usePage } from '@mayorista/kernel/panel';
import { useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderSummary } from '../orders/order';
import { formatAmount } from '../orders/format';
import { listPath, writeFilters, type OrderFilters } from '../orders/filters';
import { StatusBadge } from '../orders/StatusBadge';
import { readsOrders } from '../permissions';
import { pluginId } from '../plugin-id';
import { ordersBeside } from './beside';

const page = `/plugins/${pluginId}/pedidos`;
const shown = 5;

/** 'Pedidos' beside a company and a product: the last ones, and the way to all. */
export const OrdersPanel: PanelComponent = ({ model, document, meta }) => {
  const filters = ordersBeside(model, publicIdOf(document, meta?.availableLocales));
  return filters === null ? null : { title: 'Pedidos', content: <ForReaders filters={filters} /> };
};

function ForReaders({ filters }: { readonly filters: OrderFilters }) {
  const { isLoading, allowedActions } = useRBAC(readsOrders);
  if (isLoading) return null;
  if (allowedActions.canRead !== true) {
    return (
      <Typography variant="pi" textColor="neutral600">
        Tu función no permite ver pedidos
      </Typography>
    );
  }
  return <LastOrders filters={filters} />;
}

function LastOrders({ filters }: { readonly filters: OrderFilters }) {
  const orders = usePage<OrderSummary>(listPath(filters, shown));
  const total = orders.pagination?.total ?? 0;
  return (
    <Box width="100%">
      <ListStatus state={orders} empty="Sin pedidos" />
      <Flex direction="column" alignItems="stretch" gap={4}>
        {(orders.rows ?? []).map((order) => (
          <LastOrder key={order.id} order={order} />
        ))}
        {total > 0 && (
          <Link tag={RouterLink} to={`${page}?${writeFilters(filters).toString()}`}>
            {total === 1 ? 'Ver en Pedidos' : `Ver los ${formatNumber(total)} pedidos`}
          </Link>
        )}
      </Flex>
    </Box>
  );
}

function LastOrder({ order }: { readonly order: OrderSummary }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Flex justifyContent="space-between" width="100%" gap={2}>
        <Link tag={RouterLink} to={`${page}/${order.id}`}>
          {order.folio}
        </Link>
        <StatusBadge status={order.status} label={order.status_label} />
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {formatMoment(order.placed_at)} · {formatAmount(order.total, order.currency)}
      </Typography>
    </Flex>
  );
}
