import { enqueue, spendIn, spenderOf, type Actor, type RouteRequest, type Tx } from '@mayorista/kernel';
import { askForCode, type Contact } from './contact-code.store';
import { sendCodeJob } from './send-code.job';

const costOf = { email: 'code.mail', whatsapp: 'code.whatsapp' } as const;

/**
 * Has a code sent to a contact. What it counts at the contact's own row goes with the row, which can be made anew: the address or number,
 * whoever asks and the company are counted beside it. Throws ValidationError or RateLimitError.
 */
export async function sendCode(
  tx: Tx,
  source: { readonly actor: Actor; readonly ctx?: RouteRequest['ctx'] },
  contact: Contact,
): Promise<void> {
  const { actor } = source;
  await askForCode(tx, contact);
  await spendIn(tx, costOf[contact.kind], {
    ...spenderOf(source),
    company: contact.companyId,
    recipient: contact.address,
  });
  const askedBy = actor.kind === 'person' ? actor.id : null;
  await enqueue(tx, sendCodeJob, { kind: contact.kind, contact_id: contact.id, asked_by: askedBy }, {});
}
