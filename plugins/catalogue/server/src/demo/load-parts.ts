import {
  categories,
  datasheets,
  products,
  valueLists,
  type ProductSeed,
  type SheetSeed,
} from '@mayorista/database/seeds';
import { insertRows, systemActor, type Tx } from '@mayorista/kernel';
import { saveList } from '../datasheets/datasheet-lists';
import { codeOf } from '../datasheets/datasheet.rules';
import { saveDatasheet } from '../datasheets/write-datasheet';
import { recordTables as tables } from '../sub-record.tables';
import type { Loaded } from './load-pictures';

const loader = systemActor('Mundo de demostración');

/** What hangs on the demo world's products: features, kits, datasheets with what their texts say. */
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
  const lists = new Map<string, number>();
  for (const { key, name, options } of valueLists) lists.set(key, await saveList(tx, loader, { name, options }));
  for (const sheet of datasheets) await loadDatasheet(tx, sheet, loaded, lists);
  await loadStoreItems(tx, loaded);
  await insertRows(
    tx,
    tables.datasheetValue,
    products.flatMap((product) => valuesOf(product).map((value) => ({ product_id: idOf(product.sku), ...value }))),
  );
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

async function loadDatasheet(
  tx: Tx,
  { name, categories: keys, groups }: SheetSeed,
  loaded: Loaded,
  lists: ReadonlyMap<string, number>,
): Promise<void> {
  await saveDatasheet(
    tx,
    loader,
    { id: null, expected: null },
    {
      name_translations: name,
      categories: keys.map((key) => loaded.categories.get(key)?.es ?? missing(key)),
      datasheet_groups: groups.map((group) => ({
        name_translations: group.name,
        datasheet_fields: group.fields.map((field) => ({
          name_translations: field.name,
          field_type: field.type,
          datasheet_list_id: field.list === undefined ? null : (lists.get(field.list) ?? missing(field.list)),
          unit: field.unit,
          is_key: field.isKey ?? false,
        })),
      })),
    },
  );
}

/** What a product's texts say of each characteristic of its datasheet. */
function valuesOf({ category, name, description }: ProductSeed): { code: string; value: string; value_en: null }[] {
  const sheet = datasheets.find(({ categories }) => categories.includes(category));
  const said = `${name.es}. ${description.es}`;
  return (sheet?.groups ?? []).flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const value = field.read(said);
      return value === null ? [] : [{ code: codeOf(field.name.es), value, value_en: null }];
    }),
  );
}

function missing(key: string): never {
  throw new Error(`The demo world names something unknown: ${key}`);
}
