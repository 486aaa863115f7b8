import { EMAIL_NOTICES } from '@mayorista/config';
import { inTransaction, getKnex, roundToCents, sendMail, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/people/contract';
import { tables } from '../uids';
import { isMarkedUpOrder } from './order.amounts';
import { detailsOf, type DetailRow, type OrderRow } from './order.store';
import { payersOf } from './payers';

/**
 * Tells that an order was received, once. Whoever may see what the company pays is told how much and with which reference; a secondary user,
 * who is shown the company's mark-up, what they were shown.
 */
export const run: JobHandler<{ orderId: number }> = async ({ strapi, payload }) => {
  const knex = getKnex(strapi);
  const order = (await knex(tables.order).where({ id: payload.orderId }).first()) as OrderRow | undefined;
  if (order === undefined) return { sent: false };
  const buyer = await service(strapi, 'people.users').find(order.user_id);
  if (buyer === null) return { sent: false };
  const lines = (await detailsOf(knex, order.id)).map(lineText);
  const subject = `Pedido ${order.folio} recibido`;
  const mail = { key: `sale-order:${order.id}:placed`, subject, isSafeToKeep: true } as const;
  const copies = { companyId: order.company_id, notice: EMAIL_NOTICES.orders };
  const contacts = service(strapi, 'companies.contacts');
  const charged = [
    `Recibimos tu pedido ${order.folio}.`,
    '',
    ...lines,
    '',
    ...saidLines(order),
    ...payable(order),
  ].join('\n');
  if (!isMarkedUpOrder(order)) {
    await inTransaction(strapi, (tx) =>
      contacts.mailWithCopies(tx, { ...mail, to: buyer.email, text: charged }, copies),
    );
    return { sent: true };
  }
  const shown = [
    `Recibimos tu pedido ${order.folio}.`,
    '',
    ...lines,
    '',
    ...saidLines(order),
    ...shownToBuyer(order),
  ].join('\n');
  const told = [
    `${order.buyer_name ?? 'Un usuario'} hizo el pedido ${order.folio}.`,
    '',
    ...lines,
    '',
    ...saidLines(order),
    ...payable(order),
  ];
  const people = await service(strapi, 'people.users').ofIds(await payersOf(strapi, knex, order.id));
  const payers = people.map(({ email }) => email);
  await inTransaction(strapi, async (tx) => {
    await sendMail(tx, { ...mail, to: buyer.email, text: shown });
    const text = told.join('\n');
    for (const to of payers) await sendMail(tx, { ...mail, key: `${mail.key}:${to}`, to, text });
    for (const to of await contacts.copiesOf(tx, copies))
      if (to !== buyer.email && !payers.includes(to))
        await sendMail(tx, { ...mail, key: `${mail.key}:${to}`, to, text });
  });
  return { sent: true };
};

/** What its buyer said of it for the company's own books. */
const saidLines = ({ purchase_order_number: number, comments }: OrderRow): string[] => [
  ...(number === null ? [] : [`Orden de compra: ${number}`]),
  ...(comments === null ? [] : [`Comentarios: ${comments}`]),
];

/** What is charged, and with which reference it is paid. */
const payable = (order: OrderRow): string[] => [
  `Total: $${roundToCents(order.total)} ${order.currency}`,
  ...(isMarkedUpOrder(order)
    ? [`Con el margen de tu empresa se le mostró: $${roundToCents(order.marked_total ?? 0)} ${order.currency}`]
    : []),
  order.status === 'waiting_approval'
    ? 'Tu empresa debe aprobarlo antes de que lo pagues: te avisaremos.'
    : `Referencia de pago: ${order.payment_reference ?? ''}`,
];

const shownToBuyer = (order: OrderRow): string[] => [
  `Total: $${roundToCents(order.marked_total ?? 0)} ${order.currency}`,
  order.status === 'waiting_approval'
    ? 'Tu empresa debe aprobarlo: te avisaremos.'
    : 'Tu empresa lo paga: le enviamos el importe y la referencia.',
];

const lineText = ({ quantity, model, name, grade }: DetailRow): string =>
  [`${quantity} x`, model, name, grade === null || grade === 'Stock' ? null : `(remate ${grade})`]
    .filter(Boolean)
    .join(' ');
