/** How an order is paid, and how people call it. A part of an order has one of these. */
export const paymentMethodLabels = {
  bank_transfer: 'Transferencia bancaria',
  credit: 'Línea de crédito',
  wallet: 'Monedero electrónico',
  cash: 'Efectivo en sucursal',
} as const;

export type PaymentMethod = keyof typeof paymentMethodLabels;

export const paymentMethods = Object.keys(paymentMethodLabels) as readonly PaymentMethod[];

/** States of a part of a payment: `in_review` while somebody looks at its receipt, `canceled` when it is not owed any more. */
export const paymentPartLabels = {
  pending: 'Pendiente',
  in_review: 'En revisión',
  received: 'Recibido',
  canceled: 'Cancelado',
} as const;

export type PaymentPartStatus = keyof typeof paymentPartLabels;
