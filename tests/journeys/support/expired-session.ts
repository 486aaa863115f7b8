import type { BrowserContext } from '@playwright/test';
import { client } from '../../../plugins/kernel/testing/client';
import { worldEnvironment } from '../../../plugins/kernel/testing/prepared-world';
import { seal, unseal } from '../../../storefront/app/session/sealed-box.server';
import { demoPassword, mailOf, panelUrl, storeUrl } from './started-world';

interface Tokens {
  readonly jwt: string;
  readonly refreshToken: string;
}

const name = 'mayorista_session';
const secret = (): string => worldEnvironment('').SESSION_SECRET ?? '';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** The store's cookie with a session of the account's that no other journey uses. */
export async function sessionOf(account: string): Promise<Cookie> {
  const credentials = { identifier: mailOf(account), password: demoPassword };
  const { body } = await client(panelUrl(), null).post<Tokens>('/api/auth/local', credentials);
  const session = { id: body.refreshToken.slice(-20), jwt: body.jwt, refreshToken: body.refreshToken, until: null };
  return { name, value: seal(JSON.stringify(session), secret()), url: storeUrl() };
}

/** The same with one that has ended. */
export async function expiredSessionOf(account: string): Promise<Cookie> {
  const cookie = await sessionOf(account);
  await end(sessionIn(cookie.value).jwt);
  return cookie;
}

/** Ends the session of whoever is logged in, without their browser knowing: as by a new password on another machine. */
export async function endSessionOf(context: BrowserContext): Promise<void> {
  const { jwt } = sessionIn(await cookieOf(context));
  await end(jwt);
}

/** The session's cookie, as somebody who copies it has it. */
export async function cookieOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies(storeUrl())).find((each) => each.name === name);
  if (cookie === undefined) throw new Error('Nobody is logged in');
  return cookie.value;
}

function sessionIn(box: string): Tokens {
  const text = unseal(box, secret());
  if (text === null) throw new Error('The cookie is no session of this world');
  return JSON.parse(text) as Tokens;
}

async function end(jwt: string): Promise<void> {
  const { status } = await client(panelUrl(), jwt).post('/api/auth/logout', {});
  if (status !== 200) throw new Error(`Logging out answered ${status}`);
}
