import { z } from 'zod';
import { NotFound } from '@mayorista/kernel';

/** The largest id a column holds. */
export const largestId = 2_147_483_647;

/** An id in a JSON body. */
export const recordId = z.number().int('invalid').positive('invalid').max(largestId, 'invalid');
/** An id in a query. */
export const queryId = z
  .string()
  .regex(/^\d{1,10}$/, 'invalid')
  .transform(Number)
  .pipe(z.number().positive('invalid').max(largestId, 'invalid'));
/** A query flag: its mere presence means yes, unless it says no. */
export const queryFlag = z
  .union([z.string(), z.null()])
  .optional()
  .transform((text) => text !== undefined && text !== 'false' && text !== '0');
export const paging = {
  page: z.coerce.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  per_page: z.coerce.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(100, 'invalid').default(10),
};
export const grade = z.enum(['Stock', 'MALTRATADO', 'NUEVO', 'AAA', 'A', 'B', 'C', 'D', 'E'], {
  error: 'not_an_option',
});
/** Most pieces a line may name. */
export const mostPieces = 100_000;
export const pieces = z.number().int('invalid').min(1).max(mostPieces);

/** The id of a path; NotFound when it is none. */
export function idOf(params: Readonly<Record<string, string>>): number {
  const given = params.id ?? '';
  if (!/^\d{1,10}$/.test(given) || Number(given) > largestId) throw new NotFound();
  return Number(given);
}
