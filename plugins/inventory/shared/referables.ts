import { defineReferable } from '@mayorista/kernel/shape';

/** Suppliers, as shapes refer to them. */
export const suppliers = defineReferable({
  domain: 'inventory',
  name: 'supplier',
  table: 'suppliers',
  nameColumn: 'name',
  path: '/inventory/suppliers',
});

/** Branches and their warehouses, as shapes refer to them. */
export const branches = defineReferable({
  domain: 'inventory',
  name: 'branch',
  table: 'branches',
  nameColumn: 'name',
  path: '/inventory/branches',
  codes: ['code'],
});
