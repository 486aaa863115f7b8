import { ListStatus, Pager, usePage } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { OrderSummary } from '../../orders/order';
import { isNarrowed, listPath } from '../../orders/filters';
import { OrderTabs } from './OrderTabs';
import { Filters } from './Filters';
import { OrderTable } from './OrderTable';
import { useFilters } from './use-filters';

const refreshMs = 30_000;

/** 'Pedidos': every sale order, newest first, narrowed by what the address bar says. */
export function OrdersPage() {
  const [filters, change] = useFilters();
  const orders = usePage<OrderSummary>(listPath(filters), refreshMs);
  const rows = orders.hasFailed ? [] : (orders.rows ?? []);
  const empty = isNarrowed(filters) ? 'Ningún pedido coincide con lo que buscas' : 'Todavía no hay pedidos';

  return (
    <>
      <Page.Title>Pedidos</Page.Title>
      <Page.Main>
        <Layouts.Header title="Pedidos" subtitle="Lo que compran los distribuidores, desde el pago hasta la entrega" />
        <Layouts.Action
          startActions={<Filters filters={filters} companyName={rows[0]?.company_name ?? null} onChange={change} />}
        />
        <Layouts.Content>
          <OrderTabs />
          <ListStatus state={orders} empty={empty} />
          {rows.length > 0 && <OrderTable orders={rows} />}
          {orders.pagination !== null && !orders.hasFailed && orders.pagination.total > 0 && (
            <Pager pagination={orders.pagination} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}
