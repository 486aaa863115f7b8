import { isAllowed, NotFoundError, pathId, type Actor } from '@mayorista/kernel';

/**
 * Returns the person whose profile a call is about: one's own (by id, or 0), or anybody's for whoever keeps profiles. Throws NotFoundError
 * for others, so that nobody learns who there is.
 */
export function whoseProfile(actor: Actor, params: Readonly<Record<string, string>>): number {
  const isOwn = actor.kind === 'person' && actor.id !== null && (params.id === '0' || params.id === String(actor.id));
  if (isOwn) return actor.id as number;
  if (!isAllowed(actor, 'user-profiles.read')) throw new NotFoundError();
  return pathId(params);
}
