import { bump } from './bump';
import { Codes } from './codes';
import { grown } from './grown';
import { IntLists } from './int-lists';
import { priceLevels, type ListedProduct } from './listed-product';
import { RowList } from './row-list';
import type { SortKey } from './sorted-rows';

const flag = { isNew: 1, inStock: 2, isRefurbished: 4 } as const;
export type Flag = keyof typeof flag;
const allFlags = 7;

/** No brand, stage or flow type. */
export const none = -1;

/**
 * Products as typed columns: a row a product, whose number is used again once it is gone. Names of brands, categories, stages,
 * flow types and datasheet values are dense codes, so that they can be counted in arrays.
 */
export class ProductColumns {
  readonly brandCodes = new Codes<number>();
  readonly stageCodes = new Codes<number>();
  readonly flowCodes = new Codes<string>();
  readonly categoryCodes = new Codes<number>();
  /** How many steps of promo are reached at each price level, a character a level. */
  readonly promoCodes = new Codes<string>();
  /** Of `valueKey`. */
  readonly valueCodes = new Codes<string>();

  ids = new Int32Array(256);
  brands = new Int32Array(256);
  stages = new Int32Array(256);
  flows = new Int32Array(256);
  /** NaN where there is none. */
  prices = new Float64Array(256);
  /** By `promoCodes`: products share a few combinations, which are counted in a sixth of the time. */
  promos = new Int32Array(256);
  private flags = new Uint8Array(256);
  private readonly names: string[] = [];
  readonly categories = new IntLists();
  readonly values = new IntLists();

  readonly inCategory: RowList[] = [];
  readonly ofBrand: RowList[] = [];
  readonly withValue: RowList[] = [];
  private readonly all = new RowList();

  private readonly rowsById = new Map<number, number>();
  private readonly free: number[] = [];
  private used = 0;

  constructor(private readonly steps: readonly number[]) {}

  get size(): number {
    return this.rowsById.size;
  }

  rowOf(id: number): number | undefined {
    return this.rowsById.get(id);
  }

  rows(): Int32Array {
    return this.all.view();
  }

  id(row: number): number {
    return this.ids[row] ?? 0;
  }

  price(row: number): number {
    return this.prices[row] ?? NaN;
  }

  /** How many steps of promo a product reaches at a price level 1 to 6. */
  promoSteps(row: number, level: number): number {
    return this.promoCodes.key(this.promos[row] ?? 0).charCodeAt(level - 1);
  }

  has(row: number, name: Flag): boolean {
    return ((this.flags[row] ?? 0) & flag[name]) !== 0;
  }

  /** How many rows have each flag, in one pass. */
  countFlags(rows: Int32Array): Readonly<Record<Flag, number>> {
    const { flags } = this;
    const byFlags = new Int32Array(allFlags + 1);
    for (let at = 0; at < rows.length; at++) bump(byFlags, flags[rows[at] ?? 0] ?? 0, 1);
    const counted = (bit: number): number =>
      byFlags.reduce((sum, count, flags) => sum + ((flags & bit) === 0 ? 0 : count), 0);
    return {
      isNew: counted(flag.isNew),
      inStock: counted(flag.inStock),
      isRefurbished: counted(flag.isRefurbished),
    };
  }

  byPrice(): SortKey {
    return {
      compare: (one, other) => (this.prices[one] ?? 0) - (this.prices[other] ?? 0),
      isMissing: (row) => Number.isNaN(this.prices[row]),
      id: (row) => this.ids[row] ?? 0,
    };
  }

  byName(): SortKey {
    const nameAt = (row: number): string => this.names[row] ?? '';
    return {
      compare: (one, other) => (nameAt(one) < nameAt(other) ? -1 : nameAt(one) === nameAt(other) ? 0 : 1),
      isMissing: () => false,
      id: (row) => this.ids[row] ?? 0,
    };
  }

  /** Puts a product that is not there yet into a row of its own. */
  add(product: ListedProduct): number {
    const row = this.free.pop() ?? this.used++;
    this.makeRoom(row + 1);
    this.rowsById.set(product.id, row);
    this.write(row, product);
    for (const list of this.listsOf(row)) list.add(row);
    return row;
  }

  remove(row: number): void {
    for (const list of this.listsOf(row)) list.remove(row);
    this.rowsById.delete(this.ids[row] ?? 0);
    this.names[row] = '';
    this.free.push(row);
  }

