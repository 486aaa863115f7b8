import { NotFoundError, personActor, reject, service, today, type Tx } from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { PlacedOrder, Replacement } from '../../../contract';
import type { OrderRow } from '../orders/order.store';
import { placeOrder } from '../placing/place-order';
import { tables } from '../uids';

/**
 * Places an order at no cost for the buyer of an earlier one, in the name of who decides it (spec storefront 3, warranty by grade). Throws
 * ValidationError with every reason: the buyer left, the company is closed, there are too few pieces.
 */
export async function replaceGoods(tx: Tx, wish: Replacement): Promise<PlacedOrder> {
  const { source, orderId, productId, grade, quantity, branchId, actor } = wish;
  const order = (await tx.trx(tables.order).where({ id: orderId }).first()) as OrderRow | undefined;
  if (order === undefined) throw new NotFoundError();
  const buyer = (await personActor(tx.strapi, order.user_id)) ?? reject('buyer_gone');
  const currency = order.currency as Price['currency'];
  return placeOrder(tx, {
    source,
    actor: { ...buyer, onBehalf: actor.id === null ? null : { id: actor.id, name: actor.name } },
    currency,
    lines: [{ productId, grade, quantity }],
    delivery: { method: 'branch_pickup', branchId },
    // Nothing is left to pay: the gate leaves out parts that come to nothing, and so the order is paid at once.
    payments: [{ method: 'bank_transfer', amount: 'rest' }],
    extra: { comments: `Reposición del pedido ${order.folio}` },
    terms: {
      prices: [free(currency)],
      exchangeRate: await service(tx.strapi, 'pricing.rates').current('commercial'),
      validTo: today(),
      shippingCost: '0.00',
    },
  });
}

const free = (currency: Price['currency']): Price => ({
  currency,
  list: '0.00',
  distributor: '0.00',
  fixed: null,
  final: '0.00',
  percentage: '0.00',
  reasons: [],
  steps: [],
});
