export const uids = {
  product: 'api::catalogue.product',
  brand: 'api::catalogue.brand',
  category: 'api::catalogue.category',
  stage: 'api::catalogue.stage',
  tvcCategory: 'api::catalogue.tvc-category',
  tvcBrand: 'api::catalogue.tvc-brand',
  mediaFile: 'plugin::upload.file',
  mediaLibrary: 'plugin::upload.upload',
} as const;

export const tables = {
  product: 'products',
  brand: 'brands',
  category: 'categories',
  stage: 'stages',
  card: 'product_cards',
  cardCategory: 'product_card_categories',
  productBrand: 'products_brand_lnk',
  productCategory: 'products_category_lnk',
  productStage: 'products_stage_lnk',
  related: 'products_related_products_lnk',
  replacements: 'products_replacements_lnk',
  categoryParent: 'categories_parent_category_lnk',
  tvcCategory: 'tvc_categories',
  tvcCategoryParent: 'tvc_categories_parent_category_lnk',
  file: 'files',
  fileRelated: 'files_related_mph',
} as const;
