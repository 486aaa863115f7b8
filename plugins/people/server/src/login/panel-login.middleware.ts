import { parseInput, type Core } from '@mayorista/kernel';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { uids } from '../uids';
import { compareAnyway } from './compare-anyway';

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1) });
const login = /^\/admin\/login\/?$/i;

/**
 * Makes the panel's login take as long for an account that is not there: Strapi answers at once then. Refuses what is no text before
 * anybody looks for an account: Strapi would also take it from the query, and answer otherwise where there is one.
 */
export const panelLoginMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method === 'POST' && login.test(ctx.path)) {
      const { email, password } = parseInput(credentials, (ctx.request as { body?: unknown }).body ?? {});
      if (!(await hasPassword(strapi, email))) await compareAnyway(strapi, password);
    }
    await next();
  };

async function hasPassword(strapi: Core.Strapi, email: string): Promise<boolean> {
  if (email.includes('\u0000')) return false;
  const account = (await strapi.db
    .query(uids.adminUser)
    .findOne({ where: { email: email.toLowerCase() }, select: ['password'] })) as { password: string | null } | null;
  return Boolean(account?.password);
}
