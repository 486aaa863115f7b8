import { setTimeout as pause } from 'node:timers/promises';
import { client, demoPassword, type Answer, type Client } from '@mayorista/kernel/testing';
import { until } from './until';

interface Cart {
  readonly id: number;
  readonly sale_order?: undefined;
}
interface Placed {
  readonly cart: Cart;
  readonly sale_order: { readonly id: number; readonly folio: string };
}
interface Refusable {
  readonly error?: { readonly details?: { readonly codes?: readonly string[] } };
}
interface Body extends Refusable {
  readonly data: Cart | Placed;
}
interface Orders extends Refusable {
  readonly data: readonly { readonly folio: string }[];
}

/** One request on the way to an order. */
export interface Step {
  readonly name: 'add' | 'shipping' | 'delivery' | 'payment-stage' | 'payment' | 'confirmation' | 'order';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Wish {
  readonly lines: readonly { readonly product_id: number; readonly quantity: number }[];
  readonly branchId: number;
  /** How it is paid; by transfer unless said. */
  readonly payments?: readonly { readonly method: string; readonly amount: string }[];
}

/** An order as its buyer was told of it. */
interface Receipt extends Wish {
  readonly cartId: number;
  readonly folio: string;
}

export interface PersistentBuyer {
  readonly token: string | null;
  readonly receipts: readonly Receipt[];
  /** How often the same request had to be sent again because no answer came. */
  readonly repeats: () => number;
  /** Buys once, whatever happens to the server meanwhile. */
  readonly buy: (wish: Wish) => Promise<void>;
}

const patienceMs = 180_000;

/**
 * Somebody whose connection breaks all the time and who never gives up: every request carries an Idempotency-Key and is sent again
 * with the same key until it is answered.
 */
export async function persistentBuyer(
  url: () => string,
  email: string,
  onStep: (step: Step['name']) => void = () => {},
): Promise<PersistentBuyer> {
  const { token } = await login(url(), email);
  const receipts: Receipt[] = [];
  let repeats = 0;
  const insist = async <Told extends Refusable>(
    name: string,
    send: (as: Client) => Promise<Answer<Told>>,
  ): Promise<Answer<Told>> => {
    const giveUpAt = Date.now() + patienceMs;
    for (;;) {
      const answer = await send(client(url(), token)).catch(() => null);
      // 503: a service was away for a moment, and the same request is sent again.
      if (answer !== null && answer.status !== 503 && !isUnderWay(answer)) return answer;
      if (Date.now() > giveUpAt)
        throw new Error(`${name} of ${email} was never answered: ${JSON.stringify(answer?.body)}`);
      repeats += 1;
      await pause(100);
    }
  };
  const take = (step: Step, key: string): Promise<Answer<Body>> =>
    insist(step.name, (as) => {
      onStep(step.name);
      return as.post<Body>(step.path, step.body, { 'Idempotency-Key': key });
    });
  const currentCart = async (): Promise<Cart> =>
    (await insist('the cart', (as) => as.get<Body>('/api/carts/current'))).body.data as Cart;
  const newestFolio = async (): Promise<string> => {
    const { body } = await insist('the orders', (as) => as.get<Orders>('/api/sale-orders?perPage=1'));
    return body.data[0]?.folio ?? '';
  };
  return {
    token,
    receipts,
    repeats: () => repeats,
    async buy(wish) {
      const order = `${email}:${receipts.length + 1}`;
      let cartId = 0;
      for (const step of stepsOf(wish)) {
        const body = step.name === 'order' ? { ...step.body, cart_id: cartId } : step.body;
        const answer = await take({ ...step, body }, `${order}:${step.name}`);
        // Done, and its answer lost: the cart, or the list of orders, says what became of it.
        if (answer.status === 409) {
          if (step.name === 'order') receipts.push({ ...wish, cartId, folio: await newestFolio() });
          else cartId = (await currentCart()).id;
          continue;
        }
        if (answer.status !== 200)
          throw new Error(`${step.name} of ${order} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        const { data } = answer.body;
        if (data.sale_order === undefined) cartId = (data as Cart).id;
        else receipts.push({ ...wish, cartId, folio: data.sale_order.folio });
      }
    },
  };
}

async function login(url: string, identifier: string): Promise<Client> {
  let token: string | null = null;
  await until(`${identifier} logs in`, async () => {
    const { body } = await client(url, null).post<{ jwt?: string }>('/api/auth/local', {
      identifier,
      password: demoPassword,
    });
    token = body.jwt ?? null;
    return token !== null;
  });
  return client(url, token);
}

/** The first request with this key may still be under way, or its process died without a word. */
const isUnderWay = ({ body }: Answer<Refusable>): boolean =>
  body.error?.details?.codes?.includes('idempotency_in_progress') === true;

const stepsOf = ({ lines, branchId, payments }: Wish): Step[] => [
  { name: 'add', path: '/api/bulk-cart-details', body: { products: lines } },
  { name: 'shipping', path: '/api/cart-stages', body: { cartStage: 'shipping_method' } },
  { name: 'delivery', path: '/api/cart-deliveries', body: { type: 'branch_pickup', branch_id: branchId } },
  { name: 'payment-stage', path: '/api/cart-stages', body: { cartStage: 'payment_method' } },
  {
    name: 'payment',
    path: '/api/cart-payments',
    body: payments === undefined ? { method: 'bank_transfer' } : { payments },
  },
  { name: 'confirmation', path: '/api/cart-stages', body: { cartStage: 'confirmation' } },
  { name: 'order', path: '/api/cart-stages', body: { cartStage: 'ordered' } },
];
