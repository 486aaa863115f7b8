import { inSpanish } from '@mayorista/kernel/shared';
/** How people call the movements of a ledger. */
export const movementWords = {
  charge: { es: 'Cargo', en: 'Charge' },
  refund: { es: 'Devolución', en: 'Refund' },
  deposit: { es: 'Abono', en: 'Deposit' },
  bonus: { es: 'Bonificación', en: 'Bonus' },
  payment: { es: 'Pago', en: 'Payment' },
  adjustment: { es: 'Ajuste', en: 'Adjustment' },
} as const;

/** The same in Spanish, as staff read it. */
export const movementLabels = inSpanish(movementWords);

/** How people call the ledgers of a company. */
export const ledgerWords = {
  credit: { es: 'Línea de crédito', en: 'Credit line' },
  wallet: { es: 'Monedero electrónico', en: 'Electronic wallet' },
} as const;
