import { brands, categories, products } from '@mayorista/database/seeds';
import type { CategoryStep, ProductRow, SearchCategory } from '../../../contract';
import { sampleProduct } from './catalogue-sample';

const places = new Map(categories.map(({ key }, at) => [key, at + 1]));
const byKey = new Map(categories.map((category) => [category.key, category]));

const pathOf = (key: string | null): CategoryStep[] => {
  const category = key === null ? undefined : byKey.get(key);
  if (category === undefined) return [];
  return [...pathOf(category.parent), { id: places.get(category.key) ?? 0, name: category.name.es }];
};

/** The keys of a product's categories, from its own upwards. */
const keysOf = (key: string | null): string[] => {
  const category = key === null ? undefined : byKey.get(key);
  return category === undefined ? [] : [category.key, ...keysOf(category.parent)];
};

const brandIds = new Map(brands.map(({ key }, at) => [key, at + 1]));
const brandNames = new Map(brands.map(({ key, name }) => [key, name]));

/** The demonstration's products as search is given them: no prices, stock or order of its own. */
export const demoRows: readonly ProductRow[] = products.map((product, at) =>
  sampleProduct({
    id: at + 1,
    name: product.name.es,
    model: product.model,
    provider_model: product.provider_model,
    sku: product.sku,
    part_numbers: [product.model, product.provider_model, product.sku],
    brand: { id: brandIds.get(product.brand) ?? 0, name: brandNames.get(product.brand) ?? product.brand },
    category: pathOf(product.category),
    description: product.description.es,
  }),
);

/** The keys of the categories that each of them is in, by its id. */
export const demoCategories: ReadonlyMap<number, readonly string[]> = new Map(
  products.map(({ category }, at) => [at + 1, keysOf(category)]),
);

export const demoTree: readonly SearchCategory[] = categories.map(({ key, level, name }) => ({
  id: places.get(key) ?? 0,
  name: name.es,
  tree: pathOf(key)
    .map((step) => step.name)
    .join(' > '),
  level,
}));
