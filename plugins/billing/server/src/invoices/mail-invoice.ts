import { EMAIL_NOTICES, env } from '@mayorista/config';
import { sendMail, service, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/people/contract';
import '@mayorista/sales/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import { documentTypes } from '../../../shared/terms';
import type { InvoiceRow } from './invoice.store';

/**
 * Tells who knows what the order is charged at (who placed it, or the company's own people), and whom their company wants to hear of invoices,
 * that its document can be downloaded; the document itself is behind their login. Nobody twice.
 */
export async function mailInvoice(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { id, sale_order_id: orderId } = invoice;
  const orders = service(tx.strapi, 'sales.orders');
  const order = orderId === null ? null : await orders.forInvoice(tx.trx, orderId);
  if (order === null) return;
  const people = await service(tx.strapi, 'people.users').ofIds(await orders.payersOf(tx.trx, order.id));
  const copies = { companyId: order.companyId, notice: EMAIL_NOTICES.invoices };
  const mail = {
    isSafeToKeep: true,
    subject: `${documentTypes[invoice.type]} ${invoice.number ?? ''} de tu pedido ${order.folio}`,
    text: textOf(invoice, order),
    tag: 'invoice-stamped',
  } as const;
  const key = `invoice:${id}:stamped`;
  const [first, ...others] = people.map(({ email }) => email);
  if (first === undefined) return;
  const told = new Set([first, ...others, ...(await service(tx.strapi, 'companies.contacts').copiesOf(tx, copies))]);
  for (const to of told) await sendMail(tx, { ...mail, to, key: to === first ? key : `${key}:${to}` });
}

/** With what the buyer's bookkeeping looks for. */
function textOf({ type, number, uuid, cfdi_use: use }: InvoiceRow, order: BilledOrder): string {
  const said = [
    ['Tu orden de compra', order.purchaseOrderNumber],
    ['Uso de CFDI', use],
    ['Tus comentarios', order.comments],
  ] as const;
  return [
    `${documentTypes[type]} ${number ?? ''}, folio fiscal ${uuid ?? ''}, del pedido ${order.folio}.`,
    ...said.flatMap(([label, text]) => (text === null ? [] : [`${label}: ${text}`])),
    '',
    `Descarga el PDF y el XML en ${env().publicStoreUrl}/invoices`,
  ].join('\n');
}
