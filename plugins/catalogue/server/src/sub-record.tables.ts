/** Tables of what hangs on products and categories; flows write them by knex. */
export const recordTables = {
  kitDetail: 'product_kit_details',
  feature: 'product_features',
  accessory: 'category_accessories',
  banner: 'category_banners',
  storeItem: 'store_items',
} as const;
