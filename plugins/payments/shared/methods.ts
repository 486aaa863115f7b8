import { inSpanish } from '@mayorista/kernel/shared';
/** How an order is paid, and how people call it. A part of an order has one of these. */
export const paymentMethodWords = {
  bank_transfer: { es: 'Transferencia bancaria', en: 'Bank transfer' },
  credit: { es: 'Línea de crédito', en: 'Credit line' },
  wallet: { es: 'Monedero electrónico', en: 'Electronic wallet' },
  cash: { es: 'Efectivo en sucursal', en: 'Cash at the branch' },
} as const;

/** The same in Spanish, as staff read it. */
export const paymentMethodLabels = inSpanish(paymentMethodWords);

export type PaymentMethod = keyof typeof paymentMethodWords;

export const paymentMethods = Object.keys(paymentMethodLabels) as readonly PaymentMethod[];

/** States of a part of a payment: `in_review` while somebody looks at its receipt, `canceled` when it is not owed any more. */
export const paymentPartWords = {
  pending: { es: 'Pendiente', en: 'Pending' },
  in_review: { es: 'En revisión', en: 'In review' },
  received: { es: 'Recibido', en: 'Received' },
  canceled: { es: 'Cancelado', en: 'Cancelled' },
} as const;

export type PaymentPartStatus = keyof typeof paymentPartWords;

/** How received money comes: codes of c_FormaPago (SAT, catálogo de CFDI 4.0) that a deposit may have. */
export const receivedForms = {
  '03': 'Transferencia electrónica',
  '01': 'Efectivo',
  '02': 'Cheque nominativo',
  '04': 'Tarjeta de crédito',
  '28': 'Tarjeta de débito',
} as const;

export type ReceivedForm = keyof typeof receivedForms;

/** How money came that nobody says more of: companies pay by transfer. */
export const defaultForm: ReceivedForm = '03';
