import type { CartAnswer, CartStage, Currency, PaymentMethodAnswer, PickupAnswer, Single } from '../../api/contract';
import type { AnswerTo, Named } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';

type PlacedAnswer = Named<'PlacedCart'>;

interface AddedLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly isReplacement: boolean;
  readonly verifyEnoughStock: boolean;
  /** A condition grade: refurbished pieces. */
  readonly auction_type?: string;
}

interface ImportFlags {
  readonly ignore_invalid_rows: boolean;
  readonly wants_to_replace_products: boolean;
}

/** The calls of the cart and its checkout. */
export const cartApi = {
  current: async (api: ApiClient) => (await api.get<Single<CartAnswer>>('carts/current')).data,
  addLine: (api: ApiClient, line: AddedLine) => api.post<Single<CartAnswer>>('cart-details', line),
  changeLine: (api: ApiClient, id: number, quantity: number) =>
    api.put<Single<CartAnswer>>(`cart-details/${id}`, { quantity }),
  removeLine: (api: ApiClient, id: number) => api.remove<Single<CartAnswer>>(`cart-details/${id}`),
  empty: (api: ApiClient, id: number) => api.remove<unknown>(`carts/${id}`),
  changeStage: (api: ApiClient, cartStage: CartStage) => api.post<unknown>('cart-stages', { cartStage }),
  /** Places the order; the same cart twice is one order. */
  place: async (api: ApiClient, cart_id: number) =>
    (
      await api.post<Single<PlacedAnswer>>(
        'cart-stages',
        { cartStage: 'ordered', cart_id },
        { idempotencyKey: `cart-${cart_id}-ordered` },
      )
    ).data,
  changeCurrency: (api: ApiClient, id: number, currency: Currency) => api.put<unknown>(`carts/${id}`, { currency }),
  pickupBranches: async (api: ApiClient) => (await api.get<Single<readonly PickupAnswer[]>>('cart-deliveries')).data,
  chooseBranch: (api: ApiClient, branchId: number) =>
    api.post<unknown>('cart-deliveries', { type: 'branch_pickup', branch_id: branchId }),
  paymentMethods: async (api: ApiClient) =>
    (await api.get<Single<readonly PaymentMethodAnswer[]>>('cart-payments')).data,
  importCsv: (api: ApiClient, file: FormDataEntryValue | null, flags: ImportFlags) => {
    const form = new FormData();
    form.set('data', JSON.stringify(flags));
    if (file instanceof Blob) form.set('file', file);
    return api.upload<AnswerTo<'POST /cart-import-csv-files'>>('cart-import-csv-files', form);
  },
  csvTemplate: (api: ApiClient) => api.download('cart-csv-downloads'),
  choosePayment: (api: ApiClient, method: string) => api.post<unknown>('cart-payments', { method }),
};
