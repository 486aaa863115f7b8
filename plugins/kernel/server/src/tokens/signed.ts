import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@mayorista/config';

const signatureOf = (purpose: string, claim: string): Buffer =>
  createHmac('sha256', `${purpose}:${env().secrets.jwt}`).update(claim).digest();

/** Signs a claim, so that links may carry it: whoever reads it can trust it, anybody can see it. One made for a purpose serves no other. */
export const sign = (purpose: string, claim: string): string =>
  `${claim}.${signatureOf(purpose, claim).toString('base64url')}`;

/** Returns the claim of a token; null for one that was not signed here for this purpose. */
export function readSigned(purpose: string, token: string): string | null {
  const at = token.lastIndexOf('.');
  if (at < 0) return null;
  const claim = token.slice(0, at);
  const [given, expected] = [Buffer.from(token.slice(at + 1), 'base64url'), signatureOf(purpose, claim)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? claim : null;
}
