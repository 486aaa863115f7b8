import type { Actor, CacheValue, Core, Currency, PlainDate, FieldError, Tx } from '@mayorista/kernel';
import type { AudienceKind } from '@mayorista/companies/contract';
import type { Knex } from 'knex';

/** A row of the read model that listings are made of: one a product. Prices are US dollars. */
export interface CardRow {
  /** The product's public id. */
  readonly id: number;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly category_id: number | null;
  readonly category_name_es: string | null;
  readonly category_name_en: string | null;
  readonly sku: string;
  readonly model: string;
  readonly provider_model: string | null;
  readonly name_es: string;
  readonly name_en: string | null;
  readonly image_url: string | null;
  readonly image_alt: string | null;
  readonly stage_id: number | null;
  readonly stage_name_es: string | null;
  readonly stage_name_en: string | null;
  readonly status: number;
  readonly is_visible: boolean | number;
  readonly show_in_news: boolean | number;
  readonly product_type: string | null;
  readonly product_flow_type: string | null;
  readonly list_price: string | number | null;
  readonly fixed_price: string | number | null;
  readonly promo_discount: string | number | null;
  readonly promo_level_1: string | number | null;
  readonly promo_level_2: string | number | null;
  readonly promo_level_3: string | number | null;
  readonly promo_level_4: string | number | null;
  readonly promo_level_5: string | number | null;
  readonly promo_level_6: string | number | null;
}

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

/** Adds fields to cards: prices, stock, wish lists. Plugins to the right register theirs at bootstrap. */
export interface CardFieldProvider<Part extends CacheValue = CacheValue> {
  readonly name: string;
  /**
   * What of the viewer the fields depend on; null: nothing. The fields are made from this alone, and viewers of whom all providers say
   * the same share cached answers.
   */
  partOf(viewer: CardViewer): Promise<Part>;
  /** Fields by product id. */
  fieldsOf(rows: readonly CardRow[], part: Part): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>;
  /** What only the product's own page shows. */
  pageFieldsOf?(row: CardRow, part: Part): Promise<Readonly<Record<string, unknown>>>;
}

/** Amounts a buyer sees against list dollars, for filters and facets. */
export interface PriceScale {
  /** The currency list prices are shown in to this viewer; null for who sees none (a secondary user). */
  currencyOf(viewer: CardViewer): Promise<Currency | null>;
  toListUsd(amount: string, currency: Currency): Promise<string>;
  fromListUsd(amount: string, currency: Currency): Promise<string>;
}

/** Restricts a query over product_cards to what can be bought now. */
export type StockFilter = (query: Knex.QueryBuilder) => void;

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
  readonly filter: StockFilter;
}

/** Product ids that answer a text, best first. */
export type TextSearch = (text: string, limit: number) => Promise<readonly number[]>;

/** A reason why a product may not be published; none means it may (design 5, publishing). */
export type PublishingCheck = (strapi: Core.Strapi, productId: number) => Promise<readonly FieldError[]>;

/**
 * Which of these products, which the store offers, must not be sold for now: a refusal's code by product; those that may are left out.
 * Asked in the open transaction where there is one.
 */
