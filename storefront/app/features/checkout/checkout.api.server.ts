import type {
  BankAccountAnswer,
  CartAnswer,
  CfdiUseAnswer,
  Currency,
  DeliveriesAnswer,
  DeliveryType,
  LedgerAnswer,
  LeftOverAnswer,
  OrderTypeAnswer,
  PaymentMethod,
  PaymentMethodsAnswer,
  Single,
} from '../../api/contract';
import type { ApiClient } from '../../api/client.server';

export interface ChosenDelivery {
  readonly type: DeliveryType;
  readonly branch_id?: number;
  readonly delivery_office?: number;
  readonly carrier_id?: number;
  readonly delivery_provider_will_collect_order?: boolean;
  readonly tracking_number?: string;
  readonly receiver?: { readonly name: string; readonly telephone?: string };
  readonly supply?: 'warehouses' | 'backorder';
}

export interface PaymentWish {
  readonly method: PaymentMethod;
  /** Two decimals, or 'rest'. */
  readonly amount: string;
}

type Cart = Promise<Single<CartAnswer>>;

/** The calls from the cart to the order. */
export const checkoutApi = {
  /** Offices say whether they serve the postal code. */
  deliveries: (api: ApiClient, zip_code: string | null) =>
    api.get<DeliveriesAnswer>('cart-deliveries', { by_delivery_office: '1', zip_code }),
  chooseDelivery(api: ApiClient, chosen: ChosenDelivery, guide: File | null): Cart {
    if (guide === null) return api.post('cart-deliveries', chosen);
    const form = new FormData();
    form.set('data', JSON.stringify({ ...chosen, file_name: guide.name }));
    form.set('file', guide, guide.name);
    return api.upload('cart-deliveries', form);
  },
  chooseAddress: (api: ApiClient, address: Readonly<Record<string, unknown>>): Cart =>
    api.post('cart-addresses', address),
  payments: (api: ApiClient) => api.get<PaymentMethodsAnswer>('cart-payments'),
  choosePayments: (api: ApiClient, payments: readonly PaymentWish[]): Cart => api.post('cart-payments', { payments }),
  leftOver: async (api: ApiClient, option_selected: string | null) =>
    (await api.get<Single<LeftOverAnswer>>('cart-payment-check-left-overs', { option_selected })).data,
  ledger: (api: ApiClient, kind: 'credit' | 'wallet', currency: Currency) =>
    api.get<LedgerAnswer>('company-ledgers', { kind, currency, per_page: 5 }),
  accounts: async (api: ApiClient, currency: Currency) =>
    (await api.get<Single<readonly BankAccountAnswer[]>>('payment-accounts', { currency })).data,
  orderTypes: async (api: ApiClient) =>
    (await api.get<Single<readonly OrderTypeAnswer[]>>('cart-sale-order-types')).data,
  chooseOrderType: (api: ApiClient, sale_order_type_id: number): Cart =>
    api.post('cart-sale-order-types', { sale_order_type_id }),
  cfdiUses: async (api: ApiClient) => (await api.get<Single<readonly CfdiUseAnswer[]>>('cart-cfdi-uses')).data,
  chooseCfdiUse: (api: ApiClient, cfdi_use: string): Cart => api.post('cart-cfdi-usos', { cfdi_use }),
  writeExtra: (api: ApiClient, extra: { readonly purchase_order_number: string; readonly comments: string }): Cart =>
    api.post('cart-user-extra-data', extra),
};
