import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@mayorista/config';

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
