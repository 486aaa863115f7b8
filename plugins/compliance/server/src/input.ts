import { typedId as recordId } from '@mayorista/kernel';
import { z } from 'zod';

export { dayText as day, paging, pathId as idOf } from '@mayorista/kernel';
export { recordId };

// What inputs of this domain are made of. Multipart fields come as text, so numbers and flags take text too.

/** A number, or its digits in text: never a flag or an empty text taken for one. */
const numeric = (pattern: RegExp) =>
  z.union([z.number({ error: 'not_a_number' }), z.string().trim().regex(pattern, 'not_a_number').transform(Number)], {
    error: 'not_a_number',
  });

export const wholeNumber = (least: number, most: number) =>
  numeric(/^-?\d{1,10}$/).pipe(z.number().int('invalid').min(least).max(most));
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');
export const text = (max: number) => z.string().trim().min(1).max(max);
/** A text that may be emptied: '' becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullish();
export const percent = numeric(/^-?\d{1,6}(\.\d{1,4})?$/).pipe(
  z.number().min(0, 'percent_below_0').max(100, 'percent_above_100'),
);
/** Product ids of a bulk call, each once. */
export const productIds = z
  .array(recordId)
  .min(1, 'products_required')
  .max(1_000)
  .transform((ids) => [...new Set(ids)]);

type Shape = Readonly<Record<string, z.ZodType>>;
type WithoutDefault<S> = S extends z.ZodDefault<infer Inner> ? Inner : S;
type Partially<S extends Shape> = { [K in keyof S]: z.ZodOptional<WithoutDefault<S[K]>> };

/**
 * The schema of a change: every field may be left out, and what is left out stays as it is. Zod's own `partial()` would
 * put the defaults of a new record into every change.
 */
export function changeOf<S extends Shape>(schema: z.ZodObject<S>): z.ZodObject<Partially<S>, z.core.$strict> {
  const fields = Object.entries(schema.shape).map(
    ([name, field]) =>
      [name, z.optional(field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field)] as const,
  );
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodObject<Partially<S>, z.core.$strict>;
}
