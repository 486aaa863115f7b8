import type { Role } from '../roles';

/** Credit lines, electronic wallets and ways to pay. What a company owes is no business of the warehouse, nor of its secondary users. */
export const paymentsPermissions = {
  'credit-lines.read': ['soporte', 'compras'],
  'credit-lines.write': ['soporte'],
  'payment-options.read': ['soporte', 'compras'],
  'payment-options.write': ['soporte'],
  // One's own company's money; staff read a company's by its id.
  'company-ledgers.read': ['distributor', 'soporte', 'compras', 'salesman', 'call_agent'],
  'company-ledgers.deposit': ['soporte'],
} as const satisfies Record<string, readonly Role[]>;
