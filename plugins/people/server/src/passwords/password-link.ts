import { env } from '@mayorista/config';
import type { Account } from '../login/find-account';
import { makePasswordCode } from './password-code';

export interface PasswordLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Makes the address of the store's page where an account's password is set anew. */
export function makePasswordLink(account: Account): PasswordLink {
  const { code, expiresAt } = makePasswordCode(account);
  return { url: `${env().publicStoreUrl.replace(/\/$/, '')}/reset-password?code=${code}`, expiresAt };
}
