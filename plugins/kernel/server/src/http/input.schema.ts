import { z } from 'zod';
import { plainDate } from '../../../shared/dates';
import { NotFoundError } from '../errors/refusal';

/** The largest id that an integer column holds. */
export const largestId = 2_147_483_647;

/** Takes an id in a JSON body. */
export const recordId = z.number().int('invalid').positive('invalid').max(largestId, 'invalid');

/** Takes a day of the calendar of Mexico City, 'yyyy-mm-dd'. */
export const dayText = z.string().refine(isDay, 'not_a_date').transform(plainDate);

function isDay(given: string): boolean {
  try {
    return plainDate(given) === given;
  } catch {
    // There is no such day: the caller rejects it on its field.
    return false;
  }
}

/** Parses the id in a path. Throws NotFoundError when it is not an id. */
export function pathId(params: Readonly<Record<string, string>>, name = 'id'): number {
  const given = params[name] ?? '';
  if (!/^\d{1,10}$/.test(given) || Number(given) > largestId) throw new NotFoundError();
  return Number(given);
}
