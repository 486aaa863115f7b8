import type { ApiClient } from '../../api/client.server';
import type { AnswerTo, DataOf } from '../../api/answers';
import type { CardAnswer, Currency, SaleOrderAnswer, Single } from '../../api/contract';

export type PlacedAnswer = SaleOrderAnswer;
export type DivisionAnswer = DataOf<'GET /sale-order-divided-sale-orders/{id}'>['divided_sale_orders'][number];
export type PlacedLineAnswer = DivisionAnswer['details'][number];

/** The calls of what follows an order's placing. */
export const placedApi = {
  order: async (api: ApiClient, id: number) => (await api.get<Single<PlacedAnswer>>(`sale-orders/${id}`)).data,
  divisions: async (api: ApiClient, id: number) =>
    (await api.get<Single<DataOf<'GET /sale-order-divided-sale-orders/{id}'>>>(`sale-order-divided-sale-orders/${id}`))
      .data.divided_sale_orders,
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
    (await api.get<AnswerTo<'GET /purchase-satisfactions'>>('purchase-satisfactions', { sale_order_id, per_page: 1 }))
      .total > 0,
  sendOpinion: (api: ApiClient, opinion: Readonly<Record<string, unknown>>) =>
    api.post<unknown>('purchase-satisfactions', opinion),
};
