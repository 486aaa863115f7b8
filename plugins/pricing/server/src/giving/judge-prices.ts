import { decimal, roundToCents, service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '../../../contract';
import type { PriceFields } from '@mayorista/catalogue/contract';
import type { RateKind } from '../../../contract';
import { offersOf, tiersOf } from '../offers/offer.store';
import { tables } from '../uids';
import { concede } from './concede';
import { fallOf, lowestOf, type PublicPrice } from './lowest-price.rules';

/** A change of what a product is sold for to everybody. */
export interface PriceChange {
  readonly productId: number;
  readonly before: PublicPrice;
  readonly after: PublicPrice;
}

/** What stands beside a product's own fields, whenever it holds: offers, tiers of volume, a rate of its own. */
export async function offeredOf(tx: Tx, productId: number): Promise<Pick<PublicPrice, 'percents' | 'rateShare'>> {
  const [offers, tiers] = [await offersOf(tx.trx, [productId]), await tiersOf(tx.trx, productId)];
  const percents = [...offers, ...tiers].flatMap(({ discount }) => (discount === null ? [] : [String(discount)]));
  const own = offers.find(({ kind }) => kind === 'peso_fuerte')?.exchange_rate ?? null;
  if (own === null) return { percents };
  const pesos = await service(tx.strapi, 'pricing.rates').current('commercial');
  return { percents, rateShare: decimal(own).dividedBy(pesos).toString() };
}

/**
 * Has somebody else authorise prices that fall by more than their writer gives away alone, or below what the products cost (design 5:
 * authorised person); several at once are asked as one. `field` is where a refusal is told. Throws ValidationError.
 */
export async function judgePrices(tx: Tx, actor: Actor, changes: readonly PriceChange[], field: string): Promise<void> {
  // Programs write what the house's own systems say.
  if (actor.kind === 'system' || actor.kind === 'token') return;
  const costs = await service(tx.strapi, 'catalogue.costs').averageOf(
    tx.trx,
    changes.map(({ productId }) => productId),
  );
  const falls = changes.flatMap(({ productId, before, after }) => {
    const [was, is] = [lowestOf(before), lowestOf(after)];
    const fall = fallOf(was, is, costs.get(productId));
    return fall === null || is === null ? [] : [{ productId, was, is, ...fall }];
  });
  const [first] = falls;
  if (first === undefined) return;
  const percent = falls.reduce((most, each) => (decimal(each.percent).greaterThan(most) ? each.percent : most), '0.00');
  const told = falls.map(({ productId, was, is }) => `${productId}: ${was ?? '—'} → ${is}`).join('; ');
  await concede(tx, actor, {
    kind: 'price',
    subject: { type: 'products', id: first.productId },
    companyId: null,
    productId: falls.length === 1 ? first.productId : null,
    amount: roundToCents(first.is),
    currency: 'USD',
    percent,
    isBelowCost: falls.some(({ isBelowCost }) => isBelowCost),
    detail:
      falls.length === 1 ? `De ${first.was ?? '—'} a ${first.is} USD` : `${falls.length} productos, en USD: ${told}`,
    field,
  });
}

/** Judges another list or fixed price of a product, as the catalogue writes it. */
export async function judgeBasePrice(
  tx: Tx,
  actor: Actor,
  { productId, before, after }: { productId: number; before: Partial<PriceFields>; after: Partial<PriceFields> },
): Promise<void> {
  const offered = await offeredOf(tx, productId);
  const field = 'fixed_price' in after && after.fixed_price != null ? 'fixed_price' : 'list_price';
  const change = {
    productId,
    before: { fields: before, ...offered },
    after: { fields: { ...before, ...after }, ...offered },
  };
  await judgePrices(tx, actor, [change], field);
}

/** Has somebody else authorise a rate that makes everything cheaper by more than its writer gives away alone. */
export async function judgeRate(
  tx: Tx,
  actor: Actor,
  { kind, pesos, from }: { readonly kind: RateKind; readonly pesos: string; readonly from: Date },
): Promise<void> {
  if (actor.kind === 'system' || actor.kind === 'token') return;
  const last = (await tx.trx(tables.exchangeRate).where({ kind }).where('effective_from', '<=', from).orderBy('effective_from', 'desc').orderBy('id', 'desc').first('id', 'rate')) as { id: number; rate: string | number } | undefined; // prettier-ignore
  if (last === undefined) return;
  const fall = fallOf(String(last.rate), pesos, undefined);
  if (fall === null) return;
  await concede(tx, actor, {
    kind: 'price',
    subject: { type: `${kind}-exchange-rates`, id: last.id },
    companyId: null,
    productId: null,
    amount: roundToCents(pesos),
    currency: 'MXN',
    percent: fall.percent,
    detail: `Tipo de cambio de ${String(last.rate)} a ${pesos}`,
    field: `${kind}_exchange_rate`,
  });
}
