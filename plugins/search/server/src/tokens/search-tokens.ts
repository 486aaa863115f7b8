import { deriveKey, signTenantToken, verifiedClaims, type TenantClaims } from '@mayorista/search-engine';
import type { Audience, SearchBearer, SearchToken } from '../../../contract';
import { audienceOfUid, audienceUid, rulesOf } from './audiences';

/** How long a search token lasts (spec storefront 9: it ends, and the page asks for a refresh). */
const TOKEN_MINUTES = 30;

/** Makes a tenant token of an audience, in Meilisearch's own form (HS256, signed with the audience's key), for one bearer. */
export function issueToken(
  audience: Audience,
  masterKey: string,
  now: Date,
  bearer: SearchBearer | null = null,
): SearchToken {
  const uid = audienceUid(audience);
  const exp = Math.floor(now.getTime() / 1_000) + TOKEN_MINUTES * 60;
  const claims: TokenClaims = {
    searchRules: rulesOf(audience),
    apiKeyUid: uid,
    exp,
    ...(bearer === null ? {} : { bearer }),
  };
  const token = signTenantToken(claims, deriveKey(masterKey, uid));
  return { token, expires_at: new Date(exp * 1_000).toISOString() };
}

/** What a search token says: Meilisearch's claims, and whose it is (a search server leaves what it does not know alone). */
interface TokenClaims extends TenantClaims {
  readonly bearer?: SearchBearer;
}

export interface VerifiedToken {
  audience: Audience;
  claims: TokenClaims;
}

/** Returns the audience and claims of a genuine token that has not expired; otherwise throws the engine's `invalid_api_key`. */
export function verifyToken(token: string, masterKey: string, now: Date): VerifiedToken {
  const keyOf = (uid: string): string | undefined =>
    audienceOfUid(uid) === undefined ? undefined : deriveKey(masterKey, uid);
  const claims = verifiedClaims(token, keyOf, now);
  return { audience: audienceOfUid(claims.apiKeyUid) as Audience, claims };
}
