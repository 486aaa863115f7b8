import { z } from 'zod';
import { otherLocales, type Json } from '@mayorista/kernel';

export { paging, pathId as idOf, typedId as recordId } from '@mayorista/kernel';

/** What inputs of this domain are made of. Multipart fields come as text, so numbers and flags take text too. */
const numeric = (pattern: RegExp) =>
  z.union([z.number({ error: 'not_a_number' }), z.string().trim().regex(pattern, 'not_a_number').transform(Number)], {
    error: 'not_a_number',
  });

export const wholeNumber = (least: number, most: number) =>
  numeric(/^-?\d{1,10}$/).pipe(z.number().int('invalid').min(least).max(most));
export const measure = (most: number) => numeric(/^\d{1,9}(\.\d{1,4})?$/).pipe(z.number().min(0).max(most));
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0', 'yes', 'no'])])
  .transform((value) => [true, 1, 'true', '1', 'yes'].includes(value));
export const text = (max: number) => z.string().trim().min(1).max(max);
/** A text that may be emptied: '' becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullish();
/** An address in the store ('/products') or out of it; '' becomes null. */
export const optionalLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^https?:\/\/|^\/(?!\/)/, 'invalid')
  .transform((value) => (value === '' ? null : value))
  .nullish();
/** A name in Spanish and, if there is one, in English. */
export const names = (max: number) => z.object({ es: text(max), en: optionalText(max) });

export type Moment = Date | number | string;

/** A name as the API gives it in both languages. */
export const translationsOf = (row: { readonly name: string; readonly name_en: string | null }) => ({
  es: row.name,
  en: row.name_en,
});
/** A text in the asked language, Spanish where there is no other. */
export const inLocale = (spanish: string | null, english: string | null, locale: string): string | null =>
  locale === 'en' ? (english ?? spanish) : spanish;
/** A name as it is stored: that of another language beside the Spanish one; left empty it goes, left out it stays. */
export const namesToRow = ({ es, en }: { readonly es: string; readonly en?: string | null | undefined }): Json => ({
  name: es,
  ...(en === undefined ? {} : { [otherLocales]: { en: en === null || en === '' ? null : { name: en } } }),
});
