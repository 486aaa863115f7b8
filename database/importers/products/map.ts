import { z } from 'zod';
import { checkFields, wantedColumns } from '../mapping/check-fields';
import { fieldsSchema, mapFields } from '../mapping/field-map';
import { readMapFile } from '../mapping/map-file';
import { transforms } from '../mapping/transforms';
import type { WantedColumn } from '../source/check-source';
import { productFields, requiredProductFields } from './columns';
import defaultMap from './default-map.json';

/** Mapping file of `import:products`. Its `categories` give the English name of a Spanish category. */
const productMapSchema = z.strictObject({
  fields: fieldsSchema,
  categories: z.record(z.string(), z.string().min(1)).default({}),
});

export type ProductMap = z.infer<typeof productMapSchema>;

/** The mapping used when none is given: English keys, one JSON object per line (see README). */
export const defaultProductMap = (): ProductMap => checked(productMapSchema.parse(defaultMap));

/** Reads a mapping file; refuses unknown fields and a map that leaves a required field without a source. */
export async function readProductMap(file: string): Promise<ProductMap> {
  return checked(await readMapFile(file, productMapSchema));
}

function checked(map: ProductMap): ProductMap {
  checkFields(map.fields, productFields, requiredProductFields);
  return map;
}

/** Source columns that a file of products must have under this mapping. */
export const wantedProductColumns = (map: ProductMap): WantedColumn[] =>
  wantedColumns(map.fields, requiredProductFields);

/** A source record in the shop's fields, still unchecked. */
export function mapProduct(map: ProductMap, values: Record<string, unknown>): Record<string, unknown> {
  const mapped = mapFields(map.fields, values);
  return { ...mapped, category_path_en: englishPath(map, mapped.category, mapped.category_en) };
}

/** English names level by level: the file's own for the last one, the map's for the others, else the Spanish one. */
function englishPath(map: ProductMap, path: unknown, leaf: unknown): unknown {
  if (!Array.isArray(path)) return undefined;
  return path.map((name: unknown, level) => {
    const known = typeof name === 'string' ? map.categories[String(transforms.collapse(name))] : undefined;
    return known ?? (level === path.length - 1 ? leaf : undefined) ?? name;
  });
}
