import { conversationRoutes, emit } from '@mayorista/kernel';
import { orderCommented } from '../../../events';
import { findByLegacyId } from '../orders/find-by-legacy-id';
import { tables } from '../uids';

/** The conversation of an order between its buyer's company and the house; the house's own notes are GET /comments (spec storefront 7, Sale orders). */
export const commentRoutes = conversationRoutes({
  type: 'sale-order',
  aliases: ['sale-orders', 'SaleOrder'],
  auditedAs: 'sale-orders',
  noun: 'sale-order-comments',
  label: 'un pedido',
  schema: 'SaleOrderComment',
  needs: { read: 'sale-orders.read', write: 'sale-order-comments.write' },
  tables: { message: tables.comment, file: tables.commentFile },
  columns: { record: 'sale_order_id', message: 'sale_order_comment_id' },
  async find({ strapi, actor }, legacyId) {
    const { id, company_id: companyId } = await findByLegacyId(strapi, actor, legacyId);
    return { id, companyId };
  },
  written: (tx, { id, recordId, isFromHouse }) =>
    emit(tx, orderCommented, { orderId: recordId, commentId: id, isFromHouse }),
});
