import { ApiError } from '../api-error';
import type { ApiKey, Keys } from './keys';
import { bothFilters, looksLikeToken, refused, ruleFor, verifiedClaims, type SearchRules } from './tenant-token';

/** What the bearer of a request may do: everything, what a key says, or the searches of a tenant token. */
export interface Access {
  actions: string[];
  indexes: string[];
  rules?: SearchRules;
}

/** Reads the Authorization header: 401 without one, 403 for a key or token that is not ours or is expired. */
export function accessOf(authorization: string | null, keys: Keys, now: Date): Access {
  const bearer = /^Bearer\s+(\S.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (bearer === undefined) {
    throw new ApiError(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
    );
  }
  if (keys.isMaster(bearer)) return { actions: ['*'], indexes: ['*'] };
  if (!looksLikeToken(bearer)) return keyAccess(keys.find(bearer), now);
  const claims = verifiedClaims(bearer, (uid) => keys.find(uid)?.key, now);
  return { ...keyAccess(keys.find(claims.apiKeyUid), now), actions: ['search'], rules: claims.searchRules };
}

function keyAccess(key: ApiKey | undefined, now: Date): Access {
  const isExpired =
    key?.expiresAt !== null && key?.expiresAt !== undefined && Date.parse(key.expiresAt) <= now.getTime();
  if (key === undefined || isExpired) throw refused();
  return { actions: key.actions, indexes: key.indexes };
}

/** Refuses an action that the key does not allow ('documents.*' allows 'documents.add'). */
export function requireAction({ actions }: Access, action: string): void {
  const isAllowed = actions.some(
    (allowed) =>
      allowed === '*' || allowed === action || (allowed.endsWith('.*') && action.startsWith(allowed.slice(0, -1))),
  );
  if (!isAllowed) throw refused();
}

/** Refuses an index that the key does not name. */
export function requireIndex({ indexes }: Access, uid: string): void {
  if (!indexes.some((name) => (name.endsWith('*') ? uid.startsWith(name.slice(0, -1)) : name === uid))) throw refused();
}

/** The filter of a search with what the bearer's rules add to it. */
export function restrictedFilter(access: Access, uid: string, filter: unknown): unknown {
  requireIndex(access, uid);
  return bothFilters(access.rules === undefined ? null : ruleFor(access.rules, uid), filter);
}
