import { inTransaction, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import { isNoticeCode } from './notice-words';
import { tell } from '../sendings/give-notice';

export const run: JobHandler<{ orderId: number; status: string }> = ({ strapi, payload: { orderId, status } }) =>
  inTransaction(strapi, async (tx) => {
    const order = await service(strapi, 'sales.orders').buyerOf(tx.trx, orderId);
    // Statuses without words are told to nobody.
    const code = `order_${status}`;
    if (order === null || !isNoticeCode(code)) return { told: false };
    await tell(tx, {
      key: `sale-order:${orderId}:${status}`,
      userIds: [order.userId],
      code,
      params: { folio: order.folio },
      url: `/sale-orders/${orderId}`,
    });
    return { told: true };
  });
