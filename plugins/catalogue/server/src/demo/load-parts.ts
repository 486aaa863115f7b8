import { datasheets, products, type ProductSeed, type SheetSeed } from '@mayorista/database/seeds';
import { insertRows, systemActor, type Tx } from '@mayorista/kernel';
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
  for (const sheet of datasheets) await loadDatasheet(tx, sheet, loaded);
  await insertRows(
    tx,
    tables.datasheetValue,
    products.flatMap((product) => valuesOf(product).map((value) => ({ product_id: idOf(product.sku), ...value }))),
  );
}

async function loadDatasheet(tx: Tx, { name, categories, groups }: SheetSeed, loaded: Loaded): Promise<void> {
  await saveDatasheet(
    tx,
    loader,
    { id: null, expected: null },
    {
      name_translations: name,
      categories: categories.map((key) => loaded.categories.get(key)?.es ?? missing(key)),
      datasheet_groups: groups.map((group) => ({
        name_translations: group.name,
        datasheet_fields: group.fields.map((field) => ({
          name_translations: field.name,
          field_type: field.type,
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
