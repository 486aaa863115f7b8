import type { Audience, SearchToken } from '../../../contract';
import { deriveKey, signTenantToken, verifiedClaims, type TenantClaims } from '../engine/tenant-token';
import { audienceOfUid, audienceUid, rulesOf } from './audiences';

/** How long a search token lasts (spec storefront 9: it ends, and the page asks for a refresh). */
export const TOKEN_MINUTES = 30;

/** A tenant token of an audience, in Meilisearch's own form (HS256, signed with the audience's key). */
export function issueToken(audience: Audience, masterKey: string, now: Date): SearchToken {
  const uid = audienceUid(audience);
  const exp = Math.floor(now.getTime() / 1_000) + TOKEN_MINUTES * 60;
  const token = signTenantToken({ searchRules: rulesOf(audience), apiKeyUid: uid, exp }, deriveKey(masterKey, uid));
  return { token, expires_at: new Date(exp * 1_000).toISOString() };
}

export interface VerifiedToken {
  audience: Audience;
  claims: TenantClaims;
}

/** The audience of a genuine token that has not ended; otherwise the engine's `invalid_api_key`. */
export function verifyToken(token: string, masterKey: string, now: Date): VerifiedToken {
  const keyOf = (uid: string): string | undefined =>
    audienceOfUid(uid) === undefined ? undefined : deriveKey(masterKey, uid);
  const claims = verifiedClaims(token, keyOf, now);
  return { audience: audienceOfUid(claims.apiKeyUid) as Audience, claims };
}
