import {
  holdsLink,
  service,
  spendIn,
  spenderOf,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { isBuyer } from '../quotations/quotation.scope';
import type { QuotationRow } from '../quotations/quotation.types';

type Reached = Pick<QuotationRow, 'company_id' | 'contact_email'>;

/** Reads the addresses of a quotation's own company, in small letters: mails to them reach no stranger. */
async function ownAddresses(strapi: Core.Strapi, { company_id: companyId }: Reached): Promise<ReadonlySet<string>> {
  const people = companyId === null ? [] : await service(strapi, 'people.users').ofCompany(companyId);
  return new Set(people.map(({ email }) => email.toLowerCase()));
}

/**
 * Refuses recipients whom the house does not write to: its people send a quotation to the company whose it is and to the contact that it
 * names; a buyer sends theirs to whom they like, within the limits of `mail.quotation`. And words that lead elsewhere.
 */
export async function judgeMail(
  strapi: Core.Strapi,
  actor: Actor,
  quotation: Reached,
  { to, message }: { readonly to: readonly string[]; readonly message: string },
): Promise<FieldError[]> {
  const own = await ownAddresses(strapi, quotation);
  const isKnown = (address: string): boolean =>
    own.has(address.toLowerCase()) || address.toLowerCase() === quotation.contact_email?.toLowerCase();
  return [
    ...to.flatMap((address, at) =>
      isBuyer(actor) || isKnown(address) ? [] : [{ code: 'quotation_recipient_unknown', field: `to.${at}` }],
    ),
    ...(holdsLink(message) ? [{ code: 'text_with_link', field: 'message' }] : []),
  ];
}

/** Counts mails of a quotation before they are sent; those to the company's own people by who sends alone. Throws RateLimitError. */
export async function spendMails(tx: Tx, actor: Actor, quotation: Reached, to: readonly string[]): Promise<void> {
  const own = await ownAddresses(tx.strapi, quotation);
  const strangers = to.filter((address) => !own.has(address.toLowerCase()));
  await spendIn(tx, 'mail.quotation', { ...spenderOf({ actor }), recipient: strangers, count: to.length });
}
