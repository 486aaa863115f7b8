import { defineReferable } from '@mayorista/kernel/shape';

export { byId, nameIn, pathOf, type CategoryNode } from './category-tree.rules';
export { grouped } from './grouped';
export { isOffered } from './offered.rules';
export { productNotUpdated } from './texts';

/** Products, as shapes refer to them. */
export const products = defineReferable({
  domain: 'catalogue',
  name: 'product',
  table: 'products',
  nameColumn: 'name',
  only: { locale: 'es' },
  path: '/catalogue/products',
  codes: ['model', 'sku'],
});

/** Categories, in whatever language, as others refer to them. */
export const categories = defineReferable({
  domain: 'catalogue',
  name: 'category',
  plural: 'categories',
  nameColumn: 'name',
  path: '/catalogue/categories',
});

/** Brands, as shapes refer to them. */
export const brands = defineReferable({
  domain: 'catalogue',
  name: 'brand',
  table: 'brands',
  nameColumn: 'name',
  path: '/catalogue/brands',
});
