import { ForbiddenError, UnauthenticatedError } from '../errors/refusal';
import { isAllowed, type Actor } from './actor';

/** Throws when the actor lacks the permission code: UnauthenticatedError for an anonymous visitor, else ForbiddenError. */
export function requirePermission(actor: Actor, code: string): void {
  if (isAllowed(actor, code)) return;
  throw actor.kind === 'public' ? new UnauthenticatedError() : new ForbiddenError();
}
