import type { Actor, CacheValue, Currency, EventDefinition, PlainDate } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { AudienceKind } from '@mayorista/companies/contract';
import type { Knex } from 'knex';

/** Who looks at a card, and in which currency they asked for it. */
export interface CardViewer {
  readonly actor: Actor;
  readonly currency: Currency | null;
  /** Names of the providers whose fields are wanted, where not all are. */
  readonly only?: readonly CardFieldProvider['name'][];
}

/**
 * Everything of a viewer that decides what the store shows them, as plain data. Answers are made from it and cached under it: what it
 * does not say, nobody's answer can depend on.
 */
export type CardAudience = {
  readonly kind: AudienceKind;
  /** Products that the store hides are shown: the viewer holds products.read. */
  readonly seesHidden: boolean;
  /** The currency list prices are shown in; null for who sees none (visitors, secondary users). */
  readonly listCurrency: Currency | null;
  /** What promos are found by; null for who may not know them. */
  readonly promo: CacheValue;
  /** Refurbished pieces are shown. */
  readonly seesRefurbished: boolean;
  /** What each provider's fields are made from, by the provider's name. */
  readonly fields: Readonly<Record<string, CacheValue>>;
};

/** Fields of a card, as JSON names them. No two providers use the same name, but for `can_create_sale_orders`. */
export type CardFields = Readonly<Record<string, unknown>>;

/** Makes a product's fields from its row and what is known of it; null where it has none. Called for each card of a list. */
export type FieldMaker<Facts = unknown> = (row: CardRow, facts: Facts | undefined) => CardFields | null;

/** Adds fields to cards: prices, stock, wish lists. Plugins to the right register theirs at bootstrap. */
export interface CardFieldProvider<Part extends CacheValue = CacheValue, Facts = unknown> {
  readonly name: string;
  /**
   * What the fields are made from beside the row, whoever looks; products without any are left out. Kept until an event touches the product
   * or may change anything, and therefore never anything that a day ends or that others decide.
   */
  factsOf(productIds: readonly number[]): Promise<ReadonlyMap<number, Facts>>;
  /**
   * What of the viewer the fields depend on; null: nothing. The fields are made from this alone, and viewers of whom all providers say
   * the same share cached answers.
   */
  partOf(viewer: CardViewer): Promise<Part>;
  /** Makes fields for whoever the part says; null where they are shown none. */
  fieldsFor(part: Part): Promise<FieldMaker<Facts> | null>;
  /**
   * What only the product's own page shows. Kept until an event touches the product, may change anything or is one of `pageEvents`, or
   * the day ends.
   */
  pageFieldsOf?(row: CardRow, part: Part): Promise<Readonly<Record<string, unknown>>>;
  readonly pageEvents?: readonly EventDefinition[];
}

/** Amounts a buyer sees against list dollars, for filters and facets. */
export interface PriceScale {
  /** The currency list prices are shown in to this viewer; null for who sees none (a secondary user). */
  currencyOf(viewer: CardViewer): Promise<Currency | null>;
  toListUsd(amount: string, currency: Currency): Promise<string>;
  fromListUsd(amount: string, currency: Currency): Promise<string>;
}

/** Tells which of these products can be bought now. */
export type StockFilter = (productIds: readonly number[]) => Promise<ReadonlySet<number>>;

/**
 * Knows by how much products are reduced. Whoever changes what it reads tells `productChanged` of the products: their percents are
 * kept until then, and until the day ends.
 */
export interface PromoFilter<Part extends CacheValue = CacheValue> {
  /** What of the viewer decides which promos are theirs; null for who may not know them. */
  partOf(viewer: CardViewer): Promise<Part | null>;
  /** The viewer's price level, 1 to 6. */
  levelOf(part: Part): number;
  /** Percents below the list price at levels 1 to 6 on a day (America/Mexico_City), by product; those without a promo are left out. */
  percentsOf(
    knex: Knex,
    productIds: readonly number[],
    day: PlainDate,
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** What refurbished pieces are found by, and who may know of them. */
export interface OutletFilter {
  isShownTo(viewer: CardViewer): Promise<boolean>;
  readonly chosen: StockFilter;
}

/** What answers a text. */
export interface TextMatch {
  /** Best first. */
  readonly ids: readonly number[];
  /** Nothing says all the words: these are the nearest. */
  readonly isNearest: boolean;
}

/** What is said of a text of which nothing holds all the words. */
export interface NearestHelp {
  /** Words that no product holds. */
  readonly missing: readonly string[];
  /** Texts that find something. */
  readonly suggestions: readonly string[];
  readonly categoryIds: readonly number[];
}

export interface TextSearch {
  find(text: string, limit: number): Promise<TextMatch>;
  help(text: string): Promise<NearestHelp>;
}

/** Cards as people see them, and what other plugins add to them and to the listings they stand in. */
export interface ListedCardService {
  addFields<Part extends CacheValue, Facts>(provider: CardFieldProvider<Part, Facts>): void;
  usePriceScale(scale: PriceScale): void;
  useStockFilter(filter: StockFilter): void;
  usePromoFilter<Part extends CacheValue>(filter: PromoFilter<Part>): void;
  useOutletFilter(filter: OutletFilter): void;
  useTextSearch(search: TextSearch): void;
  /** Cards as the viewer may see them, in the order of the ids; unknown and hidden products are left out. */
  of(ids: readonly number[], viewer: CardViewer, locale: string): Promise<Readonly<Record<string, unknown>>[]>;
  /** Returns everything of a viewer that decides what their cards show: a part of the key of whatever is cached with cards in it. */
  audienceOf(viewer: CardViewer): Promise<CardAudience>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'listings.cards': ListedCardService;
  }
}
