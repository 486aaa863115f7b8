import { UnauthenticatedError, type Actor } from '@mayorista/kernel';

/** The person whose notices these are; staff of the panel and API tokens have none of their own. */
export function ownerOf(actor: Actor): number {
  if (actor.kind !== 'person' || actor.id === null) throw new UnauthenticatedError();
  return actor.id;
}
