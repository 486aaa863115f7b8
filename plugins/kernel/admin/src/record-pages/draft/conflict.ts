import type { Shape } from '../../../../shared/shape';
import { sameLines, sameValue, type Draft, type DraftValue, type LineDrafts } from './draft';

/** Three versions of a record whose save was refused because somebody else saved it meanwhile. */
export interface Versions {
  /** As it was stored when the person began to edit it. */
  readonly before: Draft;
  readonly typed: Draft;
  /** As the other person stored it. */
  readonly theirs: Draft;
}

type Part = DraftValue | LineDrafts;

/** Field or group of lines that somebody else changed; `mine` is what was typed into it, absent where it is the same or nothing was. */
export interface Conflict {
  readonly name: string;
  readonly theirs: Part;
  readonly mine?: Part;
}

const isLines = (part: Part | undefined): part is LineDrafts => Array.isArray(part);

const same = (one: Part | undefined, other: Part | undefined): boolean =>
  isLines(one) && isLines(other) ? sameLines(one, other) : !isLines(one) && !isLines(other) && sameValue(one, other);

const partsOf = ({ values, lines }: Draft): Readonly<Record<string, Part>> => ({ ...values, ...lines });

const draftOfParts = ({ lines }: Pick<Shape, 'lines'>, parts: Readonly<Record<string, Part>>): Draft => {
  const isGroup = ([name]: [string, Part]): boolean => Object.hasOwn(lines, name);
  const entries = Object.entries(parts);
  return {
    values: Object.fromEntries(entries.filter((each) => !isGroup(each))) as Draft['values'],
    lines: Object.fromEntries(entries.filter(isGroup)) as Draft['lines'],
  };
};

/** Returns the other person's version with what was typed laid over it. */
export function mergedDraft(shape: Pick<Shape, 'lines'>, { before, typed, theirs }: Versions): Draft {
  const [was, mine, now] = [partsOf(before), partsOf(typed), partsOf(theirs)];
  const names = Object.keys(now);
  return draftOfParts(
    shape,
    Object.fromEntries(names.map((name) => [name, (same(mine[name], was[name]) ? now[name] : mine[name]) as Part])),
  );
}

/** Returns what the other person changed, with what was typed into the same fields. */
export function conflictsOf({ before, typed, theirs }: Versions): Conflict[] {
  const [was, mine, now] = [partsOf(before), partsOf(typed), partsOf(theirs)];
  return Object.entries(now)
    .filter(([name, value]) => !same(value, was[name]))
    .map(([name, value]) => {
      const own = mine[name];
      const isContested = own !== undefined && !same(own, was[name]) && !same(own, value);
      return { name, theirs: value, ...(isContested ? { mine: own } : {}) };
    });
}

/** Returns a draft with the other person's values where both changed the same. */
export const withTheirs = (shape: Pick<Shape, 'lines'>, draft: Draft, conflicts: readonly Conflict[]): Draft =>
  draftOfParts(shape, {
    ...partsOf(draft),
    ...Object.fromEntries(conflicts.flatMap((each) => ('mine' in each ? [[each.name, each.theirs]] : []))),
  });
