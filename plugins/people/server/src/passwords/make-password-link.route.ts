import { z } from 'zod';
import { PASSWORD_LINK_MINUTES } from '@mayorista/config';
import {
  defineRoute,
  ForbiddenError,
  inTransaction,
  now,
  recordAudit,
  reject,
  sendMail,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { findAccountById, type Account } from '../login/find-account';
import { makePasswordLink } from './password-link';
import { passwordLinkOutput } from './make-password-link.answer';

const input = z.strictObject({ user_id: z.int().positive() });

/** Tells whose account it is that somebody holds a way into it. */
const tellLinkMade = (tx: Tx, { name }: Actor, { id, email }: Account): Promise<void> =>
  sendMail(tx, {
    isSafeToKeep: true,
    key: `password-link-made:${id}:${now().getTime()}`,
    to: email,
    subject: 'Se creó un enlace para tu contraseña',
    tag: 'password-link-made',
    text: [
      `${name} creó un enlace con el que se elige otra contraseña para tu cuenta de Mayorista. Funciona una sola vez y vence en ${PASSWORD_LINK_MINUTES} minutos.`,
      '',
      'Si lo pediste, no tienes que hacer nada. Si no, avisa a la administración y cambia tu contraseña: con eso el enlace deja de servir.',
    ].join('\n'),
  });

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
    await inTransaction(strapi, async (tx) => {
      await recordAudit(tx, actor, { modelType: 'user', modelId: id, action: 'password-link-made' });
      await tellLinkMade(tx, actor, account);
    });
    return { data: { url, expires_at: expiresAt.toISOString() }, meta: {} };
  },
});
