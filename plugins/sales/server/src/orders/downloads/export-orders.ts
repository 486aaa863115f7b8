import { countRows, defineExport, roundToCents } from '@mayorista/kernel';
import { orderMachine } from '../order.machine';
import { filtered, ordersFilter } from '../list-orders';
import { orderAsSeen } from '../order.amounts';
import type { OrderRow } from '../order.store';

const batch = 1_000;

/** Orders within the asker's reach, newest first, as a table to download (CSV or XLSX) by the filters of their list. */
export const ordersExport = defineExport<OrderRow>()({
  name: 'sale-orders',
  label: 'Pedidos',
  needs: 'sale-orders.read',
  query: ordersFilter,
  columns: [
    { title: 'Folio', value: ({ folio }) => folio },
    { title: 'Fecha', value: ({ placed_at: at }) => new Date(at) },
    { title: 'Estado', value: ({ status }) => orderMachine.labels[status].es },
    { title: 'Empresa', value: ({ company_name: name }) => name },
    { title: 'Comprador', value: ({ buyer_name: name }) => name },
    { title: 'Orden de compra', value: ({ purchase_order_number: number }) => number },
    { title: 'Moneda', value: ({ currency }) => currency },
    { title: 'Subtotal', type: 'number', value: ({ subtotal }) => roundToCents(subtotal ?? 0) },
    { title: 'Envío', type: 'number', value: ({ shipping_cost: cost }) => roundToCents(cost ?? 0) },
    { title: 'IVA', type: 'number', value: ({ iva }) => roundToCents(iva ?? 0) },
    { title: 'Total', type: 'number', value: ({ total }) => roundToCents(total ?? 0) },
    { title: 'Uso de CFDI', value: ({ cfdi_use: use }) => use },
    { title: 'Comentarios', value: ({ comments }) => comments },
    { title: 'Guía', value: ({ tracking_number: number }) => number },
  ],
  async *rows({ strapi, actor, query }) {
    for (let before: number | null = null; ;) {
      const found = filtered(strapi, actor, query).orderBy('id', 'desc').limit(batch);
      const rows = (await (before === null ? found : found.where('id', '<', before))) as OrderRow[];
      yield* rows.map((row) => orderAsSeen(row, actor));
      const last = rows.at(-1);
      if (last === undefined || rows.length < batch) return;
      before = last.id;
    }
  },
  count: ({ strapi, actor, query }) => countRows(filtered(strapi, actor, query)),
});
