import type { Selection } from './listed-product';
import { none, valueKey, type ProductColumns } from './product-columns';
import type { RowList } from './row-list';

export type RowTest = (row: number) => boolean;

/** A selection over the columns: rows among which all of its own are, and what decides of each. */
export interface CompiledSelection {
  /** The shortest list that holds all of its rows; read at once, since lists change. */
  candidates(): Int32Array;
  /** A row is of the selection when it passes all of them. */
  readonly tests: readonly RowTest[];
}

const nothing = new Int32Array(0);

/** Turns a selection into row tests; brands, categories and values that no product has leave nothing. */
export function compileSelection(columns: ProductColumns, selection: Selection): CompiledSelection {
  return { candidates: () => shortest(columns, selection), tests: testsOf(columns, selection) };
}

function testsOf(columns: ProductColumns, selection: Selection): RowTest[] {
  // What costs least comes first. Codes are given, not looked up: a brand may get its first product later.
  return [
    ...testsOfNumbers(columns, selection),
    ...(['isNew', 'inStock', 'isRefurbished'] as const)
      .filter((flag) => selection[flag])
      .map((flag) => (row: number) => columns.has(row, flag)),
    ...testsOfChoices(columns, selection),
    ...testsOfLists(columns, selection),
  ];
}

function testsOfNumbers(columns: ProductColumns, { minPrice, maxPrice, promo }: Selection): RowTest[] {
  const tests: RowTest[] = [];
  if (minPrice !== null) tests.push((row) => columns.price(row) >= minPrice);
  if (maxPrice !== null) tests.push((row) => columns.price(row) <= maxPrice);
  if (promo !== null) {
    const least = columns.stepsReached(promo.percent);
    tests.push((row) => columns.promoSteps(row, promo.level) >= least);
  }
  return tests;
}

function testsOfChoices(columns: ProductColumns, { brandIds, stageIds, flowTypes }: Selection): RowTest[] {
  const tests: RowTest[] = [];
  if (brandIds.length > 0) tests.push(oneOf((row) => columns.brands[row], columns.brandCodes, brandIds));
  if (stageIds.length > 0) tests.push(oneOf((row) => columns.stages[row], columns.stageCodes, stageIds));
  if (flowTypes.length > 0) tests.push(oneOf((row) => columns.flows[row], columns.flowCodes, flowTypes));
  return tests;
}

function testsOfLists(columns: ProductColumns, { categoryId, values, ids }: Selection): RowTest[] {
  const tests: RowTest[] = [];
  if (categoryId !== null) {
    const code = columns.categoryCodes.add(categoryId);
    tests.push((row) => columns.categories.has(row, code));
  }
  for (const [code, chosen] of values) {
    const codes = chosen.map((value) => columns.valueCodes.add(valueKey(code, value)));
    tests.push((row) => codes.some((each) => columns.values.has(row, each)));
  }
  if (ids !== null) {
    const wanted = new Set(ids);
    tests.push((row) => wanted.has(columns.id(row)));
  }
  return tests;
}

function oneOf<Key>(
  codeOf: (row: number) => number | undefined,
  codes: { add(key: Key): number },
  keys: readonly Key[],
): RowTest {
  const wanted = keys.map((key) => codes.add(key));
  return (row) => wanted.includes(codeOf(row) ?? none);
}

function shortest(columns: ProductColumns, { categoryId, brandIds, values, ids }: Selection): Int32Array {
  if (ids !== null) return Int32Array.from(ids.flatMap((id) => columns.rowOf(id) ?? []));
  const category = categoryId === null ? null : [columns.inCategory[columns.categoryCodes.add(categoryId)]];
  // A product has one brand, so that lists of brands have no row in common; those of values may.
  const brands =
    brandIds.length === 0 ? null : [...new Set(brandIds)].map((id) => columns.ofBrand[columns.brandCodes.add(id)]);
  const single = [...values].flatMap(([code, [value, ...others]]) =>
    value === undefined || others.length > 0
      ? []
      : [[columns.withValue[columns.valueCodes.add(valueKey(code, value))]]],
  );
  const choices = [category, brands, ...single].filter((lists) => lists !== null);
  if (choices.length === 0) return columns.rows();
  const best = choices.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one));
  return joined(best);
}

const lengthOf = (lists: readonly (RowList | undefined)[]): number =>
  lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);

function joined(lists: readonly (RowList | undefined)[]): Int32Array {
  if (lists.length === 1) return lists[0]?.view() ?? nothing;
  const rows = new Int32Array(lengthOf(lists));
  let end = 0;
  for (const list of lists) {
    if (list === undefined) continue;
    rows.set(list.view(), end);
    end += list.length;
  }
  return rows;
}
