import type { Actor, AuditFact, Core, FieldError, Tx, UploadedFile } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { CategoryNode } from './shared';

/** The facts of a product that lists filter, count and order by; `name_folded` without accents and capitals. */
export interface ListedCardRow {
  readonly id: number;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly stage_id: number | null;
  readonly stage_name_es: string | null;
  readonly stage_name_en: string | null;
  readonly product_flow_type: string | null;
  readonly show_in_news: boolean | number;
  readonly list_price: string | number | null;
  readonly name_folded: string | null;
}

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

/** A product, as what hangs on it knows it. */
export interface ProductRef {
  readonly id: number;
  readonly document_id: string;
  readonly name: string;
  readonly category_id: number | null;
}

/** Records that another domain keeps of products and that go with them. */
export interface ProductBelongings {
  /** Counts what goes with a product, under the names that the answer of its removal tells. Read in the transaction that removes it. */
  count(tx: Tx, productId: number): Promise<Readonly<Record<string, number>>>;
  /** Takes away the files of a product that is being removed: rows go with it by themselves, bytes do not. */
  removeFiles(tx: Tx, productId: number): Promise<void>;
}

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

/** The tax authority's keys of a product, null where none is set. */
export interface SatKeys {
  /** Of c_ClaveProdServ. */
  readonly key: string | null;
  /** Of c_ClaveUnidad. */
  readonly unit: string | null;
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
  addPublishingCheck(check: PublishingCheck): void;
  /** `flag` is the query parameter and the answer's key; a second registration of a flag throws. */
  addRelation(flag: string, read: ProductRelation): void;
  addBelongings(belongings: ProductBelongings): void;
  useSupplierFilter(filter: SupplierFilter): void;
  /** Answers GET /products?restockFilter. */
  useRestockList(listing: ProductListing): void;
  /** Reads the product of a public id, in the open transaction where there is one. Throws NotFoundError. */
  get(productId: number): Promise<ProductRef>;
  /** Throws ValidationError on the fields of the ids that are no product's. */
  refuseUnknown(tx: Tx, wanted: readonly { readonly id: number; readonly field: string }[]): Promise<void>;
  /** Writes into a product's history what was changed of what hangs on it; the store and search follow. */
  noteChange(
    tx: Tx,
    actor: Actor,
    productId: number,
    fact: Pick<AuditFact, 'action' | 'before' | 'after'>,
  ): Promise<void>;
  /** Facts of existing products by id. In a transaction pass its knex. */
  facts(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, ProductFacts>>;
  /** Months that new pieces of existing products are covered, as their pages say them. In a transaction pass its knex. */
  warrantyMonths(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The tax authority's keys by product id. In a transaction pass its knex. */
  satKeys(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, SatKeys>>;
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
  /** Reads the ids of brands by name: what the demo world calls them by. */
  idsByName(names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Reads the active brands that have products in the store, by name; sixty at most. */
  shown(): Promise<readonly { readonly id: number; readonly name: string; readonly logo_url: string | null }[]>;
}

/** A picture over the products of a category. */
export interface CategoryBanner {
  readonly id: number;
  readonly url: string;
  readonly alt: string | null;
  readonly href: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** The datasheets of categories. */
export interface CategoryDatasheets {
  /** Datasheet ids by category, of those that have one of their own. In a transaction pass its knex. */
  of(knex: Knex, categoryIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Gives a category another datasheet, or none. Throws ValidationError on `datasheet_id` for one that does not exist. */
  give(tx: Tx, categoryId: number, datasheetId: number | null): Promise<void>;
}

/** The tree of categories, for who shows it; the domain that keeps datasheets joins in their calls at bootstrap. */
export interface CategoryService {
  useDatasheets(source: CategoryDatasheets): void;
  /** Reads every category, inactive ones too, by position and name; in the open transaction where there is one. */
  nodes(): Promise<CategoryNode[]>;
  /** The divisions of the store among these categories, in their order: those that staff chose, or else the roots. */
  divisions(nodes: readonly CategoryNode[]): Promise<CategoryNode[]>;
  /** The banners of categories in a language, by category, of those that have any; in another than Spanish, the Spanish ones where it has none. */
  banners(locale: string): Promise<ReadonlyMap<number, readonly CategoryBanner[]>>;
}

/** Pictures that come with a call, in the media library. */
export interface PictureService {
  /**
   * Runs `write` with the pictures already in the media library, their ids by the field they came in; takes them back when it
   * fails: the library does not write inside a transaction. Throws ValidationError on the field of each that is no picture.
   */
  with<T>(files: readonly UploadedFile[], write: (ids: ReadonlyMap<string, number>) => Promise<T>): Promise<T>;
  /** Removes pictures, bytes and all; called after the commit that took them off their record. */
  discard(ids: readonly number[]): Promise<void>;
}

/** The parts of a product's page beside its card, which anybody may see: nothing of it is a price. */
export interface ProductPageService {
  /** Throws NotFoundError. `guarantee` is the months that a new piece is covered: 0 none. */
  texts(
    id: number,
    locale: string,
  ): Promise<{
    readonly description: string | null;
    readonly sat_key: string | null;
    readonly guarantee: number;
    readonly sku: string;
    readonly barcode: string | null;
  }>;
  /** Pictures, the main one first; `name` stands for a text that a picture lacks. */
  images(
    id: number,
    look: { readonly locale: string; readonly name: string },
  ): Promise<readonly { readonly url: string; readonly alt: string }[]>;
  /** Pieces of a kit by product id, in their order. */
  kit(id: number): Promise<ReadonlyMap<number, number>>;
  replacementIds(id: number): Promise<readonly number[]>;
  /** The products that staff linked, filled up with others of the same category. */
  relatedIds(row: CardRow): Promise<readonly number[]>;
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

/** Published by the domain of prices: whether somebody may sell a product for so much to everybody. */
export interface PriceJudge {
  /** Throws ValidationError where somebody else has to authorise it. */
  judge(
    tx: Tx,
    actor: Actor,
    change: {
      readonly productId: number;
      readonly before: Partial<PriceFields>;
      readonly after: Partial<PriceFields>;
    },
  ): Promise<void>;
}

/** What products cost the house. */
export interface CostService {
  /** Average cost of products in US dollars; those whose cost is not known are left out. In a transaction pass its knex. */
  averageOf(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

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

/** Cards of products: the rows of the read model, whoever may see them. */
export interface CardService {
  /**
   * Products that are shown, by what people write for them: SKU, model or the maker's model, in any case, with or without
   * their dashes, dots and spaces. Codes that nobody has are left out.
   */
  idsByCode(codes: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** Rows of the products that an actor may know of: those the store shows, to who holds products.read the hidden ones too. */
  visibleRows(actor: Actor, ids: readonly number[]): Promise<CardRow[]>;
  /** The row of one such product. Throws NotFoundError. */
  visibleRow(actor: Actor, id: number): Promise<CardRow>;
  /** A query over the cards that the store shows, as `c`; of one category with all below it where one is named. For whoever lists products. */
  shown(categoryId?: number): Knex.QueryBuilder;
  /** Reads the rows that such a query finds, in its order. */
  select(query: Knex.QueryBuilder): Promise<CardRow[]>;
  /** Reads the facts that lists go by, of those of these products that the store shows. */
  listed(ids: readonly number[]): Promise<ListedCardRow[]>;
  /** Each product's category with all above it. */
  categoryIds(ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
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
    'catalogue.price-judge': PriceJudge;
    'catalogue.costs': CostService;
    'catalogue.cards': CardService;
    'catalogue.nom-flags': NomFlagService;
    'catalogue.products': ProductService;
    'catalogue.sales': SaleService;
    'catalogue.traits': ProductTraits;
    'catalogue.pictures': PictureService;
    'catalogue.labels': LabelService;
    'catalogue.brands': BrandService;
    'catalogue.categories': CategoryService;
    'catalogue.pages': ProductPageService;
    'catalogue.price-fields': PriceFieldService;
    'catalogue.demo': { load(): Promise<void> };
  }
}
