export const tables = {
  account: 'ledger_accounts',
  movement: 'ledger_movements',
  creditLine: 'credit_lines',
  paymentOption: 'payment_options',
} as const;
