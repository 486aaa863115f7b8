import type { Actor } from '../permissions/actor';
import { isAllowed } from '../permissions/allowed.rules';
import type { PrivateFileRow } from './private-file.store';

type Terms = Pick<PrivateFileRow, 'owner_kind' | 'owner_id' | 'company_id' | 'needs' | 'expires_at'>;

/** The actor who asks for a file. `worksForTheHouse` is false for customers without a company. */
export type Reader = Actor & { readonly worksForTheHouse: boolean };

/**
 * Tells whether an actor may read a private file that has not expired: its owner; people of its company with its permission; staff (no
 * company of their own) with its permission. A file without a permission code is open to its owner, its company and holders of '*'
 * alone.
 */
export function mayReadFile(actor: Reader, file: Terms, at: Date): boolean {
  if (file.expires_at !== null && new Date(file.expires_at).getTime() <= at.getTime()) return false;
  if (isOwner(actor, file)) return true;
  if (actor.kind === 'public') return false;
  if (actor.companyId !== null)
    return actor.companyId === file.company_id && (file.needs === null || isAllowed(actor, file.needs));
  if (!actor.worksForTheHouse) return false;
  return file.needs === null ? actor.can.has('*') : isAllowed(actor, file.needs);
}

const isOwner = (actor: Actor, file: Terms): boolean =>
  actor.id !== null && file.owner_kind === actor.kind && file.owner_id === actor.id;
