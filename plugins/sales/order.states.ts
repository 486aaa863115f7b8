/** The states of a sale order in the order of its life, and how people call them. Server and panel read the same list. */
export const orderStatusLabels = {
  waiting_approval: 'Por aprobar',
  pending_payment: 'Pendiente de pago',
  paid: 'Pagado',
  preparing: 'En preparación',
  ready: 'Listo para recoger',
  partially_shipped: 'Parcialmente enviado',
  shipped: 'Enviado',
  delivered: 'Entregado',
  canceled: 'Cancelado',
} as const;

export type OrderStatus = keyof typeof orderStatusLabels;

export const orderStatuses = Object.keys(orderStatusLabels) as readonly OrderStatus[];

export const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(orderStatusLabels, text);

/** Entering these asks for the reason: it stays in the order's history. */
const explained: readonly OrderStatus[] = ['canceled'];

export const asksReason = (status: OrderStatus): boolean => explained.includes(status);

/** Where the pieces of a line are: on a shelf for this order, awaited, not wanted any more, or exchanged for others. */
export const fulfilmentLabels = {
  stock: 'En existencia',
  backorder: 'Por surtir',
  canceled: 'Cancelada',
  replaced: 'Reemplazada',
} as const;

export type LineFulfilment = keyof typeof fulfilmentLabels;

/** Tells whether a line is still in its order: neither canceled nor exchanged while it waited. Lines of former releases say nothing of it. */
export const isWanted = ({ fulfilment }: { readonly fulfilment: LineFulfilment | null }): boolean =>
  fulfilment !== 'canceled' && fulfilment !== 'replaced';
