import { bump } from './bump';
import { priceLevels } from './listed-product';
import { none, type ProductColumns } from './product-columns';

/** Counts by dense code. */
type Counts = Map<number, number>;

/**
 * What a listing holds: how many products in all, of each brand, stage, flow type, category and datasheet value, new, in
 * stock, refurbished, in promotion at each level and step. Kept right as products come and go, without being counted again.
 */
export class ListingCounts {
  total = 0;
  isNew = 0;
  inStock = 0;
  isRefurbished = 0;
  readonly brands: Counts = new Map();
  readonly stages: Counts = new Map();
  readonly flows: Counts = new Map();
  readonly categories: Counts = new Map();
  readonly values: Counts = new Map();
  /** By level, then by how many steps are reached, from none to all. */
  readonly promos: Int32Array;
  private readonly width: number;

  constructor(
    private readonly columns: ProductColumns,
    promoSteps: number,
    /** Datasheet values are no choice in some listings, and most of the work. */
    private readonly countsValues: boolean,
  ) {
    this.width = promoSteps + 1;
    this.promos = new Int32Array(priceLevels * this.width);
  }

  /** Counts many rows at once, in arrays: one pass a column, each over memory that lies together. */
  addAll(rows: Int32Array): void {
    const { columns } = this;
    this.total += rows.length;
    collect(this.brands, columns.brandCodes.size, tally(rows, columns.brands, columns.brandCodes.size));
    collect(this.stages, columns.stageCodes.size, tally(rows, columns.stages, columns.stageCodes.size));
    collect(this.flows, columns.flowCodes.size, tally(rows, columns.flows, columns.flowCodes.size));
    collect(this.categories, columns.categoryCodes.size, columns.categories.tally(rows, columns.categoryCodes.size));
    if (this.countsValues)
      collect(this.values, columns.valueCodes.size, columns.values.tally(rows, columns.valueCodes.size));
    const flags = columns.countFlags(rows);
    this.isNew += flags.isNew;
    this.inStock += flags.inStock;
    this.isRefurbished += flags.isRefurbished;
    this.addPromos(rows);
  }

  add(row: number): void {
    this.count(row, 1);
  }

  remove(row: number): void {
    this.count(row, -1);
  }

  /** How many reach a number of promo steps at a level. */
  promoAtLeast(level: number, steps: number): number {
    let sum = 0;
    for (let step = steps; step < this.width; step++) sum += this.promos[(level - 1) * this.width + step] ?? 0;
    return sum;
  }

  private count(row: number, by: 1 | -1): void {
    const { columns } = this;
    this.countPlain(row, by);
    bumpKey(this.brands, columns.brands[row] ?? 0, by);
    bumpKey(this.stages, columns.stages[row] ?? 0, by);
    bumpKey(this.flows, columns.flows[row] ?? 0, by);
    for (const code of columns.categories.get(row)) bumpKey(this.categories, code, by);
    if (this.countsValues) for (const code of columns.values.get(row)) bumpKey(this.values, code, by);
  }

  private addPromos(rows: Int32Array): void {
    const { promos, width, columns } = this;
    const counts = tally(rows, columns.promos, columns.promoCodes.size);
    for (let code = 0; code < columns.promoCodes.size; code++) {
      const count = counts[code] ?? 0;
      if (count === 0) continue;
      const reached = columns.promoCodes.key(code);
      for (let level = 0; level < priceLevels; level++) bump(promos, level * width + reached.charCodeAt(level), count);
    }
  }

  private countPlain(row: number, by: 1 | -1): void {
    const { columns } = this;
    this.total += by;
    if (columns.has(row, 'isNew')) this.isNew += by;
    if (columns.has(row, 'inStock')) this.inStock += by;
    if (columns.has(row, 'isRefurbished')) this.isRefurbished += by;
    for (let level = 0; level < priceLevels; level++)
      bump(this.promos, level * this.width + columns.promoSteps(row, level + 1), by);
  }
}

function bumpKey(counts: Counts, code: number, by: 1 | -1): void {
  if (code === none) return;
  const count = (counts.get(code) ?? 0) + by;
  if (count === 0) counts.delete(code);
  else counts.set(code, count);
}

/** How often each code occurs in a column; the last place is that of none. */
function tally(rows: Int32Array, column: Int32Array, codes: number): Int32Array {
  const counts = new Int32Array(codes + 1);
  for (let at = 0; at < rows.length; at++) {
    const code = column[rows[at] ?? 0] ?? 0;
    bump(counts, code === none ? codes : code, 1);
  }
  return counts;
}

function collect(counts: Counts, codes: number, all: Int32Array): void {
  for (let code = 0; code < codes; code++) if (all[code] !== 0) counts.set(code, all[code] ?? 0);
}
