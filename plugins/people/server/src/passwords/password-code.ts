import { createHmac, timingSafeEqual } from 'node:crypto';
import { env, PASSWORD_LINK_MINUTES } from '@mayorista/config';
import { now, type Core } from '@mayorista/kernel';
import { findAccountById, type Account } from '../login/find-account';

export interface PasswordCode {
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Makes the code by which an account's password is set anew. Nothing of it is stored: it is signed over the password that it
 * replaces, so that it works once, and not after the password changed in another way.
 */
export function makePasswordCode(account: Account, minutes: number = PASSWORD_LINK_MINUTES): PasswordCode {
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  const claim = `${account.id}.${expiresAt.getTime()}`;
  return { code: `${claim}.${signatureOf(claim, account)}`, expiresAt };
}

/** Finds the account whose password a code resets; null for a code that is altered, used, too old, or of a blocked account. */
export async function findByPasswordCode(strapi: Core.Strapi, code: string): Promise<Account | null> {
  const [, claim = '', id = '', expiresAt = '', signature = ''] =
    /^((\d{1,10})\.(\d{1,16}))\.([\w-]+)$/.exec(code) ?? [];
  if (claim === '' || Number(expiresAt) <= now().getTime()) return null;
  const account = await findAccountById(strapi, Number(id));
  if (account === null || account.blocked) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(claim, account))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? account : null;
}

/** The id a code claims to be for, for counting guesses; '' when it is none. */
export const claimedId = (code: string): string => /^\d{1,10}(?=\.)/.exec(code)?.[0] ?? '';

const signatureOf = (claim: string, { email, password }: Account): string =>
  createHmac('sha256', `password-reset:${env().secrets.jwt}`)
    .update([claim, email, password ?? ''].join('|'))
    .digest('base64url');
