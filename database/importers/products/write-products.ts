import { createId } from '@paralleldrive/cuid2';
import type { Knex } from 'knex';
import { inBatch, type Batch } from '../connection/in-batch';
import { fold } from '@mayorista/config/text';
import { emit } from '../connection/outbox.store';
import { asDocument, type Row } from '../connection/rows';
import type { BatchOutcome } from '../run/importer';
import { findOrCreateBrands } from './brands.store';
import { findOrCreateCategories, pathKey } from './categories.store';
import { locales } from './locales';
import { isUnchanged, wantedProduct, type WantedLinks, type WantedProduct } from './product-changes';
import { findProducts, linkProducts, writeProducts, type StoredDocument } from './products.store';
import { writeInitialStock } from './stock.store';
import type { ProductRow } from './validate';

interface Change {
  row: ProductRow;
  stored: StoredDocument | null;
  wanted: WantedProduct;
  links: WantedLinks;
}

/** Events of the catalogue (its events.ts), which whoever writes its tables by knex leaves itself. */
const events = { productChanged: 'product.changed', taxonomyChanged: 'taxonomy.changed' } as const;

/** Tables an import of products needs. */
export const productTables = [
  'products',
  'brands',
  'categories',
  'stocks',
  'stock_movements',
  'branches',
  'outbox_events',
] as const;

/** A new product is active, in the store and ordinary; staff change that afterwards and a repeated import leaves it. */
const newProduct = {
  status: 1,
  published_in_store: true,
  show_in_news: false,
  product_type: 'product_type_physical',
  product_flow_type: 'standard',
  promo_discount: 0,
  serial: 1,
  batched: 0,
};

/** Writes a batch of products by sku in one transaction, with what they belong to, and tells the platform which changed. */
export function writeProductBatch(db: Knex, branchId: number, rows: ProductRow[]): Promise<BatchOutcome> {
  return inBatch(db, async (batch) => {
    const all = await compare(batch, rows);
    const changed = all.filter(({ stored, wanted, links }) => stored === null || !isUnchanged(wanted, links, stored));
    if (changed.length > 0) await write(batch, branchId, changed);
    const created = changed.filter(({ stored }) => stored === null).length;
    return { created, updated: changed.length - created, unchanged: rows.length - changed.length };
  });
}

async function compare(batch: Batch, rows: ProductRow[]): Promise<Change[]> {
  const brands = await findOrCreateBrands(
    batch,
    rows.map(({ brand }) => brand),
  );
  const paths = rows.map(({ category, category_path_en: en }) => ({ es: category, en: en ?? category }));
  const categories = await findOrCreateCategories(batch, paths);
  for (const id of categories.created) await emit(batch, events.taxonomyChanged, { kind: 'category', id });
  const stored = await findProducts(
    batch,
    rows.map(({ sku }) => sku),
  );
  return rows.map((row) => {
    const existing = stored.get(row.sku) ?? null;
    const links = {
      brandId: known(brands.get(fold(row.brand))),
      categoryId: known(categories.ids.get(pathKey(row.category))),
    };
    return { row, stored: existing, wanted: wantedProduct(row, existing), links };
  });
}

async function write(batch: Batch, branchId: number, changes: Change[]): Promise<void> {
  const written = await writeProducts(
    batch,
    changes.flatMap((change) => rowsOf(batch, change)),
  );
  const linksOfSku = new Map(changes.map(({ row, links }) => [row.sku, links]));
  const targets = (pick: (links: WantedLinks) => number) =>
    written.map(({ id, sku }) => ({ productId: id, targetId: pick(known(linksOfSku.get(sku))) }));
  await linkProducts(
    batch,
    'brand',
    targets(({ brandId }) => brandId),
  );
  await linkProducts(
    batch,
    'category',
    targets(({ categoryId }) => categoryId),
  );

  const publicIds = new Map(written.filter(({ locale }) => locale === locales.main).map(({ id, sku }) => [sku, id]));
  const initial = changes.flatMap(({ row, stored }) =>
    stored === null && row.stock !== undefined ? [{ productId: known(publicIds.get(row.sku)), pieces: row.stock }] : [],
  );
  await writeInitialStock(batch, branchId, initial);
  await emit(batch, events.productChanged, { ids: [...publicIds.values()] });
}

function rowsOf(batch: Batch, { stored, wanted }: Change): Row[] {
  const documentId = stored?.main.document_id ?? createId();
  const row = (locale: string, texts: WantedProduct['main']) =>
    asDocument(batch, { ...newProduct, ...wanted.shared, ...texts, locale }, documentId);
  return [row(locales.main, wanted.main), row(locales.other, wanted.other)];
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A row lost its brand, category or product inside its own batch');
  return value;
}
