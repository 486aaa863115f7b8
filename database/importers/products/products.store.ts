import type { Batch } from '../connection/in-batch';
import { findIn, insertRows, removeIn, upsertRows, type Row } from '../connection/rows';
import { locales } from './locales';

/** A product's row in one locale, as far as an import writes it. */
export interface StoredProduct {
  id: number;
  document_id: string;
  locale: string;
  sku: string;
  name: string;
  description: string | null;
  model: string;
  provider_model: string | null;
  list_price: number | string;
  sat_key: string | null;
}

/** Both rows of a product and what its Spanish one is linked to. */
export interface StoredDocument {
  main: StoredProduct;
  other: StoredProduct | null;
  brandId: number | null;
  categoryId: number | null;
}

export type ProductLink = 'brand' | 'category';

const columns = [
  'id',
  'document_id',
  'locale',
  'sku',
  'name',
  'description',
  'model',
  'provider_model',
  'list_price',
  'sat_key',
];
const importedColumns = ['name', 'description', 'model', 'provider_model', 'list_price', 'sat_key', 'updated_at'];
const linkTables: Record<ProductLink, string> = { brand: 'products_brand_lnk', category: 'products_category_lnk' };

/** The products of these skus, by sku; locked until the batch ends on PostgreSQL. */
export async function findProducts(batch: Batch, skus: string[]): Promise<Map<string, StoredDocument>> {
  const rows = await findIn<StoredProduct>(
    () => batch.trx('products').select(columns).whereIn('locale', Object.values(locales)).forUpdate(),
    'sku',
    skus,
  );
  const mains = rows.filter(({ locale }) => locale === locales.main);
  const others = new Map(rows.filter(({ locale }) => locale === locales.other).map((row) => [row.document_id, row]));
  const brands = await linksOf(batch, 'brand', mains);
  const categories = await linksOf(batch, 'category', mains);
  return new Map(
    mains.map((main) => [
      main.sku,
      {
        main,
        other: others.get(main.document_id) ?? null,
        brandId: brands.get(main.id) ?? null,
        categoryId: categories.get(main.id) ?? null,
      },
    ]),
  );
}

async function linksOf({ trx }: Batch, link: ProductLink, products: StoredProduct[]): Promise<Map<number, number>> {
  const query = () => trx(linkTables[link]).select('product_id', { target: `${link}_id` });
  const rows = await findIn<{ product_id: number; target: number }>(
    query,
    'product_id',
    products.map(({ id }) => id),
  );
  return new Map(rows.map(({ product_id, target }) => [product_id, target]));
}

/** Writes rows of both locales by (sku, locale); columns the import does not own stay as staff left them. */
export function writeProducts(
  batch: Batch,
  rows: readonly Row[],
): Promise<{ id: number; sku: string; locale: string }[]> {
  return upsertRows(
    batch,
    { table: 'products', key: ['sku', 'locale'], merge: importedColumns, returning: ['id', 'sku', 'locale'] },
    rows,
  );
}

/** Points products (all their locales' rows) to a brand or category, instead of the one they had. */
export async function linkProducts(
  batch: Batch,
  link: ProductLink,
  targets: readonly { productId: number; targetId: number }[],
): Promise<void> {
  const table = linkTables[link];
  await removeIn(
    batch,
    table,
    'product_id',
    targets.map(({ productId }) => productId),
  );
  await insertRows(
    batch,
    table,
    targets.map(({ productId, targetId }) => ({ product_id: productId, [`${link}_id`]: targetId })),
  );
}
