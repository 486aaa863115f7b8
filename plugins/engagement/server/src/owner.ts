import { UnauthenticatedError, type Actor } from '@mayorista/kernel';

/** The person whose lists and reviews these are; staff and API tokens have none of their own. */
export function ownerOf(actor: Actor): number {
  if (actor.kind !== 'person' || actor.id === null) throw new UnauthenticatedError();
  return actor.id;
}

/** The id of a path, or null for what is none. */
export const pathIdOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
