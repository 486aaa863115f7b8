import { datasheets, products, valueLists, type ProductSeed, type SheetSeed } from '@mayorista/database/seeds';
import { insertRows, systemActor, type Tx } from '@mayorista/kernel';
import { saveList } from '../datasheets/datasheet-lists';
import { codeOf } from '../datasheets/datasheet.rules';
import { saveDatasheet } from '../datasheets/write-datasheet';
import { tables } from '../tables';
import type { Known } from './known-ids';

const loader = systemActor('Mundo de demostración');

/** Datasheets of the demo world, and what the texts of its products say in them. */
export async function loadDatasheets(tx: Tx, known: Known): Promise<void> {
  const lists = new Map<string, number>();
  for (const { key, name, options } of valueLists) lists.set(key, await saveList(tx, loader, { name, options }));
  for (const sheet of datasheets) await loadDatasheet(tx, sheet, known, lists);
  await insertRows(
    tx,
    tables.datasheetValue,
    products.flatMap((product) =>
      valuesOf(product).map((value) => ({ product_id: known.product(product.sku), ...value })),
    ),
  );
}

async function loadDatasheet(
  tx: Tx,
  { name, categories: keys, groups }: SheetSeed,
  known: Known,
  lists: ReadonlyMap<string, number>,
): Promise<void> {
  await saveDatasheet(
    tx,
    loader,
    { id: null, expected: null },
    {
      name_translations: name,
      categories: keys.map((key) => known.category(key)),
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

/** The texts of a product about each characteristic of its datasheet. */
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
  throw new Error(`The demo world names an unknown list of values: ${key}`);
}
