import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../api-error';

/** What a token lets its bearer search: index names, or a filter for each. `*` and `prefix*` stand for several. */
export type SearchRules = string[] | Record<string, { filter?: unknown } | null>;

export interface TenantClaims {
  searchRules: SearchRules;
  apiKeyUid: string;
  /** Seconds since 1970. */
  exp?: number | null;
}

const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (hash: string, text: string, key: string): Buffer => createHmac(hash, key).update(text).digest();

/** The key of an API key's uid, the same on every engine that has the same master key. */
export const deriveKey = (masterKey: string, uid: string): string =>
  createHmac('sha256', masterKey).update(uid.toLowerCase()).digest('hex');

/** A tenant token as the official client makes them (HS256). */
export function signTenantToken(claims: TenantClaims, key: string): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${signature('sha256', text, key).toString('base64url')}`;
}

/** Whether a bearer string has the form of a token rather than of a key. */
export const looksLikeToken = (bearer: string): boolean => bearer.split('.').length === 3;

/** The claims of a token that is genuine and not expired; otherwise 403 `invalid_api_key`. */
export function verifiedClaims(token: string, keyOf: (uid: string) => string | undefined, now: Date): TenantClaims {
  const [header = '', payload = '', given = ''] = token.split('.');
  const hash = HASHES[String(record(header)['alg'])];
  const claims = record(payload);
  const key = keyOf(String(claims['apiKeyUid'] ?? ''));
  if (hash === undefined || key === undefined) throw refused();
  const expected = signature(hash, `${header}.${payload}`, key);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw refused();
  const { exp, searchRules } = claims;
  if (isOver(exp, now)) {
    const until = Number(exp);
    const seconds = Math.floor(now.getTime() / 1_000);
    throw refused(`Tenant token expired. Was valid up to \`${until}\` and we're now \`${seconds}\`.`);
  }
  if (typeof searchRules !== 'object' || searchRules === null) throw refused();
  return claims as unknown as TenantClaims;
}

function isOver(exp: unknown, now: Date): boolean {
  if (exp === undefined || exp === null) return false;
  return typeof exp !== 'number' || exp * 1_000 <= now.getTime();
}

export const refused = (message = 'The provided API key is invalid.'): ApiError =>
  new ApiError('invalid_api_key', message);

function record(part: string): Record<string, unknown> {
  try {
    const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    throw refused();
  }
}

/** The filter that a token puts on an index; null when it is free. 403 for an index it does not name. */
export function ruleFor(rules: SearchRules, indexUid: string): unknown {
  const names = Array.isArray(rules) ? rules : Object.keys(rules);
  const matching = names.filter((name) =>
    name.endsWith('*') ? indexUid.startsWith(name.slice(0, -1)) : name === indexUid,
  );
  const best = matching.sort((left, right) => right.length - left.length)[0];
  if (best === undefined) throw refused();
  return Array.isArray(rules) ? null : (rules[best]?.filter ?? null);
}

/** Both filters at once: each becomes a list, and the lists are one AND. */
export function bothFilters(rule: unknown, filter: unknown): unknown {
  const lists = [rule, filter]
    .filter((item) => item !== undefined && item !== null && item !== '')
    .map((item) => (Array.isArray(item) ? (item as unknown[]) : [item]));
  return lists.length === 0 ? undefined : lists.flat();
}
