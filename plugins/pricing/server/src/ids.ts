import { NotFound } from '@mayorista/kernel';

/** The numeric id of a path; anything else names nothing. */
export function idOf(params: Readonly<Record<string, string>>): number {
  if (!/^\d{1,10}$/.test(params.id ?? '')) throw new NotFound();
  return Number(params.id);
}
