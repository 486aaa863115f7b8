import type { Role } from '../roles';

const panel = ['compras', 'catalogo', 'marketing', 'soporte'] as const satisfies readonly Role[];

/** Prices: who sees what they are made of, who changes it, and who alone authorises a special discount. */
export const pricingPermissions = {
  'promos.read': panel,
  'promos.write': ['catalogo', 'marketing'],
  'massive-discounts.read': ['catalogo', 'marketing', 'compras'],
  'massive-discounts.write': ['catalogo'],
  'special-brand-discounts.read': panel,
  'special-brand-discounts.write': ['catalogo', 'marketing'],
  'special-brand-discounts.authorise': ['compras'],
  'company-discounts.read': panel,
  'company-discounts.write': ['soporte'],
  // Up to what each role gives away alone; administrators of the panel, who hold everything, set it.
  'discount-limits.read': [...panel, 'salesman', 'admin'],
  'discount-limits.write': [],
  // Deposits, credit notes and prices above a giver's limit: who gave what, and what waits for somebody else.
  'concessions.read': ['soporte', 'compras'],
  'exchange-rates.read': [...panel, 'compliance', 'employee', 'salesman', 'storeman', 'call_agent'],
  'exchange-rates.write': ['catalogo', 'compras'],
  'prices.explain': [...panel, 'compliance'],
} as const satisfies Record<string, readonly Role[]>;
