import { categories, products } from '@mayorista/database/seeds';
import { insertRows, type Tx } from '@mayorista/kernel';
import { recordTables as tables } from '../sub-record.tables';
import type { Loaded } from './load-pictures';

/** The records that hang on the demo world's products: features, kits, the divisions of the store. */
export async function loadParts(tx: Tx, loaded: Loaded): Promise<void> {
  const idOf = (sku: string): number => loaded.products.get(sku)?.es ?? missing(sku);
  await insertRows(
    tx,
    tables.feature,
    products.map(({ sku, weight }) => ({ product_id: idOf(sku), weight_kg: weight })),
  );
  await insertRows(
    tx,
    tables.kitDetail,
    products.flatMap(({ sku, kit }) =>
      kit.map((part, index) => ({
        product_id: idOf(sku),
        component_id: idOf(part.sku),
        quantity: part.quantity,
        position: index + 1,
      })),
    ),
  );
  await loadStoreItems(tx, loaded);
}

/** The divisions of the store, in the order of the tree; staff order them as they like. */
const loadStoreItems = (tx: Tx, loaded: Loaded): Promise<void> =>
  insertRows(
    tx,
    tables.storeItem,
    categories
      .filter(({ level }) => level === 1)
      .sort((a, b) => a.position - b.position)
      .map(({ key }, index) => ({
        category_id: loaded.categories.get(key)?.es ?? missing(key),
        is_active: true,
        position: index + 1,
      })),
  );

function missing(key: string): never {
  throw new Error(`The demo world names something unknown: ${key}`);
}
