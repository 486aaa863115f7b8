/** The opinion of a buyer on how easy one of the past orders was; `order` counts those of `pastOrders` from 1. */
export interface PurchaseSatisfactionSeed {
  readonly order: number;
  /** From 1 (very complicated) to 7 (very easy). */
  readonly ease: number;
  readonly steps: readonly ('products' | 'shipping' | 'address' | 'payment' | 'confirmation' | 'other')[];
  readonly comment: string | null;
}

export const purchaseSatisfactions: readonly PurchaseSatisfactionSeed[] = [
  { order: 1, ease: 7, steps: [], comment: null },
  { order: 2, ease: 6, steps: ['products'], comment: 'Me gustaría repetir la lista del mes pasado con un clic.' },
  { order: 4, ease: 3, steps: ['payment', 'confirmation'], comment: 'Tardé en encontrar a qué cuenta transferir.' },
];
