import { inSpanish } from '@mayorista/kernel/shared';
/** Kinds of sale orders: one of the electronic wallet holds only products that allow it. */
const orderTypeWords = {
  normal: { es: 'Pedido normal', en: 'Normal order' },
  electronic_wallet: { es: 'Monedero electrónico', en: 'Electronic wallet' },
} as const;

/** The same in Spanish, as staff read it. */
export const orderTypeLabels = inSpanish(orderTypeWords);

export type OrderTypeKey = keyof typeof orderTypeWords;
