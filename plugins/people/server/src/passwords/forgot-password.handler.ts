import { enqueue, inTransaction, parseInput, type Core } from '@mayorista/kernel';
import type { Context } from 'koa';
import { countGuess } from '../login/limit-attempts';
import { forgotPasswordInput } from './password.schema';
import { sendResetMailJob } from './send-reset-mail';

/** POST /auth/forgot-password: does the same, and takes as long, whether there is such an account or not. */
export const forgotPassword =
  (strapi: Core.Strapi) =>
  async (ctx: Context): Promise<void> => {
    const { email } = parseInput(forgotPasswordInput, (ctx.request as { body?: unknown }).body ?? {});
    await countGuess(strapi, { name: 'forgot-password', account: `name:${email.toLowerCase()}`, address: ctx.ip });
    await inTransaction(strapi, (tx) => enqueue(tx, sendResetMailJob, { email }));
    ctx.body = { ok: true };
  };
