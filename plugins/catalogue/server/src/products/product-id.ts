import { NotFoundError } from '@mayorista/kernel';

const largestId = 2_147_483_647;

/** The public id of a path; NotFoundError when it is none. */
export function productIdOf(params: Readonly<Record<string, string>>): number {
  const given = params.id ?? '';
  if (!/^\d{1,10}$/.test(given) || Number(given) > largestId) throw new NotFoundError();
  return Number(given);
}
