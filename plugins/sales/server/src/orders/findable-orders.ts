import { say, type Findable } from '@mayorista/kernel';
import { isOrderStatus, orderStatusWords } from '../../../order.states';
import { tables, uids } from '../uids';
import { ordersOf } from './order.scope';

interface FoundOrder {
  readonly id: number;
  readonly folio: string;
  readonly company_name: string | null;
  readonly buyer_name: string | null;
  readonly status: string;
}

/** Orders, by their folio, the buyer's own order number, the reference of their payment and the package's number. */
export const findableOrders: Findable = {
  key: 'sale-orders',
  uid: uids.order,
  label: ['Pedido', 'pedidos'],
  words: ['orden', 'venta', 'compra'],
  needs: ['sale-orders.read'],
  table: tables.order,
  keys: [
    { column: 'folio', by: 'folio P' },
    { column: 'purchase_order_number', by: 'code' },
    { column: 'payment_reference', by: 'code' },
    { column: 'tracking_number', by: 'code' },
  ],
  byId: false,
  rows: ({ strapi, actor }) => ordersOf(strapi, actor),
  async show({ strapi, actor }, ids) {
    const rows = (await ordersOf(strapi, actor)
      .whereIn('id', [...ids])
      .select('id', 'folio', 'company_name', 'buyer_name', 'status')) as FoundOrder[];
    return rows.map(({ id, folio, company_name: company, buyer_name: buyer, status }) => ({
      id,
      title: folio,
      detail: [company ?? buyer, isOrderStatus(status) ? say(orderStatusWords[status]) : null]
        .filter(Boolean)
        .join(' · '),
      to: `/plugins/sales/pedidos/${id}`,
    }));
  },
};
