import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  now,
  recordAudit,
  recordId,
  reject,
  throwIfAny,
  type RouteDefinition,
  type RouteRequest,
} from '@mayorista/kernel';
import { takeCode, type CodeKind } from './contact-code.store';
import { lockContact, tableOf } from './contact.store';
import { sendCode } from './send-code';
import { verificationOutput } from './verification.answer';

const nounOf = { email: 'company-emails', whatsapp: 'distributor-whatsapp-numbers' } as const;

type Input = { readonly code?: string | null | undefined };

/** Sends a code where none is given, and takes the one that is. */
async function verify(
  { strapi, actor, ctx }: Pick<RouteRequest, 'strapi' | 'actor' | 'ctx'>,
  kind: CodeKind,
  id: number,
  { code }: Input,
) {
  if (code === undefined || code === null) {
    await inTransaction(strapi, async (tx) => {
      const contact = await lockContact(tx, actor, kind, id);
      await sendCode(tx, { actor, ctx }, contact);
    });
    return { data: { id, verified: false, is_sent: true }, meta: {} };
  }
  const refused = await inTransaction(strapi, async (tx) => {
    const contact = await lockContact(tx, actor, kind, id);
    const wrong = await takeCode(tx, contact, code);
    if (wrong !== null) return wrong;
    await tx.trx(tableOf[kind]).where({ id }).update({ verified_at: now(), updated_at: now() });
    await recordAudit(tx, actor, { modelType: nounOf[kind], modelId: id, action: 'verified' });
    return null;
  });
  // The guess is counted by now: thrown inside, it would not be.
  throwIfAny(refused === null ? [] : [refused]);
  return { data: { id, verified: true, is_sent: false }, meta: {} };
}

const code = z
  .string()
  .trim()
  .regex(/^\d{4,8}$/, 'code_wrong')
  .nullish();

const route = (path: string, kind: CodeKind, keys: readonly string[], needs: string): RouteDefinition =>
  defineRoute({
    method: 'POST',
    path,
    noun: path.slice(1),
    action: 'verify',
    needs,
    summary: 'Enviar un código de verificación, o comprobar el que se recibió',
    isRepeatable: true,
    input: z.looseObject({ code }),
    output: verificationOutput,
    async handle({ strapi, actor, ctx, input }) {
      const id = keys
        .map((key) => recordId.safeParse((input as Record<string, unknown>)[key]))
        .find(({ success }) => success)?.data;
      return verify({ strapi, actor, ctx }, kind, id ?? reject('required', keys[0]), input as Input);
    },
  });

/** Verification of mails and WhatsApp numbers of companies by code (spec storefront 7, Company; spec people 7, Distributor contacts). */
export const verificationRoutes: readonly RouteDefinition[] = [
  route('/company-email-verification-code', 'email', ['company_email_id', 'email_id', 'id'], 'company-emails.write'),
  route('/distributor-email-verification', 'email', ['distributor_email_id', 'email_id', 'id'], 'company-emails.write'),
  route(
    '/distributor-whatsapp-verification-code',
    'whatsapp',
    ['distributor_whatsapp_number_id', 'id'],
    'distributor-whatsapp-numbers.write',
  ),
];
