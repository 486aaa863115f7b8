import { defineReferable, type Referable } from '@mayorista/kernel/shape';

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
  uid: 'plugin::users-permissions.user',
  table: 'up_users',
  nameColumn: 'username',
  path: '/people/users',
};

/** Branches, which the domain of stock owns: named here by their table alone. */
export const branches: Referable = {
  name: 'branch',
  uid: 'api::inventory.branch',
  table: 'branches',
  nameColumn: 'name',
  path: '/inventory/branches',
};
