import type { Role } from '../roles';

const buyers = ['distributor', 'secondary_user'] as const satisfies readonly Role[];

/**
 * Quotations: who buys makes and answers their own; salesmen and support prepare those of the house. What a distributor shows its own
 * customers is no business of the house (spec storefront 7, Quotations).
 */
export const quotationsPermissions = {
  'distributor-quotations.read': [...buyers, 'compras', 'soporte', 'salesman', 'call_agent'],
  'distributor-quotations.write': [...buyers, 'salesman', 'soporte'],
  'external-quotation-datas.read': buyers,
  'external-quotation-datas.write': buyers,
} as const satisfies Record<string, readonly Role[]>;
