import { z } from 'zod';
import {
  defineRoute,
  findLockedShaped,
  ForbiddenError,
  holdsLink,
  pathId,
  quoteWords,
  recordAudit,
  reject,
  throwIfAny,
  type Actor,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { MOST_MAILS } from '../../../shared/terms';
import { findLook } from '../external/find-external';
import { quotations } from '../quotations/quotation.record';
import { answers, prepares } from '../quotations/quotation.rules';
import { answerQuotation, getQuotation } from '../quotations/quotation.routes';
import type { QuotationRow } from '../quotations/quotation.types';
import { tables } from '../uids';
import { findAddress } from './find-address';
import { mailQuotation } from './mail-quotation';
import { judgeMail, spendMails } from './recipients';
import { quotationOutput } from '../quotations/quotation.answer';

const address = z.email('quotation_mail_invalid');
const input = z.strictObject({
  /** The quotation's own recipient unless said. */
  to: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(address).min(1).max(10).optional(),
  ),
  message: z.string().trim().max(2_000).optional(),
  /** The distributor's own quotation, to its own customer. */
  external: z.boolean().default(false),
});

/** PUT /distributor-quotation-mails/{quotation_id}: sends the last version that was sent, as a PDF (spec storefront 7, Quotations). */
export const mailRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/distributor-quotation-mails/:id',
    noun: 'distributor-quotation-mails',
    action: 'update',
    needs: 'distributor-quotations.write',
    summary: 'Enviar una cotización por correo, con su PDF',
    input,
    output: quotationOutput,
    // It is drawn before anything is known of the mail.
    spends: 'pdf',
    handle: send,
  }),
];

async function send(request: RouteRequest<z.output<typeof input>>) {
  const { strapi, actor, input: asked } = request;
  const quotation = await getQuotation(request, pathId(request.params));
  if (!maySend(quotation, actor, asked.external)) throw new ForbiddenError();
  if (quotation.status === 'borrador') return reject('quotation_not_sent', 'status');
  const to = asked.to ?? [await findAddress(strapi, quotation)].flatMap((one) => one ?? []);
  if (to.length === 0) return reject('quotation_without_recipient', 'to');
  throwIfAny(await judgeMail(strapi, actor, quotation, { to, message: asked.message ?? '' }));
  const mail = {
    ...(await wordsOf(request, quotation)),
    key: `distributor-quotation:${quotation.id}:mail:${quotation.mails + 1}`,
    to: [...to],
    printing: { isExternal: asked.external },
  };
  await mailQuotation(strapi, quotation, mail, async (tx) => {
    const row = (await findLockedShaped(quotations, tx, quotation.id, actor)) as QuotationRow | null;
    await countMail(tx, quotation, row);
    await spendMails(tx, actor, quotation, to);
    await recordAudit(tx, actor, {
      modelType: 'distributor-quotations',
      modelId: quotation.id,
      action: 'mailed',
      after: { to: to.join(', '), external: asked.external },
    });
  });
  return answerQuotation(request, quotation.id);
}

/** A distributor's own quotation is theirs alone to send. */
const maySend = (quotation: QuotationRow, actor: Actor, isExternal: boolean): boolean =>
  answers(quotation, actor) || (!isExternal && prepares(quotation, actor));

/** A name that leads elsewhere stands on the paper, and not on the house's mail; the sender's words are theirs. */
async function wordsOf({ strapi, actor, input: asked }: RouteRequest<z.output<typeof input>>, quotation: QuotationRow) {
  const folio = quotation.folio ?? '';
  const look = asked.external ? await findLook(strapi, quotation) : null;
  const seller = look === null ? 'Mayorista' : (look.data?.business_name ?? null);
  const message = asked.message === undefined || asked.message === '' ? [] : [quoteWords(actor.name, asked.message)];
  return {
    subject: seller === null || holdsLink(seller) ? `Cotización ${folio}` : `Cotización ${folio} de ${seller}`,
    text: [...message, `Adjuntamos la cotización ${folio}.`].join('\n\n'),
  };
}

/** Counts a mail. Whoever asked twice at once sends one: the second finds another count than it read. */
async function countMail(tx: Tx, seen: QuotationRow, row: QuotationRow | null): Promise<void> {
  const sent = row?.mails ?? MOST_MAILS;
  throwIfAny(sent >= MOST_MAILS ? [{ code: 'too_many_quotation_mails', params: { count: MOST_MAILS } }] : []);
  if (sent === seen.mails)
    await tx
      .trx(tables.quotation)
      .where({ id: seen.id })
      .update({ mails: sent + 1 });
}
