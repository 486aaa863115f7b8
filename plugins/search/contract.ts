import type { NearestHelp } from '@mayorista/listings/contract';

/** One category of a product's path, from the root down. */
export interface CategoryStep {
  id: number;
  name: string;
}

/** What the catalogue, prices and stock say of a product, as search needs it. Prices in USD, without IVA. */
export interface ProductRow {
  id: number;
  name: string;
  model: string | null;
  provider_model: string | null;
  sku: string | null;
  part_numbers: string[];
  brand: { id: number; name: string } | null;
  category: CategoryStep[];
  description: string;
  image_full_path: string | null;
  main_image_alt: string | null;
  product_flow_type: string | null;
  stage_id: number | null;
  is_visible: boolean;
  is_new: boolean;
  has_promo: boolean;
  /** Greater is shown first among equals. */
  ranking: number;
  list_price: number | null;
  /** Final unit price by level of the distributor (1 to 6). For filters and order only: what is charged comes from pricing. */
  level_prices: Partial<Record<number, number>>;
  /** Pieces available by branch id; null for what lies on no shelf (licences and other services). */
  stock_by_branch: Record<string, number> | null;
}

/** The document of a product in the index. */
export interface SearchProduct {
  id: number;
  name: string;
  model: string | null;
  provider_model: string | null;
  sku: string | null;
  brand_id: number | null;
  brand_name: string | null;
  category_id: number | null;
  category_ids: number[];
  category_tree: string;
  description: string;
  image_full_path: string | null;
  main_image_alt: string | null;
  product_flow_type: string | null;
  stage_id: number | null;
  is_visible: boolean;
  is_new: boolean;
  has_promo: boolean;
  ranking: number;
  skuKeys: string[];
  /** Its part numbers in letters and digits only: who types a whole one means this product. */
  partNumbers: string[];
  /** What it is: its category, and its name as far as it says what and not for what. */
  kind: string[];
  measures: string[];
  /** Those that its description alone mentions. */
  mentioned_measures: string[];
  /** Pieces in all branches; null for what lies on no shelf. */
  inventory: number | null;
  in_stock: boolean;
  stock_by_branch: Record<string, number>;
  branch_ids_in_stock: number[];
  list_price: number | null;
  level_1_price: number | null;
  level_2_price: number | null;
  level_3_price: number | null;
  level_4_price: number | null;
  level_5_price: number | null;
  level_6_price: number | null;
}

/** The document of a category: its path as text ('Videovigilancia > Cámaras > Domo') and its depth (1 at the top). */
export interface SearchCategory {
  id: number;
  name: string;
  tree: string;
  level: number;
}

/** For whom a search is: it decides which attributes the answer may show, filter and sort by. */
export type Audience =
  { kind: 'anonymous' } | { kind: 'distributor'; priceLevel: number } | { kind: 'secondary' } | { kind: 'staff' };

/** Who holds a search token: a person (in a session of theirs), a member of staff in the panel, or an API token. */
export interface SearchBearer {
  readonly kind: 'person' | 'staff' | 'token';
  readonly id: number;
  /** The login that the token ends with; null for staff and API tokens. */
  readonly family: string | null;
}

export interface SearchToken {
  token: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}

/** A search made by the server for a page: filters are in the engine's grammar, attributes are those of the document. */
export interface ProductSearch {
  text: string;
  filter?: string | (string | string[])[];
  facets?: string[];
  sort?: string[];
  /** From 1. */
  page: number;
  perPage: number;
}

export interface ProductSearchResult {
  ids: number[];
  total: number;
  facets: Record<string, Record<string, number>>;
  ranges: Record<string, { min: number; max: number }>;
  /** Nothing says all the words: these are the nearest. */
  isNearest: boolean;
}

/** The search of the catalogue, on the embedded engine or on a server. What asks a server that does not answer throws SearchUnavailable (503). */
export interface CatalogueSearch {
  /** Makes the categories anew as the source has them. Returns how many there are. */
  refreshCategories(): Promise<number>;
  /** Ids of the products that answer a search, best first unless sorted: those that say all the words, else the nearest. The same as the overlay shows. */
  search(request: ProductSearch): Promise<ProductSearchResult>;
  /** What to say of a text of which nothing holds all the words, among the products of a filter. */
  nearestHelp(text: string, filter: string): Promise<NearestHelp>;
  /** Whether a rebuild was ever completed, with the settings of this version. */
  isReady(): Promise<boolean>;
  /** Whether the engine answers. */
  isThere(): Promise<boolean>;
  /** The token with which a browser searches, for 30 minutes (spec storefront 9), or until its bearer is no longer of this audience. */
  token(audience: Audience, bearer: SearchBearer | null): SearchToken;
  /**
   * Says where products come from. It reads the published services of catalogue, pricing and inventory; until one is given, nothing is
   * indexed by the jobs. Starts a rebuild when the index is missing or has the settings of another version. Does not wait for a server.
   */
  useSource(source: SearchSource): Promise<void>;
  /** Indexes these products as the source has them when this resolves; those it no longer has are removed. */
  refreshProducts(ids: number[]): Promise<void>;
  /** Ids of all products that a search can find. */
  documentIds(): Promise<ReadonlySet<number>>;
  /** Makes both indexes anew beside the ones in use and exchanges them: searches never see a gap. Returns the number of products. */
  rebuildFromSource(): Promise<number>;
  /** Tells the engine of the synonyms that staff keep. Resolves when searches follow them. */
  applySynonyms(): Promise<void>;
  /** Answers `POST /api/multi-search` (spec storefront 7). Throws an error with `status`, `code` and `message`. */
  multiSearch(body: unknown, authorization: string | undefined): Promise<unknown>;
}

/** Where search reads what it indexes. */
export interface SearchSource {
  /** Every product, in batches. */
  products(): AsyncIterable<ProductRow[]>;
  /** The products of these ids that exist. */
  productsByIds(ids: number[]): Promise<ProductRow[]>;
  categories(): Promise<SearchCategory[]>;
}

/** Some products, the first of them by id. */
interface Counted {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Whether the store shows all products: as cards, and in what search finds. */
export interface Completeness {
  readonly products: number;
  readonly cards: number;
  readonly documents: number;
  readonly without_card: Counted;
  readonly without_document: Counted;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'search.catalogue': CatalogueSearch;
    'search.demo': { load(): Promise<void> };
  }
}
