import { env } from '@mayorista/config';
import { getKnex, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import { draft, invoiceOrder, orderKey } from './invoice-order';
import { issueOrLeave } from './issue-or-leave';
import { system } from './system';

export const run: JobHandler<{ orderId: number }> = async ({ strapi, payload: { orderId } }) => {
  const order = await service(strapi, 'sales.orders').forInvoice(getKnex(strapi), orderId);
  // Nobody's name to invoice it to: the day's global invoice holds it.
  if (order?.companyId === null && env().invoicing.globalInvoice !== 'off') return { inGlobal: true };
  const liveKey = orderKey(orderId);
  return issueOrLeave(strapi, {
    liveKey,
    issue: (tx) => invoiceOrder(tx, orderId, { actor: system }),
    draft: async (tx) => {
      const order = await service(strapi, 'sales.orders').forInvoice(tx.trx, orderId);
      return order === null ? null : draft(tx, system, { order, receiver: 'company', liveKey, original: null });
    },
  });
};
