import { z } from 'zod';
import { isAbsent, readPath } from './read-path';
import { transformNames, transforms } from './transforms';

const fieldSource = z.strictObject({
  /** Source column or dotted path; with several, the first that has a value. */
  from: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).transform((from) => [from].flat()),
  transforms: z.array(z.enum(transformNames)).default([]),
  /** Adds '-' and the first characters of another source field: makes repeated codes distinct. */
  suffix: z.strictObject({ from: z.string().min(1), length: z.int().min(1).max(36) }).optional(),
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
});

type FieldSource = z.infer<typeof fieldSource>;

const shortField = z
  .string()
  .min(1)
  .transform((path): FieldSource => ({ from: [path], transforms: [] }));

/** A mapping: our field <- source path(s), transforms and default. `"name": "nombre"` is the short form. */
export const fieldsSchema = z.record(z.string(), z.union([shortField, fieldSource]));

export type FieldMap = z.infer<typeof fieldsSchema>;

/** Our fields out of a source record; fields without a value are left out. */
export function mapFields(fields: FieldMap, values: Record<string, unknown>): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const [field, source] of Object.entries(fields)) {
    const value = mapField(source, values);
    if (!isAbsent(value)) mapped[field] = value;
  }
  return mapped;
}

function mapField(source: FieldSource, values: Record<string, unknown>): unknown {
  const found = source.from.map((path) => readPath(values, path)).find((value) => !isAbsent(value));
  if (found === undefined) return source.default;
  const value = source.transforms.reduce<unknown>((changed, name) => transforms[name](changed), found);
  return source.suffix ? withSuffix(value, source.suffix, values) : value;
}

function withSuffix(
  value: unknown,
  { from, length }: NonNullable<FieldSource['suffix']>,
  values: Record<string, unknown>,
): unknown {
  const suffix = readPath(values, from);
  const isText = typeof value === 'string' && (typeof suffix === 'string' || typeof suffix === 'number');
  return isText ? `${value}-${String(suffix).slice(0, length).toUpperCase()}` : value;
}
