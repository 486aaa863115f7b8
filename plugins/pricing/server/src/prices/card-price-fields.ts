import { decimal, roundToCents, service, type Core } from '@mayorista/kernel';
import type { CardFieldProvider, PriceScale } from '@mayorista/listings/contract';
import type { Price, PricePart, ProductTerms } from '../../../contract';

/** What a card shows of a price: one price for a secondary user, list and own price for everybody else who sees prices. */
export const priceFields = (strapi: Core.Strapi): CardFieldProvider<PricePart, ProductTerms> => ({
  name: 'price',
  factsOf: (ids) => service(strapi, 'pricing.prices').termsOf(ids),
  partOf: ({ actor, currency }) => service(strapi, 'pricing.prices').partOf(actor, currency),
  async fieldsFor(part) {
    if (part === null) return null;
    const { buyer } = part;
    const price = await service(strapi, 'pricing.prices').pricerFor(buyer);
    return (product, terms) => {
      const single = price({ product, quantity: 1 }, terms);
      if (buyer.kind === 'secondary') return { currency: single.currency, secondary_user_price: single.final };
      const fields = ownFields(single);
      const most = terms?.tiers.at(-1)?.minQuantity;
      if (most === undefined) return fields;
      return Object.assign(fields, volumeFields(single, most, price({ product, quantity: most }, terms)));
    };
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

function ownFields(price: Price): Record<string, unknown> {
  const discounts = discountsOf(price);
  const [first] = discounts;
  return {
    currency: price.currency,
    calculated_list_price: price.list,
    calculated_distributor_price: price.distributor,
    calculated_fixed_price: price.fixed,
    percentage_change: price.percentage,
    // The first of the discounts as a text.
    product_discounts_description: first === undefined ? null : `${first.label}: ${first.percentage} %`,
    discounts,
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

/** The discounts that made a price, as cards show them. */
function discountsOf(price: Price): { rule: string; label: string; percentage: string }[] {
  const discounts = [];
  for (const { rule, label, value } of price.reasons)
    if (shown.has(rule)) discounts.push({ rule, label, percentage: plainNumber(value ?? '0') });
  return discounts;
}

/** Numbers keep as many digits as they are written with here, and write them as decimals do. */
const exactDigits = 15;
const plainNumber = (text: string): string =>
  text.length > exactDigits ? decimal(text).toString() : String(Number(text));

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
