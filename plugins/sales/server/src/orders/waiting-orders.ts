import { countOldest, type Waiting } from '@mayorista/kernel';
import type { OrderStatus } from '../../../order.states';
import { ordersOf } from './order.scope';

interface OrdersThatWait extends Pick<Waiting, 'label' | 'needs' | 'lateAfterHours'> {
  readonly status: OrderStatus;
}

const waiting = ({ status, ...told }: OrdersThatWait): Waiting => ({
  ...told,
  key: `sale-orders.${status}`,
  to: `/plugins/sales/pedidos?estado=${status}`,
  types: ['sale-orders'],
  count: ({ strapi, actor }) => countOldest(ordersOf(strapi, actor).where({ status }), 'updated_at'),
});

/** The orders that wait for the house; those that wait for the buyer's money are nobody's work. */
export const waitingOrders: readonly Waiting[] = [
  waiting({
    status: 'paid',
    label: ['pedido pagado por surtir', 'pedidos pagados por surtir'],
    needs: 'sale-orders.supply',
    lateAfterHours: 8,
  }),
  waiting({
    status: 'preparing',
    label: ['pedido en preparación', 'pedidos en preparación'],
    needs: 'sale-orders.supply',
    lateAfterHours: 24,
  }),
  waiting({
    status: 'ready',
    label: ['pedido listo por entregar', 'pedidos listos por entregar'],
    needs: 'sale-orders.supply',
    lateAfterHours: 72,
  }),
];
