import { z } from 'zod';
import { defineRoute, ForbiddenError, inTransaction, recordAudit, reject } from '@mayorista/kernel';
import { findAccountById } from '../login/find-account';
import { makePasswordLink } from './password-link';
import { passwordLinkOutput } from './make-password-link.answer';

const input = z.strictObject({ user_id: z.int().positive() });

/**
 * A link that resets a person's password, for the super administrator to hand over where mail does not arrive. Nobody else holds the
 * permission; who made one for whom stands in the history, the link nowhere.
 */
export const makePasswordLinkRoute = defineRoute({
  method: 'POST',
  path: '/password-links',
  noun: 'password-links',
  action: 'create',
  needs: 'password-links.create',
  summary: 'Enlace para restablecer la contraseña de una persona',
  input,
  output: passwordLinkOutput,
  async handle({ strapi, actor, input: { user_id: id }, ctx }) {
    // A program's token may do everything: it would let its owner in as anybody. And an answer must not be kept for repeating it.
    if (actor.kind !== 'staff' || ctx.get('Idempotency-Key') !== '') throw new ForbiddenError();
    const account = await findAccountById(strapi, id);
    if (account === null || account.blocked) return reject('account_unknown', 'user_id');
    const { url, expiresAt } = makePasswordLink(account);
    await inTransaction(strapi, (tx) =>
      recordAudit(tx, actor, { modelType: 'user', modelId: id, action: 'password-link-made' }),
    );
    return { data: { url, expires_at: expiresAt.toISOString() }, meta: {} };
  },
});
