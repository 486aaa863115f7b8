import { openSession, parseInput, personActor, reject, type Core } from '@mayorista/kernel';
import type { Context } from 'koa';
import { countGuess } from '../login/limit-attempts';
import { claimedId, findByPasswordCode } from './password-code';
import { resetPasswordInput } from './password.schema';
import { setPassword } from './set-password';

/** POST /auth/reset-password: a new password for whoever has the code of the mail, and a session with it. */
export const resetPassword =
  (strapi: Core.Strapi) =>
  async (ctx: Context): Promise<void> => {
    const { code, password } = parseInput(resetPasswordInput, (ctx.request as { body?: unknown }).body ?? {});
    const counted = await countGuess(strapi, {
      name: 'reset-password',
      account: `id:${claimedId(code)}`,
      address: ctx.ip,
    });
    const account = await findByPasswordCode(strapi, code);
    const actor = account === null ? null : await personActor(strapi, account.id);
    if (account === null || actor === null) return reject('password_code_invalid', 'code');
    if (!(await setPassword(strapi, actor, { account, password, action: 'password-reset' })))
      return reject('password_code_invalid', 'code');
    await counted.forgive();
    ctx.body = {
      ...(await openSession(strapi, account.id, { isRemembered: false })),
      user: { id: account.id, username: account.username, email: account.email },
    };
  };
