import { defineMachine, type FieldError, type Transition } from '@mayorista/kernel';
import { orderStatusWords, type OrderStatus } from '../../../order.states';

export interface OrderSubject {
  readonly lineCount: number;
  /** What its shipments make of it; null while nothing left. */
  readonly shipping: 'partially_shipped' | 'shipped' | null;
}

/** Shipments move the order along; nobody says that pieces left which did not. */
const byShipments = [
  {
    to: 'partially_shipped',
    needs: 'sale-orders.supply',
    label: 'Envío parcial',
    guard: isShipped('partially_shipped'),
  },
  { to: 'shipped', needs: 'sale-orders.supply', label: 'Marcar enviado', guard: isShipped('shipped') },
] as const satisfies readonly Transition<OrderStatus, OrderSubject>[];

/** The life of a sale order. Canceling gives pieces and money back. */
export const orderMachine = defineMachine<OrderStatus, OrderSubject>({
  name: 'sale-order',
  field: 'status',
  // What is above nobody's limit begins with the second.
  initial: 'waiting_approval',
  final: ['delivered', 'canceled'],
  labels: orderStatusWords,
  transitions: {
    // Whoever may decide is judged by `decide-approval`.
    waiting_approval: [
      { to: 'pending_payment', needs: 'sale-order-approvals.decide', label: 'Aprobar' },
      { to: 'canceled', needs: 'sale-orders.manage', label: 'Cancelar pedido', effect: 'undo' },
    ],
    pending_payment: [
      { to: 'paid', needs: 'sale-orders.collect', label: 'Registrar pago', guard: hasLines, effect: 'receivePayments' },
      { to: 'canceled', needs: 'sale-orders.manage', label: 'Cancelar pedido', effect: 'undo' },
    ],
    paid: [
      { to: 'preparing', needs: 'sale-orders.supply', label: 'Empezar a surtir' },
      { to: 'canceled', needs: 'sale-orders.manage', label: 'Cancelar pedido', effect: 'undo' },
    ],
    preparing: [{ to: 'ready', needs: 'sale-orders.supply', label: 'Marcar listo' }, ...byShipments],
    ready: [{ to: 'delivered', needs: 'sale-orders.supply', label: 'Entregar' }, ...byShipments],
    partially_shipped: [byShipments[1]],
    shipped: [{ to: 'delivered', needs: 'sale-orders.supply', label: 'Entregar' }],
    delivered: [],
    canceled: [],
  },
});

function hasLines({ lineCount }: OrderSubject): FieldError[] {
  return lineCount > 0 ? [] : [{ code: 'order_without_lines' }];
}

function isShipped(to: OrderSubject['shipping']) {
  return ({ shipping }: OrderSubject): FieldError[] => (shipping === to ? [] : [{ code: 'ship_by_shipment' }]);
}
