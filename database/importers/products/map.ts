import { z } from 'zod';
import { fieldsSchema, mapFields } from '../mapping/field-map';
import { MapProblem, readMapFile } from '../mapping/map-file';
import { transforms } from '../mapping/transforms';
import type { WantedColumn } from '../source/check-source';
import { productFields, requiredProductFields } from './columns';
import defaultMap from './default-map.json';

/** Mapping file of `import:products`. Its `categories` give the English name of a Spanish category. */
export const productMapSchema = z.strictObject({
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
  const known: readonly string[] = productFields;
  const unknown = Object.keys(map.fields).filter((field) => !known.includes(field));
  if (unknown.length > 0) throw new MapProblem(`El mapa nombra campos desconocidos: ${unknown.join(', ')}`);
  const missing = requiredProductFields.filter((field) => map.fields[field] === undefined);
  if (missing.length > 0) throw new MapProblem(`El mapa no dice de dónde sale: ${missing.join(', ')}`);
  return map;
}

/** Source columns that must be in the file: those of required fields that have no default. */
export function wantedProductColumns(map: ProductMap): WantedColumn[] {
  return requiredProductFields.flatMap((field) => {
    const source = map.fields[field];
    return source && source.default === undefined ? [{ field, from: source.from }] : [];
  });
}

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
