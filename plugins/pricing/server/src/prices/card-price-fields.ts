import { decimal, roundToCents, service, type Core } from '@mayorista/kernel';
import type { CardFieldProvider, PriceScale } from '@mayorista/listings/contract';
import type { Buyer, Price, PricePart, ProductTerms } from '../../../contract';

/** What a card shows of a price: one price for a secondary user, list and own price for everybody else who sees prices. */
export const priceFields = (strapi: Core.Strapi): CardFieldProvider<PricePart, ProductTerms> => ({
  name: 'price',
  factsOf: (ids) => service(strapi, 'pricing.prices').termsOf(ids),
  partOf: ({ actor, currency }) => service(strapi, 'pricing.prices').partOf(actor, currency),
  async fieldsOf(rows, part, termsOf) {
    if (part === null) return new Map();
    const { buyer } = part;
    const price = await service(strapi, 'pricing.prices').pricerFor(buyer);
    return new Map(
      rows.map((product) => {
        const terms = termsOf(product.id);
        const single = price({ product, quantity: 1 }, terms);
        const most = buyer.kind === 'secondary' ? undefined : terms?.tiers.at(-1)?.minQuantity;
        const inBulk = most === undefined ? {} : volumeFields(single, most, price({ product, quantity: most }, terms));
        return [product.id, { ...fieldsFor(buyer, single), ...inBulk }] as const;
      }),
    );
  },
  async pageFieldsOf(row, part) {
    if (part === null) return {};
    const prices = service(strapi, 'pricing.prices');
    const volume = (await prices.volumePricesOf(part.buyer, [row])).get(row.id) ?? [];
    if (!part.explains) return { volume_prices: volume };
    const [single] = await prices.forBuyer(part.buyer, [{ product: row, quantity: 1 }]);
    return { volume_prices: volume, price_steps: single?.steps ?? [] };
  },
});

/** The lowest price that many pieces give, and the same as a text; nothing where one piece already costs no more (spec storefront 3). */
function volumeFields(single: Price, quantity: number, price: Price): Record<string, unknown> {
  if (!decimal(price.final).lessThan(single.final)) return {};
  return {
    last_product_volume_discount_option: { quantity, currency: price.currency, price: price.final },
    volume_product_discount_options_text: `Desde ${quantity} piezas: $${price.final} ${price.currency}`,
  };
}

function fieldsFor(buyer: Buyer, price: Price): Record<string, unknown> {
  if (buyer.kind === 'secondary') return { currency: price.currency, secondary_user_price: price.final };
  return {
    currency: price.currency,
    calculated_list_price: price.list,
    calculated_distributor_price: price.distributor,
    calculated_fixed_price: price.fixed,
    percentage_change: price.percentage,
    ...discountFields(price),
  };
}

const shown = new Set([
  'dated_promo',
  'level_promo',
  'special_brand_discount',
  'company_discount',
  'company_type_discount',
  'aaa_discount',
  'volume_tier',
]);

/** The discounts that made a price, as cards show them, and the first of them as a text. */
function discountFields(price: Price) {
  const discounts = price.reasons
    .filter(({ rule }) => shown.has(rule))
    .map(({ rule, label, value }) => ({ rule, label, percentage: plainNumber(value ?? '0') }));
  const [first] = discounts;
  return {
    product_discounts_description: first === undefined ? null : `${first.label}: ${first.percentage} %`,
    discounts,
  };
}

const plainNumber = (text: string): string => decimal(text).toString();

/** Turns a limit a buyer typed in their currency into list dollars and back, for filters and facets. */
export const priceScale = (strapi: Core.Strapi): PriceScale => ({
  async currencyOf({ actor, currency }) {
    const buyer = await service(strapi, 'pricing.prices').buyerOf(actor, currency);
    return buyer === null || buyer.kind === 'secondary' ? null : buyer.currency;
  },
  async toListUsd(amount, currency) {
    return currency === 'USD'
      ? amount
      : decimal(amount)
          .dividedBy(await service(strapi, 'pricing.rates').current('commercial'))
          .toFixed(6);
  },
  async fromListUsd(amount, currency) {
    return roundToCents(
      currency === 'USD' ? amount : decimal(amount).times(await service(strapi, 'pricing.rates').current('commercial')),
    );
  },
});
