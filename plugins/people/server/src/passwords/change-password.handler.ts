import {
  getActor,
  ForbiddenError,
  openSession,
  parseInput,
  reject,
  UnauthenticatedError,
  type Core,
  type LiveSession,
} from '@mayorista/kernel';
import type { Context } from 'koa';
import { isPassword } from '../login/compare-anyway';
import { findAccountById } from '../login/find-account';
import { countGuess } from '../login/limit-attempts';
import { changePasswordInput } from './password.schema';
import { setPassword } from './set-password';

/** POST /auth/change-password: one's own, by whoever knows the current one. Ends all sessions and answers a new one. */
export const changePassword =
  (strapi: Core.Strapi) =>
  async (ctx: Context): Promise<void> => {
    const actor = getActor(ctx);
    const session = ctx.state.storeSession as LiveSession | undefined;
    if (session === undefined || actor.kind !== 'person') throw new UnauthenticatedError();
    // Staff who act as somebody never learn or choose their password.
    if (session.onBehalf !== null) throw new ForbiddenError();
    const { currentPassword, password } = parseInput(
      changePasswordInput,
      (ctx.request as { body?: unknown }).body ?? {},
    );
    const counted = await countGuess(strapi, {
      name: 'change-password',
      account: `id:${session.userId}`,
      address: ctx.ip,
    });
    const account = await findAccountById(strapi, session.userId);
    if (account === null || account.password === null) throw new UnauthenticatedError();
    if (!(await isPassword(strapi, currentPassword, account.password)))
      return reject('current_password_wrong', 'currentPassword');
    if (!(await setPassword(strapi, actor, { account, password, action: 'password-changed' })))
      return reject('current_password_wrong', 'currentPassword');
    await counted.forgive();
    ctx.body = {
      ...(await openSession(strapi, account.id, { isRemembered: session.isRemembered })),
      user: { id: account.id, username: account.username, email: account.email },
    };
  };
