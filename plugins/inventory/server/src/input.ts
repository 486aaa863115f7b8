import { z } from 'zod';
import { largestId } from '@mayorista/kernel';

export { largestId, paging, pathId as idOf, recordId } from '@mayorista/kernel';
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
export const grade = z.enum(['Stock', 'MALTRATADO', 'NUEVO', 'AAA', 'A', 'B', 'C', 'D', 'E'], {
  error: 'not_an_option',
});
/** Most pieces a line may name. */
export const mostPieces = 100_000;
export const pieces = z.number().int('invalid').min(1).max(mostPieces);
