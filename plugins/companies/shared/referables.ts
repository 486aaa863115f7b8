import { defineReferable, type Referable } from '@mayorista/kernel/shape';
import { personUid } from './uids';

/** Distributor companies, as shapes refer to them. */
export const companies = defineReferable({
  domain: 'companies',
  name: 'company',
  table: 'companies',
  nameColumn: 'business_name',
  path: '/companies/company-distributors',
});

/** People with an account, as shapes of companies refer to them. */
export const people: Referable = {
  name: 'user',
  uid: personUid,
  table: 'up_users',
  nameColumn: 'username',
  path: '/people/users',
};

/** Branches, which the domain of stock owns: named here by their table alone. */
export const branches = defineReferable({
  domain: 'inventory',
  name: 'branch',
  table: 'branches',
  nameColumn: 'name',
  path: '/inventory/branches',
});
