import { defineReferable } from '@mayorista/kernel/shape';

/** Distributor companies, as shapes refer to them. */
export const companies = defineReferable({
  domain: 'companies',
  name: 'company',
  table: 'companies',
  nameColumn: 'business_name',
  path: '/companies/company-distributors',
});

/** Branches, which the domain of stock owns and this one stands before: their table is worked out of their name. */
export const branches = defineReferable({
  domain: 'inventory',
  name: 'branch',
  plural: 'branches',
  nameColumn: 'name',
  path: '/inventory/branches',
});
