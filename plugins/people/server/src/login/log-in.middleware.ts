import { randomUUID } from 'node:crypto';
import { endFamily, openSession, reject, type Core, type SessionTokens } from '@mayorista/kernel';
import type { Context, Next } from 'koa';
import { compareAnyway } from './compare-anyway';
import { noteDevice } from '../sessions/device.store';
import { findAccount } from './find-account';
import { countGuess } from './limit-attempts';

interface Credentials extends Record<string, unknown> {
  readonly identifier?: unknown;
  readonly password?: unknown;
  readonly rememberMe?: unknown;
}

/**
 * Stands before Strapi's own login: limits guesses, takes as long for an account that is not there, and gives whoever does not ask
 * to be remembered (`rememberMe: true`) a session that ends soon after they leave.
 */
export const logInMiddleware =
  (strapi: Core.Strapi) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const request = ctx.request as unknown as { body?: Credentials };
    const given = request.body ?? {};
    const identifier = typeof given.identifier === 'string' ? given.identifier.trim() : '';
    // PostgreSQL keeps no such text, so nobody is called that.
    if (identifier.includes('\u0000')) return reject('invalid', 'identifier');
    const account = await findAccount(strapi, identifier);
    const counted = await countGuess(strapi, {
      name: 'login',
      account: account === null ? `name:${identifier.toLowerCase()}` : `id:${account.id}`,
      address: ctx.ip,
    });
    if (account === null || account.password === null) await compareAnyway(strapi, given.password);
    const family = randomUUID();
    // Strapi looks for the account just as we do: a space that it did not overlook would tell the two apart by their time.
    request.body = { ...given, ...(identifier === '' ? {} : { identifier }), deviceId: family };
    await next();
    if (ctx.status !== 200) return;
    await counted.forgive();
    if (account === null) return;
    if (given.rememberMe !== true) {
      await endFamily(strapi, account.id, family);
      const { jwt, refreshToken } = await openSession(strapi, account.id, { isRemembered: false });
      ctx.body = { ...(ctx.body as object), jwt, refreshToken } satisfies SessionTokens;
    }
    await noteDevice(strapi, ctx, account.id, ctx.body as SessionTokens);
  };
