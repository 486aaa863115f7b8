import { createHmac, timingSafeEqual } from 'node:crypto';
import { env, REGISTRATION_LINK_DAYS } from '@mayorista/config';
import { now } from '@mayorista/kernel';

interface Draft {
  readonly id: number;
  readonly email: string;
}

/**
 * Makes what lets somebody go on with a registration: signed over its address, stored nowhere, good for some days. Another address typed
 * meanwhile ends those that were mailed to the one before.
 */
export function makeResumeToken(draft: Draft): string {
  const claim = `${draft.id}.${now().getTime() + REGISTRATION_LINK_DAYS * 86_400_000}`;
  return `${claim}.${signatureOf(claim, draft)}`;
}

/** Returns the id that a token claims, or null for what is none or too old; the signature is `isTokenOf`'s to judge. */
export function claimedRegistry(token: string): number | null {
  const [, id, expiresAt] = /^(\d{1,10})\.(\d{1,16})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined || Number(expiresAt) <= now().getTime() ? null : Number(id);
}

export function isTokenOf(token: string, draft: Draft): boolean {
  const at = token.lastIndexOf('.');
  const [given, expected] = [Buffer.from(token.slice(at + 1)), Buffer.from(signatureOf(token.slice(0, at), draft))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = (claim: string, { email }: Draft): string =>
  createHmac('sha256', `registration:${env().secrets.jwt}`).update(`${claim}|${email}`).digest('base64url');
