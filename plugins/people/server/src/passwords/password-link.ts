import { env } from '@mayorista/config';
import type { Account } from '../login/find-account';
import { makePasswordCode } from './password-code';

export interface PasswordLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Makes the address of the store's page where an account's password is set anew, for an hour unless said. */
export function makePasswordLink(account: Account, minutes?: number): PasswordLink {
  const { code, expiresAt } = makePasswordCode(account, minutes);
  return { url: `${env().publicStoreUrl.replace(/\/$/, '')}/reset-password?code=${code}`, expiresAt };
}
