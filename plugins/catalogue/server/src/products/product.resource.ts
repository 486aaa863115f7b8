import { decimal, defineResource, otherLocales, Refused, writeRule, type BaseRow, type Json } from '@mayorista/kernel';
import { uids } from '../uids';
import { productInput, type ProductInput } from './product.schema';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface ProductRow extends BaseRow, Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly documentId: string;
  readonly brand?: Named | null;
  readonly category?: Named | null;
  readonly stage?: Named | null;
  readonly main_image?: { url: string; alternativeText: string | null } | null;
}

const shown = [
  'id', 'sku', 'model', 'provider_model', 'barcode', 'name', 'name_translations', 'description', 'description_translations', 'promo_discount', 'promo_level_1', 'promo_level_2', 'promo_level_3', 'promo_level_4', 'promo_level_5',
  'promo_level_6', 'sat_key', 'guarantee', 'product_type', 'product_flow_type', 'serial', 'batched', 'status', 'published_in_store', 'show_in_news', 'requires_nom', 'createdAt', 'updatedAt',
] as const;

/** Products as staff see and keep them. `/new-products` is the same data (decisions, Model). */
export const productResource = defineResource<ProductRow>()({
  path: '/products',
  aliases: ['/new-products'],
  uid: uids.product,
  label: 'producto',
  localized: true,
  search: ['name', 'model', 'sku', 'provider_model', 'barcode'],
  filters: ['sku', 'model', 'status', 'published_in_store', 'product_flow_type', 'product_type', 'show_in_news'],
  sort: ['list_price', 'name'],
  params: {
    category_id: (value) => ({ category: { id: Number(value) } }),
    brand_id: (value) => ({ brand: { id: Number(value) } }),
    excludeProductId: (value) => ({ id: { $ne: Number(value) } }),
  },
  populate: ['brand', 'category', 'stage', 'main_image'],
  order: { id: 'desc' },
  read: { needs: 'products.read' },
  create: writeRule({ needs: 'products.write', schema: productInput, before: async ({ input }) => refusePrices(input), toRow: rowOf }),
  update: writeRule({
    needs: 'products.write',
    schema: productInput.partial(),
    before: async ({ input }, current) => refusePrices({ ...(current as unknown as Partial<ProductInput>), ...input }),
    toRow: rowOf,
  }),
  remove: { needs: 'products.write' },
  serialize: (row) => ({
    ...Object.fromEntries(shown.map((name) => [name, row[name] ?? null])),
    list_price: row.list_price == null ? '0' : String(row.list_price),
    fixed_price: row.fixed_price == null ? null : String(row.fixed_price),
    ...named('brand', row.brand),
    ...named('category', row.category),
    ...named('stage', row.stage),
    image_full_path: row.main_image?.url ?? null,
    main_image_alt: row.main_image?.alternativeText ?? null,
  }),
});

const named = (noun: string, record: { id: number; name: string } | null | undefined): Json => ({
  [`${noun}_id`]: record?.id ?? null,
  [`${noun}_name`]: record?.name ?? null,
});

async function refusePrices(input: Partial<ProductInput>): Promise<void> {
  if (input.fixed_price == null || input.list_price == null || decimal(input.list_price).isZero()) return;
  if (decimal(input.fixed_price).greaterThan(input.list_price)) throw new Refused([{ code: 'fixed_above_list', field: 'fixed_price' }]);
}

function rowOf(input: Partial<ProductInput>): Json {
  const { name_translations: names, description_translations: descriptions, brand_id: brand, category_id: category, stage_id: stage, ...rest } = input;
  const english = { ...(names?.en ? { name: names.en } : {}), ...(descriptions?.en ? { description: descriptions.en } : {}) };
  return {
    ...rest,
    ...(names === undefined ? {} : { name: names.es }),
    ...(descriptions?.es === undefined ? {} : { description: descriptions.es }),
    ...(brand === undefined ? {} : { brand }),
    ...(category === undefined ? {} : { category }),
    ...(stage === undefined ? {} : { stage }),
    ...(Object.keys(english).length > 0 ? { [otherLocales]: { en: english } } : {}),
  };
}
