import { defineMachine, type FieldError } from '@mayorista/kernel';
import { orderStatusLabels, type OrderStatus } from '../../../order.states';

export interface OrderSubject {
  readonly lineCount: number;
}

/** The life of a sale order. Canceling gives pieces and money back. */
export const orderMachine = defineMachine<OrderStatus, OrderSubject>({
  name: 'sale-order',
  field: 'status',
  initial: 'pending_payment',
  final: ['delivered', 'canceled'],
  labels: orderStatusLabels,
  transitions: {
    pending_payment: [
      { to: 'paid', needs: 'sale-orders.manage', label: 'Registrar pago', guard: hasLines, effect: 'receivePayments' },
      { to: 'canceled', needs: 'sale-orders.manage', label: 'Cancelar pedido', effect: 'undo' },
    ],
    paid: [
      { to: 'preparing', needs: 'sale-orders.manage', label: 'Empezar a surtir' },
      { to: 'canceled', needs: 'sale-orders.manage', label: 'Cancelar pedido', effect: 'undo' },
    ],
    preparing: [{ to: 'ready', needs: 'sale-orders.manage', label: 'Marcar listo' }],
    ready: [{ to: 'delivered', needs: 'sale-orders.manage', label: 'Entregar' }],
    delivered: [],
    canceled: [],
  },
});

function hasLines({ lineCount }: OrderSubject): FieldError[] {
  return lineCount > 0 ? [] : [{ code: 'order_without_lines' }];
}
