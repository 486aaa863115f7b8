import type { CartAnswer, CartStage, DeliveriesAnswer, PaymentMethodAnswer, Single } from '../../api/contract';
import type { ApiClient } from '../../api/client.server';

interface PlacedAnswer {
  readonly cart?: CartAnswer;
  readonly sale_order?: { readonly id: number };
}

type MethodsAnswer = readonly PaymentMethodAnswer[] | { readonly methods?: readonly PaymentMethodAnswer[] };

/** The calls of the cart and its checkout. */
export const cartApi = {
  current: async (api: ApiClient) => (await api.get<Single<CartAnswer>>('carts/current')).data,
  addLine: (api: ApiClient, line: { product_id: number; quantity: number }) => api.post<Single<CartAnswer>>('cart-details', line),
  changeLine: (api: ApiClient, id: number, quantity: number) => api.put<Single<CartAnswer>>(`cart-details/${id}`, { quantity }),
  removeLine: (api: ApiClient, id: number) => api.remove<Single<CartAnswer>>(`cart-details/${id}`),
  empty: (api: ApiClient, id: number) => api.remove<unknown>(`carts/${id}`),
  changeStage: (api: ApiClient, cartStage: CartStage) => api.post<unknown>('cart-stages', { cartStage }),
  /** Places the order; the same cart twice is one order. */
  place: async (api: ApiClient, cartId: string) =>
    (await api.post<Single<PlacedAnswer>>('cart-stages', { cartStage: 'ordered' }, { idempotencyKey: `cart-${cartId}-ordered` })).data,
  deliveries: async (api: ApiClient) => (await api.get<Single<DeliveriesAnswer>>('cart-deliveries')).data,
  chooseBranch: (api: ApiClient, branchId: number) => api.post<unknown>('cart-deliveries', { type: 'branch_pickup', branch_id: branchId }),
  async paymentMethods(api: ApiClient): Promise<readonly PaymentMethodAnswer[]> {
    const { data } = await api.get<Single<MethodsAnswer>>('cart-payments');
    return 'methods' in data ? (data.methods ?? []) : (data as readonly PaymentMethodAnswer[]);
  },
  choosePayment: (api: ApiClient, method: string) => api.post<unknown>('cart-payments', { method }),
};
