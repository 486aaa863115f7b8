import { createHmac } from 'node:crypto';
import { worldEnvironment } from '../../../plugins/kernel/testing/prepared-world';
import { seal } from '../../../storefront/app/session/sealed-box.server';
import { buyer } from './demo-world';
import { storeUrl } from './started-world';

const hourS = 3_600;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The store's cookie with an account's own session, signed as the platform signs it, whose time was over an hour ago. */
export async function expiredSessionOf(account: string): Promise<{ name: string; value: string; url: string }> {
  const { token } = await buyer(account);
  const [header = '', payload = ''] = (token ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1000);
  const signed = `${header}.${encode({ ...claims, iat: now - 2 * hourS, exp: now - hourS })}`;
  const { JWT_SECRET = '', SESSION_SECRET = '' } = worldEnvironment('');
  const jwt = `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`;
  return { name: 'mayorista_session', value: seal(jwt, SESSION_SECRET), url: storeUrl() };
}
