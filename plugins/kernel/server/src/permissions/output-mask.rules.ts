type Row = Readonly<Record<string, unknown>>;
type Fate = 'kept' | 'dropped' | OutputMask;
type Kind = 'plain' | 'list' | 'nested';

/** The recorded effect of a filter on each key of a row, by the kind of value seen under it. */
export interface OutputMask {
  readonly fates: Map<string, Partial<Record<Kind, Fate>>>;
  /** Whether the filter does more than leave keys out, or depends on values: its effect cannot be predicted then. */
  isUnsteady: boolean;
}

export const emptyMask = (): OutputMask => ({ fates: new Map(), isUnsteady: false });

/** Tells whether a value is a row, or an object of a query: neither a list nor a date. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
/** Tells whether a row may be of several content types, on which the effect of a filter depends. */
const isOfAnyType = (row: Row): boolean => '__component' in row || '__type' in row;

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list';
  return isRow(value) ? 'nested' : 'plain';
}

/** Records the effect of the filter on a row. */
export function learn(mask: OutputMask, before: Row, after: Row): void {
  if (isOfAnyType(before) || Object.keys(after).some((key) => !(key in before))) mask.isUnsteady = true;
  for (const [key, value] of Object.entries(before)) {
    const kind = kindOf(value);
    const fates = mask.fates.get(key) ?? {};
    mask.fates.set(key, fates);
    const fate = key in after ? fateOf(fates[kind], value, after[key]) : 'dropped';
    if (fate === null || isAnother(fates[kind], fate)) mask.isUnsteady = true;
    else if (fate === 'kept' || fate === 'dropped' || !fate.isUnsteady) fates[kind] = fate;
    else mask.isUnsteady = true;
  }
}

const isAnother = (known: Fate | undefined, fate: Fate): boolean => known !== undefined && known !== fate;

/** Returns the effect on one value; null when it does not depend on keys alone. */
function fateOf(known: Fate | undefined, before: unknown, after: unknown): Fate | null {
  if (before === after) return 'kept';
  const pairs = pairsOf(before, after);
  if (pairs === null) return null;
  const mask = typeof known === 'object' ? known : emptyMask();
  for (const [from, to] of pairs) learn(mask, from, to);
  return mask;
}

function pairsOf(before: unknown, after: unknown): [Row, Row][] | null {
  if (isRow(before) && isRow(after)) return [[before, after]];
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null;
  const pairs = before.map((item: unknown, index): [unknown, unknown] => [item, after[index]]);
  return pairs.every(([from, to]) => isRow(from) && isRow(to)) ? (pairs as [Row, Row][]) : null;
}

/** Returns the row as the filter would return it; null when a key or kind of value has not been seen yet, or the filter is unsteady. */
export function masked(mask: OutputMask, row: Row): Record<string, unknown> | null {
  if (mask.isUnsteady || isOfAnyType(row)) return null;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const fate = mask.fates.get(key)?.[kindOf(value)];
    if (fate === undefined) return null;
    if (fate === 'kept') result[key] = value;
    else if (fate !== 'dropped') {
      const inner = maskedInside(fate, value);
      if (inner === null) return null;
      result[key] = inner;
    }
  }
  return result;
}

function maskedInside(mask: OutputMask, value: unknown): unknown {
  if (!Array.isArray(value)) return masked(mask, value as Row);
  const items = value.map((item: unknown) => (isRow(item) ? masked(mask, item) : null));
  return items.includes(null) ? null : items;
}
