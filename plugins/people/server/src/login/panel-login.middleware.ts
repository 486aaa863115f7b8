import { parseInput, type Core } from '@mayorista/kernel';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { uids } from '../uids';
import { compareAnyway } from './compare-anyway';
import { countGuess } from './limit-attempts';

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1) });
const login = /^\/admin\/login\/?$/i;

/**
 * Stands before the panel's login: limits guesses as the store's login does, and takes as long for an account that is not there: Strapi
 * answers at once then. Refuses what is no text before anybody looks for an account: Strapi would also take it from the query, and
 * answer otherwise where there is one.
 */
export const panelLoginMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.method !== 'POST' || !login.test(ctx.path)) return next();
    const { email, password } = parseInput(credentials, (ctx.request as { body?: unknown }).body ?? {});
    const typed = email.toLowerCase();
    const account = await findAccount(strapi, typed.trim());
    const counted = await countGuess(strapi, {
      name: 'panel-login',
      account: account === null ? `name:${typed.trim()}` : `id:${account.id}`,
      address: ctx.ip,
    });
    // Strapi looks for the address just as it was typed.
    if (!account?.password || typed !== typed.trim()) await compareAnyway(strapi, password);
    await next();
    if (ctx.status === 200) await counted.forgive();
  };

interface PanelAccount {
  readonly id: number;
  readonly password: string | null;
}

async function findAccount(strapi: Core.Strapi, email: string): Promise<PanelAccount | null> {
  // PostgreSQL keeps no such text, so nobody is called that.
  if (email.includes('\u0000')) return null;
  const where = { email };
  return (await strapi.db.query(uids.adminUser).findOne({ where, select: ['id', 'password'] })) as PanelAccount | null;
}
