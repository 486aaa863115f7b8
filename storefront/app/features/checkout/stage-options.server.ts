import type { ApiClient } from '../../api/client.server';
import type { CartAnswer } from '../../api/contract';
import { ApiError } from '../../api/errors';
import { addressApi } from '../addresses/index.server';
import { cartApi } from '../cart/index.server';
import { checkoutApi } from './checkout.api.server';
import {
  accountView,
  cfdiUse,
  creditView,
  deliveryOptions,
  leftOverView,
  orderTypeOption,
  paymentOptions,
  type DeliveryOptions,
  type OrderTypeOption,
  type PaymentOptions,
} from './options.view';
import { stepOf } from './steps';

interface SavedCart {
  readonly id: number;
  readonly name: string;
  readonly pieces: number;
}

export interface StageOptions {
  readonly orderTypes: readonly OrderTypeOption[];
  readonly saved: readonly SavedCart[];
  readonly delivery: DeliveryOptions | null;
  readonly payment: PaymentOptions | null;
}

const nothing: StageOptions = { orderTypes: [], saved: [], delivery: null, payment: null };

interface Asked {
  readonly api: ApiClient;
  /** The postal code whose offices the buyer wants to know of; the delivery's own unless said. */
  readonly coverageZip: string | null;
  /** The way that is to cover what the others leave over. */
  readonly option: string | null;
}

/** What the buyer can choose from in the cart's stage. */
export async function stageOptions(cart: CartAnswer, asked: Asked): Promise<StageOptions> {
  switch (stepOf(cart.stage)) {
    case 'open':
      return { ...nothing, ...(await listOptions(asked.api)) };
    case 'shipping_method':
      return { ...nothing, delivery: await waysOfDelivery(cart, asked) };
    case 'payment_method':
      return { ...nothing, payment: await waysToPay(cart, asked) };
    case 'confirmation':
      return nothing;
  }
}

async function listOptions(api: ApiClient): Promise<Pick<StageOptions, 'orderTypes' | 'saved'>> {
  const [types, saved] = await Promise.all([checkoutApi.orderTypes(api), cartApi.saved(api)]);
  return {
    orderTypes: types.map(orderTypeOption),
    saved: saved.map(({ id, name, total_pieces: pieces }) => ({ id, name, pieces })),
  };
}

async function waysOfDelivery(cart: CartAnswer, { api, coverageZip }: Asked): Promise<DeliveryOptions> {
  const zip =
    coverageZip !== null && /^\d{5}$/.test(coverageZip) ? coverageZip : (cart.delivery?.address?.zipCode ?? null);
  const [ways, company, book] = await Promise.all([
    checkoutApi.deliveries(api, zip),
    addressApi.list(api, 'company'),
    addressApi.list(api, 'book'),
  ]);
  return deliveryOptions(ways, { company, book }, zip ?? '');
}

/** Null for who may not know of the company's money: a secondary user. */
const unlessForbidden = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  });

async function waysToPay(cart: CartAnswer, { api, option }: Asked): Promise<PaymentOptions> {
  const { currency } = cart;
  const isShort = Number(cart.payment?.left_over ?? 0) > 0;
  const [methods, credit, wallet, accounts, uses, leftOver] = await Promise.all([
    checkoutApi.payments(api),
    unlessForbidden(checkoutApi.ledger(api, 'credit', currency)),
    unlessForbidden(checkoutApi.ledger(api, 'wallet', currency)),
    // Where to pay is told with what is paid.
    cart.is_paid_by_company ? [] : checkoutApi.accounts(api, currency),
    checkoutApi.cfdiUses(api),
    isShort ? checkoutApi.leftOver(api, option) : null,
  ]);
  return {
    methods: paymentOptions(methods, currency),
    credit: credit === null ? null : creditView(credit.meta.account),
    wallet: wallet === null ? null : { amount: wallet.meta.account.balance, currency },
    accounts: accounts.map(accountView),
    leftOver: leftOver === null ? null : leftOverView(leftOver),
    cfdiUses: uses.map(cfdiUse),
  };
}
