import { isAllowed, type Actor, type BaseRow, type Json } from '@mayorista/kernel';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface ProductRow extends BaseRow, Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly documentId: string;
  readonly brand?: Named | null;
  readonly category?: Named | null;
  readonly stage?: Named | null;
  readonly brand_tvc?: Named | null;
  readonly tvc_category?: Named | null;
  readonly main_image?: { url: string; alternativeText: string | null } | null;
}

const shown = [
  'id',
  'sku',
  'model',
  'provider_model',
  'barcode',
  'name',
  'name_translations',
  'description',
  'description_translations',
  'promo_discount',
  'promo_level_1',
  'promo_level_2',
  'promo_level_3',
  'promo_level_4',
  'promo_level_5',
  'promo_level_6',
  'igi_percentage',
  'forecast',
  'quantity',
  'generates_utility',
  'can_be_added_to_electronic_wallet_type_sale_orders',
  'sat_key',
  'sat_unit',
  'guarantee',
  'product_type',
  'product_flow_type',
  'discount_type',
  'serial',
  'batched',
  'status',
  'published_in_store',
  'show_in_news',
  'requires_nom',
  'createdAt',
  'updatedAt',
] as const;

/** A product as staff see it; what it costs the house is told to some alone. Prices and costs are US dollars in text, percents are numbers. */
export const productView = (row: ProductRow, { actor }: { readonly actor: Actor }): Json => ({
  ...Object.fromEntries(shown.map((name) => [name, row[name] ?? null])),
  list_price: amount(row.list_price) ?? '0',
  fixed_price: amount(row.fixed_price),
  ...(isAllowed(actor, 'product-costs.read') ? { average_cost: amount(row.average_cost) ?? '0' } : {}),
  ...named('brand', row.brand),
  ...named('category', row.category),
  ...named('stage', row.stage),
  ...named('brand_tvc', row.brand_tvc),
  ...named('tvc_category', row.tvc_category),
  image_full_path: row.main_image?.url ?? null,
  main_image_alt: row.main_image?.alternativeText ?? null,
});

const amount = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

const named = (noun: string, record: Named | null | undefined): Json => ({
  [`${noun}_id`]: record?.id ?? null,
  [`${noun}_name`]: record?.name ?? null,
});
