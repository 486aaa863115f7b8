import type { CardRow } from '@mayorista/catalogue/contract';

/** A card's fields that anybody may see, in a locale (spec storefront 3, Product card data). No price and no stock here. */
export function cardView(row: CardRow, locale: string): Record<string, unknown> {
  const en = locale === 'en';
  return {
    id: row.id,
    name: en ? (row.name_en ?? row.name_es) : row.name_es,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    model: row.model,
    provider_model: row.provider_model,
    category_id: row.category_id,
    category_name: en ? (row.category_name_en ?? row.category_name_es) : row.category_name_es,
    image_full_path: row.image_url,
    main_image_alt: row.image_alt ?? row.name_es,
    stage_id: row.stage_id,
    stage_name: en ? (row.stage_name_en ?? row.stage_name_es) : row.stage_name_es,
    status: row.status,
    product_type: row.product_type,
    product_flow_type: row.product_flow_type,
    show_url: `/products/${row.id}`,
  };
}
