import { compileSelection, type CompiledSelection, type RowTest } from './compile-selection';
import type { ListedProduct, Selection, SortColumn, SortOrder } from './listed-product';
import { ListingCounts } from './listing-counts';
import { none, ProductColumns } from './product-columns';
import { selectionKey } from './selection-key';
import { SortedRows } from './sorted-rows';
import { Standing, type Place } from './standing';

/** Above so many changed products at once, orders are sorted anew and counts forgotten instead of being kept right one by one. */
const bulk = 2_000;

/** A listing as it stands; `version` changes when anything that it tells or its order may have changed. */
export interface Listing {
  readonly version: number;
  readonly counts: ListingCounts;
  /** Lowest and highest list price (US dollars) of what has one; null where nothing has. */
  prices(): { readonly min: number; readonly max: number } | null;
  /** Whether a product stands in it. */
  lists(id: number): boolean;
  /** Ids of a page, in order. */
  page(order: SortOrder, offset: number, limit: number): number[];
}

/**
 * Every product that the store lists, in memory, as what is counted, filtered and ordered of it. Listings that were asked for
 * are kept with their counts, which follow each change of a product by what it changes: a listing that the product
 * neither enters, leaves nor stands in keeps its version.
 */
export class ListingIndex {
  readonly columns: ProductColumns;
  readonly orders: Readonly<Record<SortColumn, SortedRows>>;
  readonly latest = new LatestRows();
  readonly standing = new Standing();
  private readonly known = new Map<string, KnownListing>();
  private versions = 0;

  /** `promoSteps` are the percents by which promos are counted, lowest first; `most` is how many listings are kept. */
  constructor(
    private readonly promoSteps: readonly number[],
    private readonly most = 2_000,
  ) {
    this.columns = new ProductColumns(promoSteps);
    this.orders = {
      list_price: new SortedRows(this.columns.byPrice()),
      name: new SortedRows(this.columns.byName()),
    };
  }

  get size(): number {
    return this.columns.size;
  }

  /** Ids of all that is listed, lowest first. */
  ids(): number[] {
    return Array.from(this.columns.rows(), (row) => this.columns.id(row)).sort((one, other) => one - other);
  }

  /** Bytes of its typed arrays. */
  get bytes(): number {
    return this.columns.bytes + this.orders.list_price.bytes + this.orders.name.bytes;
  }

  /** Changes, adds and removes products. `gone` are ids that are listed no longer. */
  put(products: readonly ListedProduct[], gone: readonly number[] = []): void {
    this.latest.forget();
    if (products.length + gone.length > bulk) return this.putMany(products, gone);
    for (const id of gone) this.change(id, null);
    for (const product of products) this.change(product.id, product);
  }

  /** The listing of a selection. One of a text search is not kept: the next words find others. */
  listing(selection: Selection): Listing {
    if (selection.ids !== null) return this.open(selection);
    const key = selectionKey(selection);
    const known = this.known.get(key) ?? this.open(selection);
    this.known.delete(key);
    this.known.set(key, known);
    const oldest = this.known.keys().next().value;
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    return known;
  }

  private open(selection: Selection): KnownListing {
    const compiled = compileSelection(this.columns, selection);
    const countsValues = selection.categoryId !== null || selection.ids !== null || selection.values.size > 0;
    const counts = new ListingCounts(this.columns, this.promoSteps.length, countsValues);
    return new KnownListing(compiled, counts, this, ++this.versions);
  }

  private change(id: number, product: ListedProduct | null): void {
    const row = this.columns.rowOf(id);
    if (row === undefined && product === null) return;
    if (row !== undefined && product !== null && this.columns.says(row, product)) return;
    this.standing.move(row === undefined ? null : this.placeOf(row), product);
    const version = ++this.versions;
    const leave = (from: number) => this.eachHolding(from, (listing) => listing.leave(from, version));
    const enter = (into: number) => this.eachHolding(into, (listing) => listing.enter(into, version));
    if (row === undefined) {
      if (product !== null) enter(this.insert(product));
    } else if (product === null) {
      leave(row);
      this.extract(row);
    } else {
      leave(row);
      this.replace(row, product);
      enter(row);
    }
  }

