import { ForbiddenError, UnauthenticatedError } from '../errors/refusal';
import { isAllowed, type Actor } from './actor';

/** Refuses with 401 for nobody, 403 for somebody, when the actor lacks the permission code. */
export function requirePermission(actor: Actor, code: string): void {
  if (isAllowed(actor, code)) return;
  throw actor.kind === 'public' ? new UnauthenticatedError() : new ForbiddenError();
}
