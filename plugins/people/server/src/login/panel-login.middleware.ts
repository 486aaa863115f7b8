import type { Core } from '@mayorista/kernel';
import type { Context, Next } from 'koa';
import { uids } from '../uids';
import { compareAnyway } from './compare-anyway';

const login = /^\/admin\/login\/?$/i;

/** Makes the panel's login take as long for an account that is not there: Strapi answers at once then. */
export const panelLoginMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method === 'POST' && login.test(ctx.path)) {
      const { email, password } = ((ctx.request as { body?: unknown }).body ?? {}) as Record<string, unknown>;
      if (!(await hasPassword(strapi, email))) await compareAnyway(strapi, password);
    }
    await next();
  };

async function hasPassword(strapi: Core.Strapi, email: unknown): Promise<boolean> {
  if (typeof email !== 'string' || email.includes('\u0000')) return false;
  const account = (await strapi.db
    .query(uids.adminUser)
    .findOne({ where: { email: email.toLowerCase() }, select: ['password'] })) as { password: string | null } | null;
  return Boolean(account?.password);
}
