import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';

/** A number as its text: with its sign, so that what is out of range is told as that and not as no number at all. */
const numberText = (digits: number, decimals: number) =>
  z
    .string()
    .trim()
    // oxlint-disable-next-line house/made-pattern -- numbers alone are put in, and the API's description tells the pattern
    .regex(new RegExp(`^-?\\d{1,${digits}}(\\.\\d{1,${decimals}})?$`), 'not_a_number');

/** What is neither a number nor its text (true, []) is none. */
const notANumber = {
  error: (issue: { readonly input: unknown }) => (issue.input === undefined ? 'required' : 'not_a_number'),
};

/** A percent off, 0 to 100, kept as text so that no float is ever computed with. */
export const percent = z
  .union([z.number(), numberText(12, 4)], notANumber)
  .transform(String)
  .refine((text) => Number(text) >= 0 && Number(text) <= 100, 'percent_out_of_range');

/** US dollars, at most four decimals. */
export const amount = z
  .union([z.number(), numberText(9, 4)], notANumber)
  .transform(String)
  .refine((text) => Number(text) >= 0, 'negative_amount');

/** Pesos for one dollar. */
export const rate = z
  .union([z.number(), numberText(12, 6)], notANumber)
  .transform(String)
  .refine((text) => Number(text) > 0, 'rate_not_positive')
  .refine((text) => Number(text) <= 1_000, 'rate_too_high');

export { dayText as day } from '@mayorista/kernel';

/** true, 'true', 1 or '1'. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 1);

export const publicId = typedNumber(z.number().int().positive());
