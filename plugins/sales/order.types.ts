/** Kinds of sale orders: one of the electronic wallet holds only products that allow it. */
export const orderTypeLabels = {
  normal: 'Pedido normal',
  electronic_wallet: 'Monedero electrónico',
} as const;

export type OrderTypeKey = keyof typeof orderTypeLabels;
