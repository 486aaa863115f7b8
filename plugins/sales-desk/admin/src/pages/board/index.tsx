import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { formatNumber, ReadFailure, useRead } from '@mayorista/kernel/panel';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderBoard, OrderSummary } from '../../orders/order';
import { boardPath, writeFilters } from '../../orders/filters';
import { formatAmount } from '../../orders/format';
import { deliveryText } from '../../orders/terms';
import { OrderTabs } from '../orders/OrderTabs';
import { Filters } from '../orders/Filters';
import { useFilters } from '../orders/use-filters';

const refreshMs = 30_000;

/** 'Tablero': open orders by state, the oldest first, narrowed as the list is. */
export function BoardPage() {
  const [filters, change] = useFilters();
  const { data, failure, reload } = useRead<OrderBoard>(boardPath(filters));
  useEffect(() => {
    const timer = setInterval(() => void (document.hidden || reload()), refreshMs);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <>
      <Page.Title>Tablero de pedidos</Page.Title>
      <Page.Main>
        <Layouts.Header title="Pedidos" subtitle="Lo que espera a alguien, lo más antiguo primero" />
        <Layouts.Action
          startActions={<Filters filters={filters} companyName={null} onChange={change} hasStatus={false} />}
        />
        <Layouts.Content>
          <OrderTabs />
          {failure !== null && <ReadFailure onRetry={() => void reload()} />}
          {data !== null && (
            <Box overflow="auto" paddingTop={4} tabIndex={0} role="region" aria-label="Pedidos por estado">
              <Flex alignItems="stretch" gap={3} minWidth="max-content">
                {data.columns.map((column) => (
                  <Column
                    key={column.status}
                    column={column}
                    inReview={new Set(data.in_review)}
                    more={writeFilters({ ...filters, status: column.status, page: 1 }).toString()}
                  />
                ))}
              </Flex>
            </Box>
          )}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

interface ColumnProps {
  readonly column: OrderBoard['columns'][number];
  readonly inReview: ReadonlySet<number>;
  /** Query of the list of all of its orders. */
  readonly more: string;
}

function Column({ column: { label, count, orders }, inReview, more }: ColumnProps) {
  return (
    <Box tag="section" aria-label={label} background="neutral150" hasRadius padding={3} width="23rem">
      <Flex justifyContent="space-between" paddingBottom={3}>
        <Typography variant="delta" tag="h2">
          {label}
        </Typography>
        <Typography fontWeight="bold" textColor="neutral600" aria-label={`${count} pedidos`}>
          {formatNumber(count)}
        </Typography>
      </Flex>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} isInReview={inReview.has(order.id)} />
        ))}
      </Flex>
      {count === 0 && <Typography textColor="neutral600">Ninguno</Typography>}
      {count > orders.length && (
        <Box paddingTop={3}>
          <Link tag={RouterLink} to={{ pathname: '..', search: more }}>
            {`Ver los ${formatNumber(count)}`}
          </Link>
        </Box>
      )}
    </Box>
  );
}

function OrderCard({ order, isInReview }: { readonly order: OrderSummary; readonly isInReview: boolean }) {
  return (
    <Box tag="li" background="neutral0" hasRadius shadow="tableShadow" padding={3}>
      <Flex justifyContent="space-between" alignItems="baseline">
        <Link tag={RouterLink} to={`../${order.id}`} style={{ whiteSpace: 'nowrap' }}>
          {order.folio}
        </Link>
        <Typography variant="pi" textColor="neutral600">
          {dayOf(order.placed_at)}
        </Typography>
      </Flex>
      <Typography tag="p" fontWeight="semiBold" ellipsis>
        {order.company_name ?? order.buyer_name ?? '—'}
      </Typography>
      <Flex justifyContent="space-between" alignItems="baseline" gap={2}>
        <Typography variant="pi" textColor="neutral600" ellipsis>
          {deliveryText(order.delivery_type)}
        </Typography>
        <Typography variant="pi" fontWeight="semiBold" style={{ whiteSpace: 'nowrap' }}>
          {formatAmount(order.total, order.currency)}
        </Typography>
      </Flex>
      {isInReview && (
        <Typography tag="p" variant="pi" fontWeight="bold" textColor="warning600">
          Comprobante por revisar
        </Typography>
      )}
    </Box>
  );
}

const days = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'America/Mexico_City' });

/** '24 nov': orders on a board are of these weeks. */
const dayOf = (moment: string): string => days.format(new Date(moment));
