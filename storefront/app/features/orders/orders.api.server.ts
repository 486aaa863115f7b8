import type { ApiClient, Query } from '../../api/client.server';
import type { Pagination, SaleOrderAnswer, Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export interface OrdersAnswer {
  readonly data: readonly SaleOrderAnswer[];
  readonly total: number;
  readonly meta?: { readonly pagination?: Pagination };
}

type Line = NonNullable<SaleOrderAnswer['details']>[number];

/** An order's page: what the list does not tell. */
export interface OrderAnswer extends SaleOrderAnswer {
  readonly buyer_name?: string | null;
  readonly company_name?: string | null;
  readonly purchase_order_number?: string | null;
  readonly comments?: string | null;
  readonly cfdi_use?: string | null;
  readonly delivery?: {
    readonly method: string;
    readonly method_label: string;
    readonly carrier_name: string | null;
    readonly office_name: string | null;
    readonly tracking_number: string | null;
    readonly receiver: { readonly name: string; readonly telephone: string | null } | null;
    readonly address: AddressAnswer | null;
  };
  readonly payments?: readonly PaymentAnswer[];
  readonly buyer_may?: { readonly cancel: boolean; readonly edit: boolean; readonly send_receipt: boolean };
}

export interface AddressAnswer {
  readonly receiversName: string;
  readonly street: string;
  readonly exteriorNumber: string;
  readonly interiorNumber: string | null;
  readonly colony: string;
  readonly municipality: string | null;
  readonly state: string;
  readonly zipCode: string;
  readonly reference: string | null;
}

export interface PaymentAnswer {
  readonly id: number;
  readonly method_label: string;
  readonly amount: string;
  readonly status: string;
  readonly status_label: string;
  readonly due_on: string | null;
}

/** What ships together from one warehouse, or waits together. */
export interface DivisionAnswer {
  readonly id: number;
  readonly folio: string;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly is_backorder: boolean;
  readonly promised_on: string | null;
  readonly delivery_from: string | null;
  readonly delivery_to: string | null;
  readonly quantity: number;
  readonly details: readonly (Line & {
    readonly id: number;
    readonly fulfilment: string;
    readonly fulfilment_label: string;
  })[];
}

export interface FileAnswer {
  readonly id: number;
  readonly name: string;
}

export interface ReceiptAnswer {
  readonly id: number;
  readonly state: string;
  readonly state_label: string;
  readonly amount: string | null;
  readonly note: string | null;
  readonly sent_by: string | null;
  readonly rejection_reason: string | null;
  readonly createdAt: string;
  readonly receipt: FileAnswer | null;
}

export interface TrackAnswer {
  readonly tracking_number: string;
  readonly carrier: { readonly id: number; readonly name: string } | null;
  readonly is_tracked: boolean;
  readonly is_demo: boolean;
  readonly state: string;
  readonly state_label: string;
  readonly estimated_at: string | null;
  readonly events: readonly { readonly at: string; readonly text: string; readonly place: string | null }[];
}

export interface OrderInvoiceAnswer {
  readonly id: number;
  readonly number: string | null;
  readonly type_label: string;
  readonly state: string;
  readonly state_label: string;
  readonly currency: 'USD' | 'MXN';
  readonly total: string;
}

/** A cart that holds an order's products again, with what is another than then. */
export interface BackInCart {
  readonly changes: readonly { readonly text: string }[];
  readonly left_out?: readonly { readonly text: string }[];
}

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
        api.get<Single<{ divided_sale_orders: readonly DivisionAnswer[] }>>(`sale-order-divided-sale-orders/${id}`),
      )
    ).divided_sale_orders,
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
    data(api.post<Single<BackInCart>>('sale-order-reorders', { sale_order_legacy_id: id })),
  cancel: (api: ApiClient, id: number, reason: string) =>
    api.post<unknown>('sale-order-cancellations', { sale_order_legacy_id: id, reason }),
};
