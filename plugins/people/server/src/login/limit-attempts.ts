import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import { LOGIN_ATTEMPTS } from '@mayorista/config';
import { inTransaction, now, TooMany, type Core } from '@mayorista/kernel';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempt.store';

/**
 * Limits guesses of passwords and codes per account and address, and per address over all accounts (design 8). Counted in
 * the database before the guess is looked at: many at once, or spread over many processes, count the same.
 */
export const limitAttempts =
  (strapi: Core.Strapi) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const at = now();
    const windowMs = LOGIN_ATTEMPTS.windowMinutes * 60_000;
    const endsOn = new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
    const keys = keysOf(ctx, endsOn);
    const counts = await inTransaction(strapi, async (tx) => ({
      account: await countAttempt(tx, keys.account, { endsOn, now: at }),
      address: await countAttempt(tx, keys.address, { endsOn, now: at }),
    }));
    if (counts.account > LOGIN_ATTEMPTS.perAccount || counts.address > LOGIN_ATTEMPTS.perAddress) {
      throw new TooMany(Math.max(1, Math.ceil((endsOn.getTime() - at.getTime()) / 1000)));
    }
    await next();
    if (ctx.status !== 200 || !isLogin(ctx)) return;
    await inTransaction(strapi, async (tx) => {
      await forgetAttempts(tx, keys.account);
      await takeBackAttempt(tx, keys.address);
    });
  };

/** A login that succeeds is no guess; an asked-for mail always is one more. */
const isLogin = (ctx: Context): boolean => pathOf(ctx).endsWith('/auth/local');

const pathOf = (ctx: Context): string => ctx.path.toLowerCase().replace(/\/+$/, '');

/** Kept as hashes: who tries to log in from where is nobody's to read in a table. */
function keysOf(ctx: Context, endsOn: Date): { account: string; address: string } {
  const body = ((ctx.request as { body?: unknown }).body ?? {}) as Record<string, unknown>;
  const named = [body.identifier, body.email].find((value) => typeof value === 'string') ?? '';
  const hash = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('|')).digest('hex');
  const common = [endsOn.toISOString(), pathOf(ctx), ctx.ip];
  return {
    account: hash('account', ...common, String(named).trim().toLowerCase()),
    address: hash('address', ...common),
  };
}
