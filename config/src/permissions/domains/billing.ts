import type { Role } from '../roles';

const readers = ['distributor', 'soporte', 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

/**
 * Invoices: a company's distributors read their own; a secondary user reads none, whom the company's prices are no business of. Whoever
 * works on orders issues and cancels (spec storefront 7, Invoices).
 */
export const billingPermissions = {
  'invoices.read': readers,
  'invoices.write': ['soporte'],
  'invoices.cancel': ['soporte'],
  'invoice-payments.read': ['distributor', 'soporte', 'salesman'],
  'invoice-payments.write': ['soporte'],
  'invoice-cancellations.read': ['soporte', 'salesman'],
  'company-fiscal-datas.read': ['distributor', 'soporte'],
  'company-fiscal-datas.write': ['distributor', 'soporte'],
} as const satisfies Record<string, readonly Role[]>;
