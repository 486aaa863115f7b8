import { Flex, Grid, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { formatMoment, NotRead } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import type { Order } from '../../orders/order';
import { formatPieces } from '../../orders/format';
import { StatusBadge } from '../../orders/StatusBadge';
import { Conversation } from './Conversation';
import { Divisions } from './Divisions';
import { History } from './History';
import { Lines } from './Lines';
import { Milestones } from './Milestones';
import { Moves } from './Moves';
import { BuyerCard, DeliveryCard, PaymentCard, SaidCard } from './Parties';
import { Receipts } from './Receipts';
import { SalesmanCard } from './SalesmanCard';
import { Shipments } from './Shipments';
import { Totals } from './Totals';
import { useOrder, type OrderState } from './use-order';

/** One order: what was bought, by whom, how it is paid and handed over, and its next steps. */
export function OrderPage() {
  const { id = '' } = useParams();
  const state = useOrder(id);
  if (state.order === null) return <NoOrder state={state} />;
  return (
    <Page.Main>
      <Page.Title>{`Pedido ${state.order.folio}`}</Page.Title>
      <Layouts.Header
        navigationAction={<BackToList />}
        title={state.order.folio}
        subtitle={subtitleOf(state.order)}
        secondaryAction={<StatusBadge status={state.order.status} label={state.order.status_label} />}
        primaryAction={<Moves folio={state.order.folio} moves={state.order.next_states} change={state.change} />}
      />
      <Layouts.Content>
        <OrderBody order={state.order} reload={state.reload} />
      </Layouts.Content>
    </Page.Main>
  );
}

function subtitleOf({ placed_at, details }: Order): string {
  const pieces = details.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatMoment(placed_at)} · ${formatPieces(pieces)}`;
}

function OrderBody({ order, reload }: { readonly order: Order; readonly reload: () => Promise<void> }) {
  const canceled = order.history.find(({ reason }) => reason !== null);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Milestones
        status={order.status}
        reason={canceled?.reason ?? null}
        isPickup={order.delivery.method === 'branch_pickup'}
      />
      <Grid.Root gap={4}>
        <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4} minWidth={0}>
          <Lines lines={order.details} currency={order.currency} />
          <Totals order={order} />
          <Divisions id={order.id} />
          <Shipments order={order} reload={reload} />
          <Receipts id={order.id} currency={order.currency} />
          <Conversation id={order.id} />
        </Grid.Item>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4} minWidth={0}>
          <BuyerCard order={order} />
          <SalesmanCard order={order} reload={reload} />
          <SaidCard order={order} />
          <DeliveryCard order={order} />
          <PaymentCard order={order} />
          <History history={order.history} />
        </Grid.Item>
      </Grid.Root>
    </Flex>
  );
}

/** Goes back to the list as it was left. */
function BackToList() {
  const state: unknown = useLocation().state;
  const search = typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
  return (
    <Link tag={RouterLink} startIcon={<ArrowLeft />} to={{ pathname: '..', search }}>
      Pedidos
    </Link>
  );
}

function NoOrder({ state: { failure, reload } }: { readonly state: OrderState }) {
  if (failure === null) return <Page.Loading>Cargando el pedido</Page.Loading>;
  return (
    <NotRead
      title="Pedido"
      missing="Este pedido no existe"
      back={<BackToList />}
      failure={failure}
      onRetry={() => void reload()}
    />
  );
}
