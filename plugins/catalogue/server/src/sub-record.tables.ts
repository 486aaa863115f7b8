/** Tables of what hangs on products and categories; flows write them by knex. */
export const recordTables = {
  datasheet: 'datasheets',
  datasheetGroup: 'datasheet_groups',
  datasheetField: 'datasheet_fields',
  datasheetList: 'datasheet_lists',
  datasheetOption: 'datasheet_list_options',
  categoryDatasheet: 'category_datasheets',
  datasheetValue: 'product_datasheet_values',
  overview: 'product_overviews',
  overviewMedia: 'product_overview_medias',
  video: 'product_videos',
  document: 'product_documents',
  kitDetail: 'product_kit_details',
  feature: 'product_features',
  accessory: 'category_accessories',
  banner: 'category_banners',
  storeItem: 'store_items',
} as const;
