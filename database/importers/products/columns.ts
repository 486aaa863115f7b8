/** Fields of a product that a file can fill; a mapping names where each comes from. */
export const productFields = [
  'sku',
  'name',
  'name_en',
  'description',
  'description_en',
  'brand',
  'model',
  'provider_model',
  'category',
  'category_en',
  'price',
  'currency',
  'stock',
  'sat_key',
] as const;

export type ProductField = (typeof productFields)[number];

/** Without these there is no product: their source columns must exist before the first row is read. */
export const requiredProductFields = ['sku', 'name', 'brand', 'category', 'price'] as const satisfies ProductField[];

/** Longest texts, in characters, and largest figures the shop accepts. */
export const productLimits = {
  sku: 100,
  name: 255,
  description: 20_000,
  brand: 100,
  model: 100,
  categoryName: 100,
  categoryDepth: 3,
  price: 1_000_000,
  priceDecimals: 4,
  stock: 1_000_000,
} as const;
