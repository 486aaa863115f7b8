import { EMAIL_NOTICES, env } from '@mayorista/config';
import { service, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/people/contract';
import '@mayorista/sales/contract';
import { documentTypes } from '../../../shared/terms';
import type { InvoiceRow } from './invoice.store';

/** Tells the person who placed the order, and whom their company wants to hear of invoices, that its document can be downloaded; the document itself is behind their login. */
export async function mailInvoice(
  tx: Tx,
  { id, type, number, uuid, sale_order_id: orderId }: InvoiceRow,
): Promise<void> {
  const buyer = orderId === null ? null : await service(tx.strapi, 'sales.orders').buyerOf(tx.trx, orderId);
  if (buyer === null) return;
  const person = await service(tx.strapi, 'people.users').find(buyer.userId);
  if (person === null) return;
  const kind = documentTypes[type];
  const mail = {
    key: `invoice:${id}:stamped`,
    to: person.email,
    isSafeToKeep: true,
    subject: `${kind} ${number ?? ''} de tu pedido ${buyer.folio}`,
    text: [
      `${kind} ${number ?? ''}, folio fiscal ${uuid ?? ''}, del pedido ${buyer.folio}.`,
      '',
      `Descarga el PDF y el XML en ${env().publicStoreUrl}/invoices`,
    ].join('\n'),
    tag: 'invoice-stamped',
  } as const;
  const copies = { companyId: buyer.companyId, notice: EMAIL_NOTICES.invoices };
  await service(tx.strapi, 'companies.contacts').mailWithCopies(tx, mail, copies);
}
