import { env } from '@mayorista/config';
import { inTransaction, roundToCents, sendMail, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { businessTimeZone } from '@mayorista/kernel/shared';
import { isMarkedUpOrder } from '../orders/order.amounts';
import type { OrderRow } from '../orders/order.store';
import { tables } from '../uids';
import { ownersOf } from './company-people.store';
import { reasonWords, type SpendingReason } from './spending.rules';

const until = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short', timeZone: businessTimeZone });

/** Asks whoever approves, by mail, while the order still waits. */
export const run: JobHandler<{ orderId: number }> = ({ strapi, payload: { orderId } }) =>
  inTransaction(strapi, async (tx) => {
    const order = (await tx.trx(tables.order).where({ id: orderId }).first()) as OrderRow | undefined;
    if (order?.status !== 'waiting_approval' || order.company_id === null) return { asked: 0 };
    const owners = await ownersOf(strapi, order.company_id);
    const asked = owners.filter((id) => order.approver_id === null || id === order.approver_id);
    const people = await service(strapi, 'people.users').ofIds(asked.length > 0 ? asked : owners);
    const reasons = (JSON.parse(order.approval_reasons ?? '[]') as SpendingReason[]).map(
      (reason) => reasonWords(reason).es,
    );
    for (const { id, email } of people)
      await sendMail(tx, {
        isSafeToKeep: true,
        key: `sale-order:${orderId}:approval:${id}`,
        to: email,
        subject: `El pedido ${order.folio} espera tu aprobación`,
        text: [
          `${order.buyer_name ?? 'Un usuario'} hizo el pedido ${order.folio} por $${roundToCents(order.total)} ${order.currency}.`,
          ...(isMarkedUpOrder(order)
            ? [`Con el margen de tu empresa se le mostró: $${roundToCents(order.marked_total ?? 0)} ${order.currency}.`]
            : []),
          ...reasons,
          '',
          `Sus precios y piezas se apartan hasta el ${until.format(new Date(order.approval_expires_at ?? 0))}.`,
          `Apruébalo o recházalo en ${env().publicStoreUrl}/spending`,
        ].join('\n'),
        tag: 'order-approval',
      });
    return { asked: people.length };
  });
