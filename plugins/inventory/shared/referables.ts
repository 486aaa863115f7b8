import { defineReferable } from '@mayorista/kernel/shape';

/** Suppliers, as shapes refer to them. */
export const suppliers = defineReferable({
  name: 'supplier',
  uid: 'api::inventory.supplier',
  table: 'suppliers',
  nameColumn: 'name',
  path: '/inventory/suppliers',
});

/** Branches and their warehouses, as shapes refer to them. */
export const branches = defineReferable({
  name: 'branch',
  uid: 'api::inventory.branch',
  table: 'branches',
  nameColumn: 'name',
  path: '/inventory/branches',
});
