import type { ApiClient } from '../../api/client.server';
import type { CardAnswer, Currency, DeliveryAddressAnswer, PaymentMethod, Single } from '../../api/contract';

export interface PlacedLineAnswer {
  readonly id: number;
  readonly product_id: number;
  readonly name: string;
  readonly model: string | null;
  readonly image_full_path: string | null;
  readonly auction_type: string | null;
  readonly quantity: number;
  readonly unit_price: string;
  readonly subtotal: string;
  readonly fulfilment: 'stock' | 'backorder' | 'canceled' | 'replaced';
  readonly fulfilment_label: string;
  readonly promised_on: string | null;
}

export interface PlacedAnswer {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly status_label: string;
  readonly currency: Currency;
  readonly subtotal: string;
  readonly shipping_cost: string;
  readonly iva: string;
  readonly total: string;
  readonly payment_reference: string | null;
  readonly branch: { readonly name: string } | null;
  readonly delivery: {
    readonly method_label: string;
    readonly carrier_name: string | null;
    readonly office_name: string | null;
    readonly receiver: { readonly name: string; readonly telephone: string | null } | null;
    readonly address: DeliveryAddressAnswer | null;
  };
  readonly payments: readonly {
    readonly id: number;
    readonly method: PaymentMethod;
    readonly method_label: string;
    readonly amount: string;
    readonly commission: string;
    readonly status: 'pending' | 'in_review' | 'received' | 'canceled';
    readonly status_label: string;
    readonly due_on: string | null;
  }[];
}

export interface DivisionAnswer {
  readonly id: number;
  readonly folio: string;
  readonly warehouse: { readonly name: string } | null;
  readonly is_backorder: boolean;
  readonly promised_on: string | null;
  readonly delivery_from: string | null;
  readonly delivery_to: string | null;
  readonly details: readonly PlacedLineAnswer[];
}

/** The calls of what follows an order's placing. */
export const placedApi = {
  order: async (api: ApiClient, id: number) => (await api.get<Single<PlacedAnswer>>(`sale-orders/${id}`)).data,
  divisions: async (api: ApiClient, id: number) =>
    (
      await api.get<Single<{ readonly divided_sale_orders: readonly DivisionAnswer[] }>>(
        `sale-order-divided-sale-orders/${id}`,
      )
    ).data.divided_sale_orders,
  /** What may come instead of a product that waits. */
  alternatives: async (api: ApiClient, product_id: number, currency: Currency) =>
    (await api.get<Single<readonly CardAnswer[]>>('product-alternatives', { product_id, currency })).data,
  cancelLine: (api: ApiClient, lineId: number) =>
    api.put<unknown>(`sale-order-backorders/${lineId}`, { action: 'cancel' }),
  replaceLine: (api: ApiClient, lineId: number, product_id: number) =>
    api.put<unknown>(`sale-order-backorders/${lineId}`, { action: 'replace', product_id }),
  sendReceipt(api: ApiClient, orderId: number, paymentId: number, file: File) {
    const form = new FormData();
    form.set('data', JSON.stringify({ sale_order_legacy_id: orderId, payment_id: paymentId }));
    form.set('receipt', file, file.name);
    return api.upload<unknown>('sale-order-payment-receipts', form);
  },
  hasOpinion: async (api: ApiClient, sale_order_id: number) =>
    (await api.get<{ readonly total: number }>('purchase-satisfactions', { sale_order_id, per_page: 1 })).total > 0,
  sendOpinion: (api: ApiClient, opinion: Readonly<Record<string, unknown>>) =>
    api.post<unknown>('purchase-satisfactions', opinion),
};
