import { defineReferable } from '@mayorista/kernel/shape';

/** Products, as shapes refer to them. */
export const products = defineReferable({
  name: 'product',
  uid: 'api::catalogue.product',
  table: 'products',
  nameColumn: 'name',
  only: { locale: 'es' },
  path: '/catalogue/products',
});
