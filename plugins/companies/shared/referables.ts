import { defineReferable } from '@mayorista/kernel/shape';

/** Distributor companies, as shapes refer to them. */
export const companies = defineReferable({
  domain: 'companies',
  name: 'company',
  table: 'companies',
  nameColumn: 'business_name',
  path: '/companies/company-distributors',
});
