import type { Selection } from './listed-product';
import { none, valueKey, type ProductColumns } from './product-columns';
import type { RowList } from './row-list';

export type RowTest = (row: number) => boolean;

/** A selection over the columns: rows among which all of its own are, and what decides of each. */
export interface CompiledSelection {
  /** The shortest list that holds all of its rows, and what is left to ask of each; read at once, since lists change. */
  candidates(): { readonly rows: Int32Array; readonly tests: readonly RowTest[] };
  /** A row is of the selection when it passes all of them. */
  readonly tests: readonly RowTest[];
}

const nothing = new Int32Array(0);

/** Rows of whom one test of a selection need not be asked. */
interface Choice {
  readonly lists: () => readonly (RowList | undefined)[];
  readonly test: RowTest;
}

/** Turns a selection into row tests; brands, categories and values that no product has leave nothing. */
export function compileSelection(columns: ProductColumns, selection: Selection): CompiledSelection {
  const choices = choicesOf(columns, selection);
  // What costs least comes first.
  const others = [
    ...testsOfNumbers(columns, selection),
    ...(['isNew', 'inStock', 'isRefurbished'] as const)
      .filter((flag) => selection[flag])
      .map((flag) => (row: number) => columns.has(row, flag)),
    ...testsOfCodes(columns, selection),
  ];
  const testsBeside = (own: Choice | null): RowTest[] => [
    ...others,
    ...choices.filter((choice) => choice !== own).map(({ test }) => test),
    ...testsOfManyValues(columns, selection),
    ...testsOfIds(columns, selection),
  ];
  return {
    candidates: () => {
      if (selection.ids !== null)
        return {
          rows: Int32Array.from(selection.ids.flatMap((id) => columns.rowOf(id) ?? [])),
          tests: testsBeside(null),
        };
      const best = shortest(choices);
      return best === null
        ? { rows: columns.rows(), tests: testsBeside(null) }
        : { rows: joined(best.lists()), tests: testsBeside(best) };
    },
    tests: testsBeside(null),
  };
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

function testsOfCodes(columns: ProductColumns, { stageIds, flowTypes }: Selection): RowTest[] {
  const tests: RowTest[] = [];
  if (stageIds.length > 0) tests.push(oneOf((row) => columns.stages[row], columns.stageCodes, stageIds));
  if (flowTypes.length > 0) tests.push(oneOf((row) => columns.flows[row], columns.flowCodes, flowTypes));
  return tests;
}

/** What the columns keep lists of. Codes are given, not looked up: a brand may get its first product later. */
function choicesOf(columns: ProductColumns, { categoryId, brandIds, values }: Selection): Choice[] {
  const choices: Choice[] = [];
  if (brandIds.length > 0) {
    // A product has one brand, so that lists of brands have no row in common; those of values may.
    const codes = [...new Set(brandIds)].map((id) => columns.brandCodes.add(id));
    choices.push({
      lists: () => codes.map((code) => columns.ofBrand[code]),
      test: oneOf((row) => columns.brands[row], columns.brandCodes, brandIds),
    });
  }
  if (categoryId !== null) {
    const code = columns.categoryCodes.add(categoryId);
    choices.push({
      lists: () => [columns.inCategory[code]],
      test: (row) => columns.categories.has(row, code),
    });
  }
  for (const [name, [value, ...more]] of values) {
    if (value === undefined || more.length > 0) continue;
    const code = columns.valueCodes.add(valueKey(name, value));
    choices.push({ lists: () => [columns.withValue[code]], test: (row) => columns.values.has(row, code) });
  }
  return choices;
}

function testsOfManyValues(columns: ProductColumns, { values }: Selection): RowTest[] {
  return [...values]
    .filter(([, chosen]) => chosen.length !== 1)
    .map(([name, chosen]) => {
      const codes = chosen.map((value) => columns.valueCodes.add(valueKey(name, value)));
      return (row) => codes.some((each) => columns.values.has(row, each));
    });
}

function testsOfIds(columns: ProductColumns, { ids }: Selection): RowTest[] {
  if (ids === null) return [];
  const wanted = new Set(ids);
  return [(row) => wanted.has(columns.id(row))];
}

function oneOf<Key>(
  codeOf: (row: number) => number | undefined,
  codes: { add(key: Key): number },
  keys: readonly Key[],
): RowTest {
  const wanted = keys.map((key) => codes.add(key));
  return (row) => wanted.includes(codeOf(row) ?? none);
}

const shortest = (choices: readonly Choice[]): Choice | null =>
  choices.reduce<Choice | null>(
    (best, choice) => (best === null || lengthOf(choice.lists()) < lengthOf(best.lists()) ? choice : best),
    null,
  );

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
