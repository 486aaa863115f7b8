import { z } from 'zod';
import { plainDate } from '@mayorista/kernel';

/** A percent off, 0 to 100, kept as text so that no float is ever computed with. */
export const percent = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}(\.\d{1,4})?$/),
    ],
    { error: (issue) => (issue.input === undefined ? 'required' : 'not_a_number') },
  )
  .transform(String)
  .refine((text) => Number(text) >= 0 && Number(text) <= 100, 'percent_out_of_range');

/** US dollars, at most four decimals. */
export const amount = z
  .union(
    [
      z.number().nonnegative('negative_amount'),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}(\.\d{1,4})?$/),
    ],
    { error: (issue) => (issue.input === undefined ? 'required' : 'not_a_number') },
  )
  .transform(String);

/** Pesos for one dollar. */
export const rate = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,4}(\.\d{1,6})?$/),
    ],
    { error: (issue) => (issue.input === undefined ? 'required' : 'not_a_number') },
  )
  .transform(String)
  .refine((text) => Number(text) > 0 && Number(text) <= 1_000, 'rate_not_positive');

/** A day of the calendar in America/Mexico_City, 'yyyy-mm-dd'. */
export const day = z.string().refine((text) => {
  try {
    return plainDate(text) === text;
  } catch {
    return false;
  }
}, 'not_a_date');

/** true, 'true', 1 or '1'. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 1);

export const publicId = z.coerce.number().int().positive();