export type SaleCheck = (productIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The one rule of what may be sold: carts, quick orders, imports, past orders, lists and the order itself ask it. */
export interface SaleService {
  /** Lets a plugin to the right keep products from being sold; called at bootstrap. */
  addCheck(check: SaleCheck): void;
  /**
   * Tells why which of these products may not be sold, in the open transaction where there is one: a refusal's code by product, `notOffered`
   * (the caller's own words) for what the store does not offer (`isOffered`); those that may are left out.
   */
  refusals(productIds: readonly number[], notOffered: string): Promise<ReadonlyMap<number, string>>;
}

/** Why a product may not be removed; none means it may. Read in the transaction that removes it. */
export type RemovalCheck = (tx: Tx, productId: number) => Promise<readonly FieldError[]>;

/** What a query flag of GET /products/{id} adds to the answer, for who asks. */
export type ProductRelation = (
  strapi: Core.Strapi,
  productId: number,
  locale: string,
  actor: Actor,
) => Promise<unknown>;

/** The ids of products that a supplier sells, as a query to be put inside another. */
export type SupplierFilter = (knex: Knex, supplierId: number) => Knex.QueryBuilder;

/** A list of products made elsewhere (restock), from the raw query of GET /products. */
export type ProductListing = (
  strapi: Core.Strapi,
  query: Readonly<Record<string, unknown>>,
  actor: Actor,
) => Promise<Readonly<Record<string, unknown>>>;

/** How a product is classified, for limits and restock. `forecast` is pieces a month. */
export interface ProductFacts {
  readonly id: number;
  readonly sku: string;
  readonly model: string;
  readonly name: string;
  readonly stage_id: number | null;
  readonly stage: string | null;
  readonly product_flow_type: string | null;
  readonly discount_type: string | null;
  readonly forecast: number;
}

/** Reads what products are, hidden ones included; in the open transaction where there is one. */
export interface ProductTraits {
  /** Reads the types of products by id, null where none was chosen; products without a card are left out. One query. */
  typesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string | null>>;
  /** Tells those of these products whose pieces carry a serial number. */
  carryingSerials(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Tells those of these products that may be in an order of the electronic wallet (spec catalogue 3). */
  allowingWallet(ids: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Where other domains join in the calls of products; registered at bootstrap. */
export interface ProductService {
  addRemovalCheck(check: RemovalCheck): void;
  /** `flag` is the query parameter and the answer's key; a second registration of a flag throws. */
  addRelation(flag: string, read: ProductRelation): void;
  useSupplierFilter(filter: SupplierFilter): void;
  /** Answers GET /products?restockFilter. */
  useRestockList(listing: ProductListing): void;
  /** Facts of existing products by id. In a transaction pass its knex. */
  facts(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, ProductFacts>>;
  /** Keys of c_ClaveProdServ by product id, null where none is set. In a transaction pass its knex. */
  satKeys(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, string | null>>;
  /** Locks a product until the transaction ends, and tells whether there is one: whoever locks the same one waits. */
  lock(tx: Tx, productId: number): Promise<boolean>;
  /** Changes stage_id, product_flow_type, discount_type or forecast. Throws NotFoundError, or ValidationError on those fields. */
  reclassify(tx: Tx, actor: Actor, productId: number, change: Record<string, unknown>): Promise<void>;
}

/** Whether products need a Mexican official standard (spec catalogue 3, Product feature). */
export interface NomFlagService {
  /** true, false, or null while nobody has said; products that do not exist are left out. In a transaction pass its knex. */
  of(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, boolean | null>>;
  /** Product ids by sku, of those that exist. */
  idsBySku(knex: Knex, skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** States it for existing products. */
  change(tx: Tx, productIds: readonly number[], requiresNom: boolean | null): Promise<void>;
}

/** A line of a printed label: 'País de origen', 'China'. */
export interface LabelLine {
  readonly label: string;
  readonly text: string;
}

/** The lines of the labels of those of these products that have one; the others are left out. */
export type LabelSource = (productIds: readonly number[]) => Promise<ReadonlyMap<number, readonly LabelLine[]>>;

/** Printed labels of products (spec catalogue 7, product-tags): whoever keeps their texts registers at bootstrap. */
export interface LabelService {
  useLabels(source: LabelSource): void;
}

/** Who sells the products of brands (spec catalogue 3, Brand: suppliers selected). */
export interface BrandSuppliers {
  /** Suppliers by brand id. In a transaction pass its knex. */
  of(knex: Knex, brandIds: readonly number[]): Promise<ReadonlyMap<number, readonly { id: number; name: string }[]>>;
  /** Makes exactly these sell a brand. Throws ValidationError on `suppliers.{index}` for one that does not exist. */
  set(tx: Tx, brandId: number, supplierIds: readonly number[]): Promise<void>;
}

/** Brands, for the domains that name them; the one that keeps suppliers joins in their calls at bootstrap. */
export interface BrandService {
  useSuppliers(source: BrandSuppliers): void;
  /** Reads the names of brands by id, in the open transaction where there is one; those that do not exist are left out. One query. */
  namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** What products say of themselves in their datasheets. */
export interface DatasheetService {
  /** Values by product id and code of the characteristic, of those that some datasheet marks as key. In a transaction pass its knex. */
  keyValues(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>>;
}

export const priceFieldNames = [
  'list_price',
  'fixed_price',
  'promo_discount',
  'promo_level_1',
  'promo_level_2',
  'promo_level_3',
  'promo_level_4',
  'promo_level_5',
  'promo_level_6',
] as const;

/** What of a product prices are made of: US dollars and percents, as text; null is none. */
export type PriceFields = Readonly<Record<(typeof priceFieldNames)[number], string | null>>;

export interface PriceFieldService {
  /** Price fields of existing products. In a transaction pass its knex. */
  read(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, PriceFields>>;
  /** Writes what differs, in every locale, with its audit and the event that refreshes cards; returns how many products changed. */
  change(tx: Tx, actor: Actor, changes: ReadonlyMap<number, Partial<PriceFields>>): Promise<number>;
  /** Products with their price fields, hidden ones included, for staff's grids: found by text, brand and category. */
  grid(query: PriceGridQuery): Promise<{ readonly rows: readonly PriceGridRow[]; readonly total: number }>;
  /** Products of a type ('product_type_subscription') that are active, with their prices. */
  ofType(
    knex: Knex,
    productType: string,
  ): Promise<readonly (PriceFields & { readonly id: number; readonly name: string })[]>;
  /** Every change of a price field of a product, newest first, at most the last 1,000. */
  history(productId: number): Promise<readonly PriceChange[]>;
  /** How a product is sold and its discount kind; null when there is no such product. */
  kindOf(knex: Knex, productId: number): Promise<ProductKind | null>;
  classify(
    tx: Tx,
    actor: Actor,
    productId: number,
    kind: { readonly discount_type?: string | undefined; readonly product_flow_type?: string | undefined },
  ): Promise<void>;
}

export interface PriceGridQuery {
  readonly text: string | null;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly offset: number;
  readonly limit: number;
}

export type PriceGridRow = PriceFields & {
  readonly id: number;
  readonly sku: string;
  readonly model: string;
  readonly name: string;
  readonly brand_name: string | null;
  readonly category_name: string | null;
  readonly image_full_path: string | null;
};

export interface PriceChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly actor: string;
  /** UTC. */
  readonly changed_at: string;
}

export interface ProductKind {
  readonly discount_type: string | null;
  readonly product_flow_type: string | null;
}

/** Cards of products, and what other plugins add to them. */
export interface CardService {
  addFields<Part extends CacheValue>(provider: CardFieldProvider<Part>): void;
  usePriceScale(scale: PriceScale): void;
  useStockFilter(filter: StockFilter): void;
  usePromoFilter<Part extends CacheValue>(filter: PromoFilter<Part>): void;
  useOutletFilter(filter: OutletFilter): void;
  useTextSearch(search: TextSearch): void;
  addPublishingCheck(check: PublishingCheck): void;
  /** Cards as the viewer may see them, in the order of the ids; unknown and hidden products are left out. */
  cards(ids: readonly number[], viewer: CardViewer, locale: string): Promise<Readonly<Record<string, unknown>>[]>;
  /**
   * Products that are shown, by what people write for them: SKU, model or the maker's model, in any case, with or without
   * their dashes, dots and spaces. Codes that nobody has are left out.
   */
  idsByCode(codes: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** Rows of the products that an actor may know of: those the store shows, to who holds products.read the hidden ones too. */
  visibleRows(actor: Actor, ids: readonly number[]): Promise<CardRow[]>;
  /** The row of one such product. Throws NotFoundError. */
  visibleRow(actor: Actor, id: number): Promise<CardRow>;
  /** Rows of the read model, hidden ones included; in the open transaction where there is one. */
  rows(ids: readonly number[]): Promise<CardRow[]>;
  /** Makes cards of products at once, for whoever reads them before the events of their writing have been worked off. */
  refresh(ids: readonly number[]): Promise<void>;
  /** All ids in batches, for a rebuild of what is derived from cards. */
  idBatches(size: number): AsyncIterable<number[]>;
  /** How many products there are, and the ids of those that have no card yet: the store does not show them. */
  withoutCard(): Promise<{ readonly products: number; readonly ids: readonly number[] }>;
  /** The path of each product's category, root first, in a locale. */
  categoryPaths(
    ids: readonly number[],
    locale: string,
  ): Promise<ReadonlyMap<number, readonly { id: number; name: string }[]>>;
  /** Every active category with its parent, for the category index and menus. */
  categories(
    locale: string,
  ): Promise<readonly { id: number; name: string; parentId: number | null; position: number }[]>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'catalogue.cards': CardService;
    'catalogue.nom-flags': NomFlagService;
    'catalogue.products': ProductService;
    'catalogue.sales': SaleService;
    'catalogue.traits': ProductTraits;
    'catalogue.datasheets': DatasheetService;
    'catalogue.labels': LabelService;
    'catalogue.brands': BrandService;
    'catalogue.price-fields': PriceFieldService;
    'catalogue.demo': { load(): Promise<void> };
  }
}
