import type { ApiClient } from '../../api/client.server';
import type { AnswerTo, DataOf } from '../../api/answers';
import type { Currency } from '../../api/contract';
import type { OrderLine } from './order-lines.server';

export type CheckedLineAnswer = DataOf<'POST /quick-order-lines'>[number];

/** The calls of the quick order. */
export const quickOrderApi = {
  check: async (
    api: ApiClient,
    lines: readonly Pick<OrderLine, 'code' | 'quantity'>[],
    currency: Currency | undefined,
  ) => (await api.post<AnswerTo<'POST /quick-order-lines'>>('quick-order-lines', { lines, currency })).data,
  add: (api: ApiClient, products: readonly { product_id: number; quantity: number }[]) =>
    api.post<unknown>('bulk-cart-details', { products }),
};
