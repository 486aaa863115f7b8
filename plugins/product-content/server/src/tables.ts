/** Tables of what is shown of products beside their cards; flows write them by knex. */
export const tables = {
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
  file: 'files',
} as const;
