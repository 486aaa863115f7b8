import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@mayorista/config';
import { now } from '../clock/clock';

const signatureOf = (purpose: string, claim: string, unsaid?: string): string =>
  createHmac('sha256', `${purpose}:${env().secrets.jwt}`)
    .update(unsaid === undefined ? claim : `${claim}|${unsaid}`)
    .digest('base64url');

/**
 * Signs a claim, so that links may carry it: whoever reads it can trust it, anybody can see it. One made for a purpose serves no other.
 * `unsaid` is signed and not carried: the token ends when it becomes another.
 */
export const sign = (purpose: string, claim: string, unsaid?: string): string =>
  `${claim}.${signatureOf(purpose, claim, unsaid)}`;

/** Returns the claim of a token; null for one that was not signed here for this purpose. */
export function readSigned(purpose: string, token: string, unsaid?: string): string | null {
  const claim = token.slice(0, token.lastIndexOf('.'));
  const [given, expected] = [Buffer.from(token), Buffer.from(sign(purpose, claim, unsaid))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? claim : null;
}

/** Signs the id of a row for so many milliseconds: what a mailed link carries, stored nowhere. `unsaid` as in `sign`. */
export const signRow = (purpose: string, id: number | string, lifetimeMs: number, unsaid?: string): string =>
  sign(purpose, `${id}.${now().getTime() + lifetimeMs}`, unsaid);

/**
 * Returns the id that a token of `signRow` claims, for whoever has to read the row before it can be judged; null for what is none or is over.
 * Whether it was signed is `opensRow`'s to say.
 */
export function claimedRow(token: string): number | null {
  const [, id, until] = /^(\d{1,10})\.(\d{1,16})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined || isOver(until) ? null : Number(id);
}

/** Tells whether a token was signed here for this purpose and this row, and is not over. */
export function opensRow(purpose: string, token: string, id: number | string, unsaid?: string): boolean {
  const [claimed, until] = (readSigned(purpose, token, unsaid) ?? '').split('.');
  return claimed === String(id) && !isOver(until);
}

const isOver = (until: string | undefined): boolean => !(Number(until) > now().getTime());
