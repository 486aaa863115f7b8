import { getActor, inTransaction, reject, throwIfAny, type Actor, type Core } from '@mayorista/kernel';
import type { Context, Next } from 'koa';
import { askForEmail } from '../email-changes/ask-for-email';
import { lockAccount } from '../email-changes/email-change.store';
import { isPassword } from '../login/compare-anyway';
import { countGuess } from '../login/limit-attempts';
import { z } from 'zod';
import { uids } from '../uids';

interface PanelUser {
  readonly id: number;
  readonly email: string;
  readonly password: string | null;
  readonly isActive: boolean;
}

type Body = Readonly<Record<string, unknown>>;

const address = z.email('not_an_email').max(254).toLowerCase();
const bodyOf = (ctx: Context): Body => ((ctx.request as { body?: unknown }).body ?? {}) as Body;
const isGiven = (value: unknown): boolean => value !== undefined && value !== '';
/** Strapi's form sends the address with whatever is saved. */
const isOther = ({ email }: Body, user: PanelUser): boolean =>
  isGiven(email) && String(email).trim().toLowerCase() !== user.email.toLowerCase();

/**
 * Stands before the panel's own profile: another address or password asks for the current one, whose guesses are counted as those of
 * logging in; another address waits until it is confirmed from there. Throws ValidationError, RateLimitError.
 */
export const guardOwnProfile =
  (strapi: Core.Strapi) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const body = bodyOf(ctx);
    const user = ctx.state.user as PanelUser;
    if (!isOther(body, user) && !isGiven(body.password)) return next();
    await requirePassword(strapi, ctx, user);
    if (isOther(body, user)) await ask(strapi, getActor(ctx), user, body.email);
    await next();
  };

async function requirePassword(strapi: Core.Strapi, ctx: Context, user: PanelUser): Promise<void> {
  const { currentPassword } = bodyOf(ctx);
  if (typeof currentPassword !== 'string' || currentPassword === '') return reject('required', 'currentPassword');
  const counted = await countGuess(strapi, { name: 'panel-password', account: `id:${user.id}`, address: ctx.ip });
  if (user.password === null || !(await isPassword(strapi, currentPassword, user.password)))
    return reject('current_password_wrong', 'currentPassword');
  await counted.forgive();
}

/** Asks for the address, and says so where it was typed: nothing else of the form is saved until it is confirmed or taken back. */
async function ask(strapi: Core.Strapi, actor: Actor, user: PanelUser, given: unknown): Promise<never> {
  const parsed = address.safeParse(given);
  if (!parsed.success) return reject('not_an_email', 'email');
  await inTransaction(strapi, async (tx) => {
    const account = await lockAccount(tx, 'staff', user.id);
    if (account === null) return reject('account_unknown', 'email');
    return askForEmail(tx, actor, { kind: 'staff', account, email: parsed.data });
  });
  return reject('email_awaits', 'email', { email: parsed.data });
}

/**
 * Stands before what a super administrator changes of another account of the panel: nobody chooses its password, and its address only
 * while nobody has entered by it. Throws ValidationError.
 */
export const guardOtherAccount =
  (strapi: Core.Strapi) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const body = bodyOf(ctx);
    const id = Number((ctx.params as { id?: string }).id);
    const user = Number.isSafeInteger(id)
      ? ((await strapi.db.query(uids.adminUser).findOne({ where: { id } })) as PanelUser | null)
      : null;
    if (user === null) return next();
    const isOwn = user.id === (ctx.state.user as PanelUser).id;
    throwIfAny([
      ...(isGiven(body.password) ? [{ code: isOwn ? 'own_in_profile' : 'password_own_panel', field: 'password' }] : []),
      ...(isOther(body, user) && user.password !== null
        ? [{ code: isOwn ? 'own_in_profile' : 'email_own_panel', field: 'email' }]
        : []),
    ]);
    await next();
  };
