import { findShaped, type RecordType } from '@mayorista/kernel';
import { ordersOf } from './orders/order.scope';
import { paymentReceipts } from './receipts/payment-receipt.record';

/** An order within the actor's reach. */
export const findOrder: RecordType['find'] = async (strapi, actor, id) => {
  if (!/^\d{1,9}$/.test(id)) return null;
  const order = (await ordersOf(strapi, actor)
    .where({ id: Number(id) })
    .first('id', 'company_id')) as { id: number; company_id: number | null } | undefined;
  return order === undefined ? null : { id: order.id, companyId: order.company_id };
};

/** Documents and comments of a sale order: its buyer's company sees its documents; comments are the house's own. */
export const recordTypes: readonly RecordType[] = [
  {
    type: 'sale-order',
    auditedAs: 'sale-orders',
    comments: { read: 'sale-orders.read', write: 'sale-orders.read' },
    documents: { read: 'sale-orders.read', write: 'sale-orders.manage' },
    find: findOrder,
  },
  {
    // Their files are read by who reads the order, and not by the whole company.
    type: 'sale-order-payment-receipts',
    find: async (strapi, actor, id) => {
      const row = /^\d{1,9}$/.test(id) ? await findShaped(paymentReceipts, { strapi }, Number(id), actor) : null;
      return row === null ? null : { id: row.id, companyId: row.company_id as number | null };
    },
  },
];
