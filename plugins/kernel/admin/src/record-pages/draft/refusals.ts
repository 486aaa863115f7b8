import { fieldKey, setKey, type Shape } from '../../../../shared/shape';
import type { Failure } from '../../reading/failure';
import type { SentLines } from './input';

/** Refusals of the cells of one line, by the keys of its fields. */
export type LineRefusals = Readonly<Record<string, string>>;

/** Refusals of a call, each where it is shown. */
export interface Refusals {
  /** Shown above the form: of the whole, and of what the form does not show. */
  readonly general: readonly string[];
  /** By the key of a field, or the name of a group of lines. */
  readonly fields: Readonly<Record<string, string>>;
  /** By group and key of the line. */
  readonly lines: Readonly<Record<string, ReadonlyMap<number, LineRefusals>>>;
}

export const noRefusals: Refusals = { general: [], fields: {}, lines: {} };

/** The groups that are sets of references, by the key of their ids in calls. */
const setsOf = ({ lines }: Pick<Shape, 'lines'>) =>
  new Map(
    Object.entries(lines).flatMap(([group, { set }]) =>
      set === null ? [] : [[setKey(set), { group, cell: `${set}_id` }] as const],
    ),
  );

/** Splits the key of a refusal. A set is refused by the ids that were sent: `role_ids.0` is the first role. */
function placeOf(path: string, sets: ReturnType<typeof setsOf>) {
  const [first = '', index, cell = ''] = path.split('.');
  const set = sets.get(first);
  return set === undefined ? { name: first, index, cell } : { name: set.group, index, cell: set.cell };
}

/** Sorts the refusals of a failed call: `lines.3.unit_cost` is shown in the line that was sent as the fourth. */
export function refusalsOf(shape: Pick<Shape, 'fields' | 'lines'>, failure: Failure, sent: SentLines): Refusals {
  const general: string[] = [];
  const fields: Record<string, string> = {};
  const lines: Record<string, Map<number, Record<string, string>>> = {};
  const sets = setsOf(shape);
  const shown = new Set([
    ...Object.entries(shape.fields).flatMap(([name, field]) => [name, fieldKey(name, field)]),
    ...Object.keys(shape.lines),
    ...sets.keys(),
  ]);
  for (const [path, text] of Object.entries(failure.fields)) {
    const { name, index, cell } = placeOf(path, sets);
    const key = index === undefined ? undefined : sent[name]?.[Number(index)];
    if (key !== undefined) {
      const group = (lines[name] ??= new Map());
      group.set(key, { ...group.get(key), [cell]: text });
    } else if (shown.has(path)) fields[sets.has(path) ? name : path] = text;
    else if (!general.includes(text)) general.push(text);
  }
  return { general: Object.keys(failure.fields).length === 0 ? [failure.text] : general, fields, lines };
}

/** Returns the refusals without that of a field, once somebody types into it. */
export const withoutField = (refusals: Refusals, keys: readonly string[]): Refusals =>
  keys.some((key) => Object.hasOwn(refusals.fields, key))
    ? {
        ...refusals,
        fields: Object.fromEntries(Object.entries(refusals.fields).filter(([key]) => !keys.includes(key))),
      }
    : refusals;

/** Returns the refusals without that of a cell, once somebody types into it. */
export function withoutCell(refusals: Refusals, group: string, line: number, key: string): Refusals {
  const cells = refusals.lines[group]?.get(line);
  if (cells === undefined || !Object.hasOwn(cells, key)) return refusals;
  const others = Object.entries(cells).filter(([cell]) => cell !== key);
  const left = new Map(refusals.lines[group]);
  if (others.length === 0) left.delete(line);
  else left.set(line, Object.fromEntries(others));
  return { ...refusals, lines: { ...refusals.lines, [group]: left } };
}

/** Counts the refused cells of a group. */
export const countCells = (refusals: Refusals, group: string): number =>
  [...(refusals.lines[group]?.values() ?? [])].reduce((sum, cells) => sum + Object.keys(cells).length, 0);