  private placeOf(row: number): Place {
    const { columns } = this;
    const brand = columns.brands[row] ?? none;
    return {
      isNew: columns.has(row, 'isNew'),
      brandId: brand === none ? null : columns.brandCodes.key(brand),
      categoryIds: Array.from(columns.categories.get(row), (code) => columns.categoryCodes.key(code)),
    };
  }

  private eachHolding(row: number, tell: (listing: KnownListing) => void): void {
    for (const listing of this.known.values()) if (listing.holds(row)) tell(listing);
  }

  private insert(product: ListedProduct): number {
    const row = this.columns.add(product);
    this.orders.list_price.insert(row);
    this.orders.name.insert(row);
    return row;
  }

  private extract(row: number): void {
    this.orders.list_price.remove(row);
    this.orders.name.remove(row);
    this.columns.remove(row);
  }

  /** An order that goes by something else stays as it is: putting a row in place means to rank all of them anew. */
  private replace(row: number, product: ListedProduct): void {
    const moved = [
      ...(this.columns.isPriced(row, product.listPrice) ? [] : [this.orders.list_price]),
      ...(this.columns.isNamed(row, product.name) ? [] : [this.orders.name]),
    ];
    for (const order of moved) order.remove(row);
    this.columns.replace(row, product);
    for (const order of moved) order.insert(row);
  }

  private putMany(products: readonly ListedProduct[], gone: readonly number[]): void {
    for (const id of [...gone, ...products.map((product) => product.id)]) {
      const row = this.columns.rowOf(id);
      if (row !== undefined) this.columns.remove(row);
    }
    for (const product of products) this.columns.add(product);
    this.orders.list_price.fill(this.columns.rows());
    this.orders.name.fill(this.columns.rows());
    this.known.clear();
    this.standing.moveMany();
  }
}

/** The rows of the listing that was asked last: a page of it, its counts and its prices go through the same ones. */
class LatestRows {
  private latest: { readonly of: object; readonly rows: Int32Array } | null = null;

  rowsOf(listing: object, find: () => Int32Array): Int32Array {
    if (this.latest?.of !== listing) this.latest = { of: listing, rows: find() };
    return this.latest.rows;
  }

  forget(): void {
    this.latest = null;
  }
}

class KnownListing implements Listing {
  private range: { min: number; max: number } | null | undefined;

  constructor(
    private readonly selection: CompiledSelection,
    readonly counts: ListingCounts,
    private readonly products: Pick<ListingIndex, 'columns' | 'orders' | 'latest'>,
    public version: number,
  ) {
    counts.addAll(this.rows());
  }

  holds(row: number): boolean {
    return this.selection.tests.every((test) => test(row));
  }

  lists(id: number): boolean {
    const row = this.products.columns.rowOf(id);
    return row !== undefined && this.holds(row);
  }

  leave(row: number, version: number): void {
    this.counts.remove(row);
    this.touch(version);
  }

  enter(row: number, version: number): void {
    this.counts.add(row);
    this.touch(version);
  }

  private touch(version: number): void {
    this.version = version;
    this.range = undefined;
  }

  prices(): { min: number; max: number } | null {
    if (this.range === undefined) this.range = rangeOf(this.rows(), this.products.columns.prices);
    return this.range;
  }

  page({ column, direction }: SortOrder, offset: number, limit: number): number[] {
    const { columns, orders } = this.products;
    const chosen = {
      total: this.counts.total,
      rows: () => this.rows(),
      passes: (row: number) => this.holds(row),
    };
    return orders[column].page(chosen, direction === 'desc', offset, limit).map((row) => columns.id(row));
  }

  private rows(): Int32Array {
    return this.products.latest.rowsOf(this, () => {
      const { rows, tests } = this.selection.candidates();
      return passing(rows, tests);
    });
  }
}

/** The rows that pass every test: one pass a test, over fewer rows each time. */
function passing(rows: Int32Array, tests: readonly RowTest[]): Int32Array {
  return tests.reduce((left, test) => {
    const kept = new Int32Array(left.length);
    let end = 0;
    for (let at = 0; at < left.length; at++) if (test(left[at] ?? 0)) kept[end++] = left[at] ?? 0;
    return kept.subarray(0, end);
  }, rows);
}

function rangeOf(rows: Int32Array, prices: Float64Array): { min: number; max: number } | null {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < rows.length; at++) {
    const price = prices[rows[at] ?? 0] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min === Infinity ? null : { min, max };
}
