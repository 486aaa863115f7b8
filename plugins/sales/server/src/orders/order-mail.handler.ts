import { inTransaction, getKnex, sendMail, type JobHandler } from '@mayorista/kernel';
import { tables } from '../uids';
import { detailsOf, type DetailRow, type OrderRow } from './order.store';

export const run: JobHandler<{ orderId: number }> = async ({ strapi, payload }) => {
  const knex = getKnex(strapi);
  const order = (await knex(tables.order).where({ id: payload.orderId }).first()) as OrderRow | undefined;
  if (order === undefined) return { sent: false };
  const buyer = (await knex('up_users').where({ id: order.user_id }).first('email')) as { email: string } | undefined;
  if (buyer === undefined) return { sent: false };
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
  await inTransaction(strapi, (tx) =>
    sendMail(tx, {
      isSafeToKeep: true,
      key: `sale-order:${order.id}:placed`,
      to: buyer.email,
      subject: `Pedido ${order.folio} recibido`,
      text,
    }),
  );
  return { sent: true };
};

const lineText = ({ quantity, model, name, grade }: DetailRow): string =>
  [`${quantity} x`, model, name, grade === null || grade === 'Stock' ? null : `(remate ${grade})`]
    .filter(Boolean)
    .join(' ');
