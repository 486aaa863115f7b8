import type { Actor, Currency, Tx } from '@mayorista/kernel';
import type { Numeric } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';

/** What a product's price is computed from. Amounts are US dollars, percents 0 to 100. */
export interface PricedProduct {
  readonly id: number;
  readonly list_price: string | number | null;
  readonly fixed_price: string | number | null;
  readonly promo_discount: string | number | null;
  readonly promo_level_1: string | number | null;
  readonly promo_level_2: string | number | null;
  readonly promo_level_3: string | number | null;
  readonly promo_level_4: string | number | null;
  readonly promo_level_5: string | number | null;
  readonly promo_level_6: string | number | null;
  readonly brand_id?: number | null;
}

/** Who buys, as far as prices are concerned. Plain data: answers are cached under it. */
export type Buyer = {
  readonly kind: 'distributor' | 'secondary' | 'staff';
  /** 1 to 6. */
  readonly priceLevel: number;
  /** Percent that a secondary user is shown above the distributor price, and nobody is charged; null for everybody else. */
  readonly markup: string | null;
  readonly currency: Currency;
  /** Whose special discounts count; null for staff and for a price of a level alone. */
  readonly companyId?: number | null;
  readonly companyType?: string | null;
};

export type PriceRule =
  | 'list_price'
  | 'fixed_price'
  | 'dated_promo'
  | 'level_promo'
  | 'special_brand_discount'
  | 'company_discount'
  | 'company_type_discount'
  | 'aaa_discount'
  | 'volume_tier'
  | 'grade_discount'
  | 'authorised_discount'
  | 'exchange_rate'
  | 'secondary_markup'
  | 'rounding';

export interface PriceReason {
  readonly rule: PriceRule;
  /** Spanish, for staff. */
  readonly label: string;
  /** Percent or rate applied, where the rule has one. */
  readonly value: string | null;
}

/** One step of why a price is what it is, in the order in which rules apply. */
export interface PriceStep extends PriceReason {
  readonly amount: string;
  readonly currency: Currency;
}

/** A unit price, two decimals, in `currency`. */
export interface Price {
  readonly currency: Currency;
  readonly list: string;
  /** What the buyer's company pays. */
  readonly distributor: string;
  readonly fixed: string | null;
  /** What this buyer is shown: for a secondary user with the company's mark-up on it, for everybody else the same. */
  readonly final: string;
  /** Percent below the list price, two decimals; negative never. */
  readonly percentage: string;
  /** The same as the steps, without the amounts, which take longer to write than the price itself. */
  readonly reasons: readonly PriceReason[];
  readonly steps: readonly PriceStep[];
}

export interface PriceQuestion {
  readonly product: PricedProduct;
  readonly quantity: number;
  /** Percent off of a condition grade; null for new stock. */
  readonly gradePercent?: string | null;
  /** Percent off that an authorised person granted on top; a fixed price takes none. */
  readonly authorisedPercent?: string | null;
}

/** A unit price from so many pieces on. */
export interface VolumePrice {
  readonly min_quantity: number;
  readonly price: string;
}

/** All that the prices of a viewer depend on; null for who sees none. Rates and discounts come into force by themselves, on their day. */
export type PricePart = {
  readonly buyer: Buyer;
  readonly discounts: string;
  readonly rate: string;
  readonly day: string;
  /** They are told why a price is what it is. */
  readonly explains: boolean;
} | null;

/** What a product's prices depend on beside the product itself, whoever buys: its dated offers and its volume tiers. */
export interface ProductTerms {
  readonly offers: readonly DatedOffer[];
  /** Fewest pieces first. */
  readonly tiers: readonly VolumeTier[];
}

export interface DatedOffer {
  readonly kind: 'promo' | 'aaa' | 'peso_fuerte';
  readonly discount: string | number | null;
  readonly exchange_rate: string | number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly expires: boolean | number;
}

export interface VolumeTier {
  readonly minQuantity: number;
  /** Percent off the list price. */
  readonly percent: Numeric;
}

/** Prices a product for one buyer by terms that were read before; undefined where it has none. */
export type Pricer = (question: PriceQuestion, terms: ProductTerms | undefined) => Price;

