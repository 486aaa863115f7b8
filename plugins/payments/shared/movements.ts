/** How people call the movements of a ledger. */
export const movementLabels = {
  charge: 'Cargo',
  refund: 'Devolución',
  deposit: 'Abono',
  payment: 'Pago',
  adjustment: 'Ajuste',
} as const;

/** How people call the ledgers of a company. */
export const ledgerLabels = { credit: 'Línea de crédito', wallet: 'Monedero electrónico' } as const;
