import { z, type ZodNumber } from 'zod';
import { instant, isNameable, plainDate } from '../../../shared/dates';
import { NotFoundError } from '../errors/refusal';

/** The largest id that an integer column holds. */
export const largestId = 2_147_483_647;

/** Takes an id in a JSON body. */
export const recordId = z.number().int('invalid').positive('invalid').max(largestId, 'invalid');

/** Takes an id as a number or as its digits: queries and multipart fields are text. Never a flag or an empty text. */
export const typedId = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,10}$/, 'not_a_number')
        .transform(Number),
    ],
    {
      error: 'not_a_number',
    },
  )
  .pipe(recordId);

/**
 * Takes a number, or a text of digits that writes one, as queries, multipart fields and forms send it; never yes or no, a list, an empty
 * text, `0x10` or `1e3`. The schema says which numbers: `typedNumber(z.number().int('invalid').min(1))`.
 */
export const typedNumber = (schema: ZodNumber, error = 'not_a_number') =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,15}(\.\d{1,10})?$/, error)
          .transform(Number),
      ],
      { error },
    )
    .pipe(schema);

/** Takes a whole number from 1 to `most`, as queries send it. */
export const typedWhole = (most: number) =>
  typedNumber(z.number().int('invalid').min(1, 'invalid').max(most), 'invalid');

/** Takes yes or no in a JSON body: true and false, or 1 and 0. */
export const yesOrNo = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean);

/** The page and page size of a list: 10 records unless said, at most 100 (spec catalogue 9). */
export const paging = {
  page: typedNumber(z.number({ error: 'not_a_number' }).int('invalid').min(1, 'invalid').max(1_000_000)).default(1),
  per_page: typedNumber(
    z.number({ error: 'not_a_number' }).int('invalid').min(1, 'invalid').max(100, 'too_big'),
  ).default(10),
};

/** Takes a day of the calendar of Mexico City, 'yyyy-mm-dd', from `firstDay` to `lastDay`. */
export const dayText = z
  .string({ error: noDate })
  .max(10, { error: 'not_a_date', abort: true })
  .refine(isDay, { error: 'not_a_date', abort: true })
  .transform(plainDate)
  .refine(isNameable, 'date_out_of_range');

/** Nothing given is a field that is missing, which has its own words. */
function noDate({ input }: { readonly input?: unknown }): string | undefined {
  return input === undefined ? undefined : 'not_a_date';
}

function isDay(given: string): boolean {
  try {
    return plainDate(given) === given;
  } catch {
    // There is no such day: the caller rejects it on its field.
    return false;
  }
}

/** Takes a moment with its zone, ISO 8601, on a day from `firstDay` to `lastDay`. */
export const momentText = z
  .string({ error: noDate })
  .max(40, { error: 'not_a_date', abort: true })
  .refine((given) => isoMoment.safeParse(given).success, { error: 'not_a_date', abort: true })
  .refine((given) => isNameable(instant(given)), 'date_out_of_range');

const isoMoment = z.iso.datetime({ offset: true });

/** Parses the id in a path. Throws NotFoundError when it is not an id. */
export function pathId(params: Readonly<Record<string, string>>, name = 'id'): number {
  const given = params[name] ?? '';
  if (!/^\d{1,10}$/.test(given) || Number(given) > largestId) throw new NotFoundError();
  return Number(given);
}
