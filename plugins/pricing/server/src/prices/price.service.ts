import { LRUCache } from 'lru-cache';
import type { Knex } from 'knex';
import {
  decimal,
  getKnex,
  isAllowed,
  isInTransaction,
  knexWithin,
  memoryClock,
  service,
  today,
  type Core,
  type Currency,
  type Deps,
  type PlainDate,
} from '@mayorista/kernel';
import type { Audience } from '@mayorista/companies/contract';
import '@mayorista/people/contract';
import type {
  Buyer,
  Price,
  PriceQuestion,
  PriceService,
  PricedProduct,
  ProductTerms,
  VolumePrice,
} from '../../../contract';
import { companyBuyer } from '../../../shared';
import { keyOf, noBrandPercents, percentFor, termsOn, type BrandPercents } from './price-terms';
import { readBrandPercents, readProductTerms, readVolumeQuantities } from './price-terms.store';
import { priceOf } from './price.rules';

const freshMs = 1_000;
const mostCached = 5_000;

/** Prices for whoever asks (design 5). */
export const priceService = ({ strapi }: Deps): PriceService => {
  const percentsOf = cachedPercents(strapi);
  const termsOf: PriceService['termsOf'] = (ids) => readProductTerms(knexWithin(strapi), [...new Set(ids)]);
  const pricerFor: PriceService['pricerFor'] = async (buyer) => {
    const rate = await rateFor(buyer, () => service(strapi, 'pricing.rates').current('commercial'));
    const own = { buyer, rate, percents: await percentsOf(buyer), day: today() };
    return (question, terms) => answer(question, terms, own);
  };
  const forBuyer: PriceService['forBuyer'] = async (buyer, questions) => {
    const price = await pricerFor(buyer);
    const terms = await termsOf(questions.map(({ product }) => product.id));
    return questions.map((question) => price(question, terms.get(question.product.id)));
  };
  const volumeQuantitiesOf: PriceService['volumeQuantitiesOf'] = (ids) => readVolumeQuantities(knexWithin(strapi), ids);
  const buyerOf: PriceService['buyerOf'] = async (actor, currency) =>
    buyerBehind(
      await service(strapi, 'companies.audiences').of(actor),
      currency ?? (await service(strapi, 'people.currency').of(actor)),
    );
  const discountsKey: PriceService['discountsKey'] = async (buyer) => {
    const key = keyOf(await percentsOf(buyer));
    return key === '' ? '' : `${buyer.companyId}:${key}`;
  };
  return {
    buyerOf,
    async partOf(actor, currency) {
      const buyer = await buyerOf(actor, currency);
      if (buyer === null) return null;
      const discounts = await discountsKey(buyer);
      return {
        // Companies of a level without discounts of their own pay the same, and share their answers.
        buyer: discounts === '' ? { ...buyer, companyId: null, companyType: null } : buyer,
        discounts,
        rate: await service(strapi, 'pricing.rates').current('commercial'),
        day: today(),
        explains: isAllowed(actor, 'prices.explain'),
      };
    },
    forBuyer,
    termsOf,
    pricerFor,
    discountsKey,
    volumeQuantitiesOf,
    async volumePricesOf(buyer, products) {
      const quantities = await volumeQuantitiesOf(products.map(({ id }) => id));
      const questions = products.flatMap((product) => {
        const tiers = quantities.get(product.id) ?? [];
        return tiers.length === 0 ? [] : [1, ...tiers].map((quantity) => ({ product, quantity }));
      });
      const finals = (await forBuyer(buyer, questions)).map(({ final }) => final);
      return cheaperByPieces(questions.map(({ product, quantity }, at) => ({ product, quantity, price: finals[at] })));
    },
  };
};

/** Prices are kept in dollars: a shop that has set no exchange rate yet has prices in dollars, and a search that finds products. */
const rateFor = ({ currency }: Buyer, read: () => Promise<string>): Promise<string | null> =>
  currency === 'USD' ? Promise.resolve(null) : read();

interface Asked {
  readonly product: PricedProduct;
  readonly quantity: number;
  readonly price: string | undefined;
}

/** The prices, fewest pieces of a product first, that are lower than every one before: a tier that saves nothing is none. */
function cheaperByPieces(asked: readonly Asked[]): ReadonlyMap<number, readonly VolumePrice[]> {
  const lowest = new Map<number, string>();
  const prices = new Map<number, VolumePrice[]>();
  for (const { product, quantity, price } of asked) {
    const known = lowest.get(product.id);
    if (price === undefined || (known !== undefined && !decimal(price).lessThan(known))) continue;
    lowest.set(product.id, price);
    if (known === undefined) prices.set(product.id, []);
    else prices.get(product.id)?.push({ min_quantity: quantity, price });
  }
  return prices;
}

/** What of a buyer decides their prices, on a day. */
interface Own {
  readonly buyer: Buyer;
  readonly rate: string | null;
  readonly percents: BrandPercents;
  readonly day: PlainDate;
}

function answer(question: PriceQuestion, terms: ProductTerms | undefined, { buyer, rate, percents, day }: Own): Price {
  const { product, quantity, gradePercent, authorisedPercent } = question;
  const inForce = termsOn(terms, day);
  return priceOf({
    product,
    quantity,
    buyer,
    rate,
    gradePercent,
    authorisedPercent,
    promoPercent: inForce.promo,
    aaaPercent: inForce.aaa,
    pesoFuerte: inForce.pesoFuerte,
    volumeTiers: inForce.tiers,
    specialBrandPercent: percentFor(percents.special, product.brand_id),
    companyPercent: percentFor(percents.company, product.brand_id),
    companyTypePercent: percentFor(percents.type, product.brand_id),
  });
}

const readPercents = (knex: Knex, id: number, { companyType }: Buyer): Promise<BrandPercents> =>
  readBrandPercents(knex, { id, type: companyType ?? null }, today());

/** A company's discounts, read again at least every second, and always inside a transaction: listings ask for them on each page. */
function cachedPercents(strapi: Core.Strapi) {
  const cache = new LRUCache<number, BrandPercents>({ max: mostCached, ttl: freshMs, perf: memoryClock });
  return async (buyer: Buyer): Promise<BrandPercents> => {
    if (buyer.companyId == null) return noBrandPercents;
    if (isInTransaction(strapi)) return readPercents(knexWithin(strapi), buyer.companyId, buyer);
    const known = cache.get(buyer.companyId);
    if (known !== undefined) return known;
    const percents = await readPercents(getKnex(strapi), buyer.companyId, buyer);
    cache.set(buyer.companyId, percents);
    return percents;
  };
}

/** Staff see the prices of the first level, which are nobody's own. */
function buyerBehind(audience: Audience, currency: Currency): Buyer | null {
  if (audience.kind === 'visitor') return null;
  if (audience.kind === 'staff')
    return {
      kind: 'staff',
      priceLevel: 1,
      markup: null,
      currency,
      companyId: null,
      companyType: null,
    };
  const { kind, company } = audience;
  return companyBuyer(company, { isSecondary: kind === 'secondary', currency });
}
