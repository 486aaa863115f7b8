import { EMAIL_NOTICES } from '@mayorista/config';
import { inTransaction, getKnex, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/people/contract';
import { tables } from '../uids';
import { detailsOf, type DetailRow, type OrderRow } from './order.store';

export const run: JobHandler<{ orderId: number }> = async ({ strapi, payload }) => {
  const knex = getKnex(strapi);
  const order = (await knex(tables.order).where({ id: payload.orderId }).first()) as OrderRow | undefined;
  if (order === undefined) return { sent: false };
  const buyer = await service(strapi, 'people.users').find(order.user_id);
  if (buyer === null) return { sent: false };
  const lines = (await detailsOf(knex, order.id)).map(lineText);
  const text = [
    `Recibimos tu pedido ${order.folio}.`,
    '',
    ...lines,
    '',
    `Total: $${String(order.total)} ${order.currency}`,
    order.status === 'waiting_approval'
      ? 'Tu empresa debe aprobarlo antes de que lo pagues: te avisaremos.'
      : `Referencia de pago: ${order.payment_reference ?? ''}`,
  ].join('\n');
  const subject = `Pedido ${order.folio} recibido`;
  const mail = { key: `sale-order:${order.id}:placed`, to: buyer.email, subject, text, isSafeToKeep: true } as const;
  const copies = { companyId: order.company_id, notice: EMAIL_NOTICES.orders };
  await inTransaction(strapi, (tx) => service(strapi, 'companies.contacts').mailWithCopies(tx, mail, copies));
  return { sent: true };
};

const lineText = ({ quantity, model, name, grade }: DetailRow): string =>
  [`${quantity} x`, model, name, grade === null || grade === 'Stock' ? null : `(remate ${grade})`]
    .filter(Boolean)
    .join(' ');
