import { REGISTRATION_LINK_DAYS } from '@mayorista/config';
import { now, readSigned, sign } from '@mayorista/kernel';

const purpose = 'registration';

interface Draft {
  readonly id: number;
  readonly email: string;
}

/**
 * Makes what lets somebody go on with a registration: signed over its address, stored nowhere, good for some days. Another address typed
 * meanwhile ends those that were mailed to the one before.
 */
export const makeResumeToken = ({ id, email }: Draft): string =>
  sign(purpose, `${id}.${now().getTime() + REGISTRATION_LINK_DAYS * 86_400_000}`, email);

/** Returns the id that a token claims, or null for what is none or too old; the signature is `isTokenOf`'s to judge. */
export function claimedRegistry(token: string): number | null {
  const [, id, expiresAt] = /^(\d{1,10})\.(\d{1,16})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined || Number(expiresAt) <= now().getTime() ? null : Number(id);
}

export const isTokenOf = (token: string, { email }: Draft): boolean => readSigned(purpose, token, email) !== null;
