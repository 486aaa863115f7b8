import { z } from 'zod';
import { defineRoute, sendExport } from '@mayorista/kernel';
import { ordersExport } from './export-orders';
import { ordersFilter } from '../list-orders';
import { saleOrderDownloadOutput } from './download-orders.answer';

/** GET /sale-order-downloads: the list's rows as CSV or XLSX, for who is no member of staff and waits for no job. */
export const downloadOrders = defineRoute({
  method: 'GET',
  path: '/sale-order-downloads',
  noun: 'sale-order-downloads',
  action: 'download',
  needs: 'sale-orders.read',
  summary: 'Descargar pedidos con los filtros de su lista',
  query: ordersFilter.extend({ format: z.enum(['csv', 'xlsx'], { error: 'not_an_option' }).default('csv') }),
  output: saleOrderDownloadOutput,
  handle: (request) => {
    const { format, ...query } = request.query;
    return sendExport(request, ordersExport, { format, query });
  },
});
