import type { ApiClient } from '../../api/client.server';
import type { CardAnswer, Currency } from '../../api/contract';
import type { VolumePriceAnswer } from '../../api/product-answers';
import type { OrderLine } from './order-text';

export interface CheckedLineAnswer extends OrderLine {
  readonly state: 'found' | 'several' | 'unknown' | 'not_sold';
  readonly products: readonly (CardAnswer & { readonly volume_prices?: readonly VolumePriceAnswer[] })[];
}

/** The calls of the quick order. */
export const quickOrderApi = {
  check: async (api: ApiClient, lines: readonly OrderLine[], currency: Currency | undefined) =>
    (await api.post<{ data: readonly CheckedLineAnswer[] }>('quick-order-lines', { lines, currency })).data,
  add: (api: ApiClient, products: readonly { product_id: number; quantity: number }[]) =>
    api.post<unknown>('bulk-cart-details', { products }),
};
