import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf } from '../../api/answers';
import type { SaleOrderAnswer, Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export type OrdersAnswer = AnswerTo<'GET /sale-orders'>;
/** An order's page: what the list does not tell. */
export type OrderAnswer = SaleOrderAnswer;
export type AddressAnswer = NonNullable<OrderAnswer['delivery']['address']>;
/** What ships together from one warehouse, or waits together. */
export type DivisionAnswer = DataOf<'GET /sale-order-divided-sale-orders/{id}'>['divided_sale_orders'][number];
/** What left one warehouse at one time. */
export type ShipmentAnswer = ItemOf<'GET /order-shipments'>;
export type ReceiptAnswer = ItemOf<'GET /sale-order-payment-receipts'>;
export type TrackAnswer = DataOf<'GET /delivery-tracks/{tracking_number}'>;
export type OrderInvoiceAnswer = ItemOf<'GET /invoice-searches'>;
/** A cart that holds an order's products again, with what is another than then. */
export type BackInCart = DataOf<'GET /sale-orders/{id}/edit'>;
export type ReorderedCart = DataOf<'POST /sale-order-reorders'>;

export interface ReceiptData {
  readonly sale_order_legacy_id: number;
  readonly amount?: string | undefined;
  readonly note?: string | undefined;
  readonly payment_id?: number | undefined;
}

const data = async <T>(answer: Promise<Single<T>>): Promise<T> => (await answer).data;
const most = 100;

/** The calls of sale orders. */
export const orderApi = {
  list: (api: ApiClient, query: Query) => api.get<OrdersAnswer>('sale-orders', query),
  download: (api: ApiClient, query: Query) => api.download('sale-order-downloads', query),
  show: (api: ApiClient, id: number) => data(api.get<Single<OrderAnswer>>(`sale-orders/${id}`)),
  pdf: (api: ApiClient, id: number) => api.download(`sale-orders/${id}/pdf`),
  divisions: async (api: ApiClient, id: number) =>
    (
      await data(
        api.get<Single<DataOf<'GET /sale-order-divided-sale-orders/{id}'>>>(`sale-order-divided-sale-orders/${id}`),
      )
    ).divided_sale_orders,
  /** Those that left, the first one first. */
  shipments: (api: ApiClient, id: number) =>
    data(
      api.get<Single<readonly ShipmentAnswer[]>>('order-shipments', {
        sale_order_id: id,
        state: 'shipped',
        order_by: 'id',
        order_direction: 'asc',
        per_page: most,
      }),
    ),
  receipts: (api: ApiClient, id: number) =>
    data(
      api.get<Single<readonly ReceiptAnswer[]>>('sale-order-payment-receipts', { sale_order_id: id, per_page: most }),
    ),
  invoices: (api: ApiClient, id: number) =>
    data(api.get<Single<readonly OrderInvoiceAnswer[]>>('invoice-searches', { sale_order_id: id, per_page: most })),
  track: (api: ApiClient, number: string) =>
    data(api.get<Single<TrackAnswer>>(`delivery-tracks/${encodeURIComponent(number)}`)),
  file: (api: ApiClient, id: number) => api.download(`private-files/${id}`),
  sendReceipt: (api: ApiClient, receipt: ReceiptData, files: readonly File[]) =>
    api.upload<unknown>('sale-order-payment-receipts', uploadOf(receipt, 'receipt', files)),
  edit: (api: ApiClient, id: number) => data(api.get<Single<BackInCart>>(`sale-orders/${id}/edit`)),
  reorder: (api: ApiClient, id: number) =>
    data(api.post<Single<ReorderedCart>>('sale-order-reorders', { sale_order_legacy_id: id })),
  cancel: (api: ApiClient, id: number, reason: string) =>
    api.post<unknown>('sale-order-cancellations', { sale_order_legacy_id: id, reason }),
};
