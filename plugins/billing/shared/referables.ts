import { defineReferable } from '@mayorista/kernel/shape';

/** Invoices, as other shapes refer to them: by series and folio. */
export const invoices = defineReferable({
  domain: 'billing',
  name: 'invoice',
  table: 'invoices',
  nameColumn: 'number',
  path: '/billing/invoices',
});
