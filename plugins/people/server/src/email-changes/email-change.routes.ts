import { z } from 'zod';
import {
  defineRoute,
  ForbiddenError,
  inTransaction,
  NotFoundError,
  recordId,
  reject,
  showRecord,
  UnauthenticatedError,
  type RouteDefinition,
} from '@mayorista/kernel';
import { isPassword } from '../login/compare-anyway';
import { findAccountById } from '../login/find-account';
import { countGuess } from '../login/limit-attempts';
import { requireManaged } from '../users/save-user';
import { userResource } from '../users/user.resource';
import { askForEmail } from './ask-for-email';
import { emailChangeAskedOutput, emailLinkOutput } from './email-change.answer';
import type { LinkKind } from './email-change-links';
import { lockAccount } from './email-change.store';
import { useEmailLink } from './use-email-link';

const email = z.email('not_an_email').max(254).toLowerCase();

/** One's own, by whoever knows the password. */
const askForOwn = defineRoute({
  method: 'POST',
  path: '/email-changes',
  noun: 'email-changes',
  action: 'create',
  needs: 'me.read',
  summary: 'Pedir otro correo para la propia cuenta',
  input: z.strictObject({ email, current_password: z.string().min(1).max(200) }),
  output: emailChangeAskedOutput,
  async handle({ strapi, actor, ctx, input: { email: wanted, current_password: secret } }) {
    const { kind, id } = actor;
    // Staff who act as somebody never learn their password, nor take their account.
    if (kind !== 'person' || id === null || actor.onBehalf !== null) throw new ForbiddenError();
    const counted = await countGuess(strapi, { name: 'change-password', account: `id:${id}`, address: ctx.ip });
    const known = await findAccountById(strapi, id);
    if (known === null || known.password === null) throw new UnauthenticatedError();
    if (!(await isPassword(strapi, secret, known.password)))
      return reject('current_password_wrong', 'current_password');
    await counted.forgive();
    await inTransaction(strapi, async (tx) => {
      const account = await lockAccount(tx, 'person', id);
      if (account === null) throw new NotFoundError();
      await askForEmail(tx, actor, { kind: 'person', account, email: wanted });
    });
    return { data: { email: known.email, pending_email: wanted }, meta: {} };
  },
});

/** Somebody else's, by whoever looks after accounts: whose it is confirms it all the same. */
const askForPerson = defineRoute({
  method: 'POST',
  path: '/person-email-changes',
  noun: 'person-email-changes',
  action: 'create',
  needs: 'users.write',
  summary: 'Pedir otro correo para una persona, que lo confirma desde él',
  input: z.strictObject({ user_id: recordId, email }),
  output: emailChangeAskedOutput,
  async handle({ strapi, actor, input: { user_id: id, email: wanted } }) {
    // Outside the rows that the actor knows there is nobody to be changed.
    await showRecord(userResource, { strapi, actor, locale: 'es' }, String(id));
    const before = await inTransaction(strapi, async (tx) => {
      await requireManaged(tx, actor, id);
      const account = await lockAccount(tx, 'person', id);
      if (account === null) throw new NotFoundError();
      await askForEmail(tx, actor, { kind: 'person', account, email: wanted });
      return account.email;
    });
    return { data: { email: before, pending_email: wanted }, meta: {} };
  },
});

const linkRoute = (path: string, kind: LinkKind, summary: string): RouteDefinition =>
  defineRoute({
    method: 'POST',
    path,
    noun: path.slice(1),
    action: 'create',
    needs: 'email-changes.public',
    summary,
    input: z.strictObject({ token: z.string().min(1).max(200) }),
    output: emailLinkOutput,
    handle: async ({ strapi, ctx, input: { token } }) => ({
      data: await useEmailLink(strapi, { kind, token: token as string, address: ctx.ip }),
      meta: {},
    }),
  });

/** Changes of the address by which somebody enters: asked for, confirmed at the new one, undone at the former one. */
export const emailChangeRoutes: readonly RouteDefinition[] = [
  askForOwn,
  askForPerson,
  linkRoute('/email-change-confirmations', 'confirm', 'Confirmar un correo nuevo con el enlace que llegó a él'),
  linkRoute('/email-change-reversals', 'undo', 'Conservar o recuperar el correo anterior con el enlace que llegó a él'),
];
