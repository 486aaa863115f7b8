import type { Actor } from '../permissions/actor';
import { isAllowed } from '../permissions/allowed.rules';
import type { PrivateFileRow } from './private-file.store';

type Terms = Pick<PrivateFileRow, 'owner_kind' | 'owner_id' | 'company_id' | 'needs' | 'expires_at'>;

/** Who asks for a file; customers without a company do not work for the house. */
export type Reader = Actor & { readonly worksForTheHouse: boolean };

/**
 * Whether an actor may read a private file: its owner; people of its company who hold its permission; people of the
 * house (no company of their own) who hold its permission: a customer without a company is not of the house. A file
 * without a permission is its owner's and company's alone.
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