  replace(row: number, product: ListedProduct): void {
    for (const list of this.listsOf(row)) list.remove(row);
    this.write(row, product);
    for (const list of this.listsOf(row)) list.add(row);
  }

  isNamed(row: number, name: string): boolean {
    return this.names[row] === name;
  }

  isPriced(row: number, price: number | null): boolean {
    return price === null ? Number.isNaN(this.prices[row]) : this.prices[row] === price;
  }

  /** Whether the row says already what the product says. */
  says(row: number, product: ListedProduct): boolean {
    const sameList = (list: Int32Array, codes: readonly number[]) =>
      list.length === codes.length && codes.every((code, at) => list[at] === code);
    return (
      this.brands[row] === (product.brandId === null ? none : this.brandCodes.find(product.brandId)) &&
      this.stages[row] === (product.stageId === null ? none : this.stageCodes.find(product.stageId)) &&
      this.flows[row] === (product.flowType === null ? none : this.flowCodes.find(product.flowType)) &&
      this.isPriced(row, product.listPrice) &&
      this.flags[row] === flagsOf(product) &&
      this.isNamed(row, product.name) &&
      this.promos[row] === this.promoCodes.find(this.promosOf(product)) &&
      sameList(this.categories.get(row), this.categoriesOf(product)) &&
      sameList(this.values.get(row), this.valuesOf(product))
    );
  }

  /** Bytes of the typed columns and orders; strings and maps come on top. */
  get bytes(): number {
    const columns = [this.ids, this.brands, this.stages, this.flows, this.prices, this.promos, this.flags];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, this.categories.bytes + this.values.bytes);
  }

  stepsReached(percent: number): number {
    return this.steps.reduce((reached, step) => reached + (percent >= step ? 1 : 0), 0);
  }

  private write(row: number, product: ListedProduct): void {
    this.ids[row] = product.id;
    this.brands[row] = product.brandId === null ? none : this.brandCodes.add(product.brandId);
    this.stages[row] = product.stageId === null ? none : this.stageCodes.add(product.stageId);
    this.flows[row] = product.flowType === null ? none : this.flowCodes.add(product.flowType);
    this.prices[row] = product.listPrice ?? NaN;
    this.flags[row] = flagsOf(product);
    this.names[row] = product.name;
    this.promos[row] = this.promoCodes.add(this.promosOf(product));
    this.categories.set(row, this.categoriesOf(product));
    this.values.set(row, this.valuesOf(product));
  }

  private promosOf({ promos }: ListedProduct): string {
    let reached = '';
    for (let level = 0; level < priceLevels; level++)
      reached += String.fromCharCode(this.stepsReached(promos[level] ?? 0));
    return reached;
  }

  private categoriesOf = ({ categoryIds }: ListedProduct): number[] =>
    categoryIds.map((id) => this.categoryCodes.add(id)).sort((a, b) => a - b);

  private valuesOf = ({ values }: ListedProduct): number[] =>
    [...new Set(values.map(([code, value]) => this.valueCodes.add(valueKey(code, value))))].sort((a, b) => a - b);

  private listsOf(row: number): RowList[] {
    const brand = this.brands[row] ?? 0;
    return [
      this.all,
      ...(brand === none ? [] : [listAt(this.ofBrand, brand)]),
      ...Array.from(this.categories.get(row), (code) => listAt(this.inCategory, code)),
      ...Array.from(this.values.get(row), (code) => listAt(this.withValue, code)),
    ];
  }

  private makeRoom(length: number): void {
    this.ids = grown(this.ids, length);
    this.brands = grown(this.brands, length);
    this.stages = grown(this.stages, length);
    this.flows = grown(this.flows, length);
    this.prices = grown(this.prices, length);
    this.flags = grown(this.flags, length);
    this.promos = grown(this.promos, length);
  }
}

/** One key for a characteristic's code and value. */
export const valueKey = (code: string, value: string): string => `${code}\n${value}`;

const flagsOf = (product: ListedProduct): number =>
  (product.isNew ? flag.isNew : 0) |
  (product.inStock ? flag.inStock : 0) |
  (product.isRefurbished ? flag.isRefurbished : 0);

const listAt = (lists: RowList[], code: number): RowList => (lists[code] ??= new RowList());
