import { inSpanish } from '@mayorista/kernel/shared';
/** The states of a sale order in the order of its life, and how people call them. Server and panel read the same list. */
export const orderStatusWords = {
  waiting_approval: { es: 'Por aprobar', en: 'Waiting for approval' },
  pending_payment: { es: 'Pendiente de pago', en: 'Awaiting payment' },
  paid: { es: 'Pagado', en: 'Paid' },
  preparing: { es: 'En preparación', en: 'Being prepared' },
  ready: { es: 'Listo para recoger', en: 'Ready for pick-up' },
  partially_shipped: { es: 'Parcialmente enviado', en: 'Partly shipped' },
  shipped: { es: 'Enviado', en: 'Shipped' },
  delivered: { es: 'Entregado', en: 'Delivered' },
  canceled: { es: 'Cancelado', en: 'Cancelled' },
} as const;

/** The same in Spanish, as staff read it. */
export const orderStatusLabels = inSpanish(orderStatusWords);

export type OrderStatus = keyof typeof orderStatusWords;

export const orderStatuses = Object.keys(orderStatusLabels) as readonly OrderStatus[];

export const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(orderStatusLabels, text);

/** Entering these asks for the reason: it stays in the order's history. */
const explained: readonly OrderStatus[] = ['canceled'];

export const asksReason = (status: OrderStatus): boolean => explained.includes(status);

/**
 * The states that an order passes from payment to delivery, with the one it is in. Pieces that are collected become ready, pieces that are
 * sent are shipped, whatever was chosen at first; a canceled order is on no way.
 */
export function orderWay(status: OrderStatus, isPickup: boolean): readonly OrderStatus[] {
  if (status === 'canceled') return [];
  const isSent = !isPickup || status === 'shipped' || status === 'partially_shipped';
  const passed = new Set<OrderStatus>(['pending_payment', 'paid', 'preparing', 'delivered', status]);
  passed.add(isSent ? 'shipped' : 'ready');
  return orderStatuses.filter((each) => passed.has(each));
}

/** Where the pieces of a line are: on a shelf for this order, awaited, not wanted any more, or exchanged for others. */
export const fulfilmentWords = {
  stock: { es: 'En existencia', en: 'In stock' },
  backorder: { es: 'Por surtir', en: 'To be supplied' },
  canceled: { es: 'Cancelada', en: 'Cancelled' },
  replaced: { es: 'Reemplazada', en: 'Replaced' },
} as const;

export type LineFulfilment = keyof typeof fulfilmentWords;

/** Tells whether a line is still in its order: neither canceled nor exchanged while it waited. Lines of former releases say nothing of it. */
export const isWanted = ({ fulfilment }: { readonly fulfilment: LineFulfilment | null }): boolean =>
  fulfilment !== 'canceled' && fulfilment !== 'replaced';
