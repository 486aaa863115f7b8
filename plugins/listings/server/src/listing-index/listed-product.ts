/** The part of a product that decides in which listings it stands, what they count of it and in which order. */
export interface ListedProduct {
  readonly id: number;
  readonly brandId: number | null;
  readonly stageId: number | null;
  readonly flowType: string | null;
  readonly isNew: boolean;
  /** US dollars. */
  readonly listPrice: number | null;
  /** Folded: lower case, without accents. */
  readonly name: string;
  /** Its category and every one above it. */
  readonly categoryIds: readonly number[];
  /** Datasheet values by the code of their characteristic, those short enough to be a choice. */
  readonly values: readonly (readonly [code: string, value: string])[];
  /** A free unit of new stock somewhere. */
  readonly inStock: boolean;
  /** A free unit of some condition grade somewhere. */
  readonly isRefurbished: boolean;
  /** Percent below the list price at price levels 1 to 6; 0 is none. */
  readonly promos: readonly number[];
}

export const priceLevels = 6;

/** A listing: what a product must be to stand in it. Conditions that are null or empty leave everything. */
export interface Selection {
  readonly categoryId: number | null;
  readonly brandIds: readonly number[];
  readonly stageIds: readonly number[];
  readonly flowTypes: readonly string[];
  /** List price in US dollars, both ends included. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isNew: boolean;
  readonly inStock: boolean;
  readonly isRefurbished: boolean;
  /** At least so many percent at a price level 1 to 6; `percent` is one of the steps of the index. */
  readonly promo: { readonly level: number; readonly percent: number } | null;
  /** Characteristics by code with the values that will do. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Only these products, where a text search chose them. */
  readonly ids: readonly number[] | null;
}

export type SortColumn = 'list_price' | 'name';

export interface SortOrder {
  readonly column: SortColumn;
  readonly direction: 'asc' | 'desc';
}
