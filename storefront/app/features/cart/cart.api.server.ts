import type {
  CartAnswer,
  CartAtStageAnswer,
  CartStage,
  Currency,
  InactiveProductAnswer,
  SavedCartAnswer,
  Single,
} from '../../api/contract';
import type { AnswerTo, Named } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';

interface AddedLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly isReplacement: boolean;
  readonly verifyEnoughStock: boolean;
  /** A condition grade: refurbished pieces. */
  readonly auction_type?: string;
}

interface Discount {
  readonly percent: string;
  readonly reason: string;
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
  /** Returns what changed since the buyer was last shown the cart, line by line. */
  async changeStage(api: ApiClient, cartStage: CartStage): Promise<readonly string[]> {
    const { data } = await api.post<Single<CartAtStageAnswer>>('cart-stages', { cartStage });
    return data.changes.map(({ text }) => text);
  },
  /** Places the order; the same cart twice is one order. Refused when the cart is another than `version` by now. */
  place: async (api: ApiClient, cart_id: number, version: number | undefined) =>
    (
      await api.post<Single<Named<'PlacedCart'>>>(
        'cart-stages',
        { cartStage: 'ordered', cart_id },
        {
          idempotencyKey: `cart-${cart_id}-ordered-${version ?? ''}`,
          ...(version === undefined ? {} : { ifMatch: version }),
        },
      )
    ).data,
  changeCurrency: (api: ApiClient, id: number, currency: Currency) => api.put<unknown>(`carts/${id}`, { currency }),
  /** Off the unit price; '0' takes the discount away. */
  discountLine: (api: ApiClient, id: number, discount: Discount) =>
    api.put<unknown>(`cart-detail-special-discounts/${id}`, discount),
  discountCart: (api: ApiClient, id: number, discount: Discount) =>
    api.put<unknown>(`cart-special-discounts/${id}`, discount),
  waiveShipping: (api: ApiClient, id: number) => api.remove<unknown>(`cart-shipping-costs/${id}`),
  inactive: async (api: ApiClient) =>
    (await api.get<Single<readonly InactiveProductAnswer[]>>('inactive-products')).data,
  saved: async (api: ApiClient) => (await api.get<Single<readonly SavedCartAnswer[]>>('saved-carts')).data,
  save: (api: ApiClient, name: string) => api.post<unknown>('saved-carts', { name }),
  /** Returns how many products were left out, since they cannot be bought any more. */
  loadSaved: async (api: ApiClient, id: number, replace: boolean) =>
    (await api.post<AnswerTo<'POST /saved-carts/{id}/load'>>(`saved-carts/${id}/load`, { replace })).meta.left_out
      .length,
  removeSaved: (api: ApiClient, id: number) => api.remove<unknown>(`saved-carts/${id}`),
  countImport: (api: ApiClient) => api.get<unknown>('count-action-via-short-links/cart_csv_import'),
  importCsv: (api: ApiClient, file: FormDataEntryValue | null, flags: ImportFlags) => {
    const form = new FormData();
    form.set('data', JSON.stringify(flags));
    if (file instanceof Blob) form.set('file', file);
    return api.upload<AnswerTo<'POST /cart-import-csv-files'>>('cart-import-csv-files', form);
  },
  csvTemplate: (api: ApiClient) => api.download('cart-csv-downloads'),
};