export interface PriceService {
  /** What decides the prices somebody sees, as plain data to cache answers under. */
  partOf(actor: Actor, currency: Currency | null): Promise<PricePart>;
  /**
   * The buyer behind an actor: their company's level and currency, or the currency asked for. Null for whoever sees no prices: visitors,
   * and people who neither buy for an active company nor work for the house.
   */
  buyerOf(actor: Actor, currency?: Currency | null): Promise<Buyer | null>;
  /**
   * Answers unit prices for a buyer, in the order of the questions; inside a transaction by the rate and the discounts as they are now,
   * because an order is written with them, else some moments old.
   */
  forBuyer(buyer: Buyer, questions: readonly PriceQuestion[]): Promise<Price[]>;
  /** The same in two steps: what is read of products, those without any left out, and what is computed for a buyer of today. */
  termsOf(productIds: readonly number[]): Promise<ReadonlyMap<number, ProductTerms>>;
  pricerFor(buyer: Buyer): Promise<Pricer>;
  /** A buyer's company with the discounts of its own, as a key: its prices are nobody else's. '' without any. */
  discountsKey(buyer: Buyer): Promise<string>;
  /** Pieces from which each product with volume tiers costs less, fewest first; products without tiers are left out. */
  volumeQuantitiesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
  /** What each product with volume tiers costs a buyer from so many pieces on, fewest first, where that is less than one piece costs. */
  volumePricesOf(
    buyer: Buyer,
    products: readonly PricedProduct[],
  ): Promise<ReadonlyMap<number, readonly VolumePrice[]>>;
}

export type RateKind = 'commercial' | 'subscription';

export interface RateService {
  /**
   * Answers the pesos for one dollar in force now, never cached inside a transaction: an order is written with them. ValidationError with
   * no_exchange_rate when none was ever set.
   */
  current(kind: RateKind): Promise<string>;
}

/** Price of a subscription for a month. */
export interface SubscriptionPrice {
  /** The product's public id. */
  readonly id: number;
  readonly name: string;
  /** In dollars, two decimals. */
  readonly fixed_price: string;
  /** Pesos for one dollar. */
  readonly exchange_rate: string;
  /** Paid a month, in pesos, two decimals. */
  readonly price_mxn: string;
}

export interface SubscriptionPriceService {
  /** Prices the active subscription products, by name, at a rate given or at the one in force (spec catalogue 7). */
  list(exchangeRate?: string): Promise<readonly SubscriptionPrice[]>;
}

/** Up to what somebody gives away alone, beside the price list. */
export interface GivingLimit {
  readonly percent: string;
  /** Mexican pesos of a delivery, before IVA. */
  readonly shipping: string;
  /** Mexican pesos of a deposit or a credit note. */
  readonly credit: string;
}

/** Something that the house gives away by hand beside a cart or a quotation. */
export interface Concession {
  readonly kind: 'deposit' | 'credit-note' | 'price';
  /** The record that it is of. */
  readonly subject: { readonly type: string; readonly id: number };
  readonly companyId: number | null;
  readonly productId: number | null;
  readonly amount: string;
  readonly currency: Currency;
  /** By how much a price falls. */
  readonly percent: string | null;
  readonly isBelowCost?: boolean;
  /** What it is, in Spanish: with the amount, all that whoever authorises it is told. */
  readonly detail: string;
  /** The field on which a refusal is told. */
  readonly field: string;
}

export interface GivingService {
  /** The widest of an actor's roles, as administrators set them. In a transaction pass its knex. */
  limitOf(knex: Knex, actor: Actor): Promise<GivingLimit>;
  /**
   * Lets somebody give something, in the transaction that gives it: within their limit, or once where somebody else authorised just this. Throws
   * ValidationError otherwise; what was asked then waits for somebody else.
   */
  concede(tx: Tx, actor: Actor, asked: Concession): Promise<void>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'pricing.giving': GivingService;
    'pricing.prices': PriceService;
    'pricing.rates': RateService;
    'pricing.subscription-prices': SubscriptionPriceService;
    'pricing.demo': { load(): Promise<void> };
  }
}
