import { ApiError } from '../api-error';
import type { SearchIndex } from '../storage/indexes';

/** One criterion of order: the ordinal of its fact column and its direction. */
export interface SortKey {
  ordinal: number;
  descending: boolean;
}

/** The order asked for, then the order of the index's own ranking rules, as the rules have them. */
export function sortKeys(sort: string[], { settings, layout }: SearchIndex, code = 'invalid_search_sort'): SortKey[] {
  return sort.map((criterion) => {
    const key = parsed(criterion, layout.facts);
    if (key === undefined)
      throw new ApiError(
        code,
        `Invalid sort criterion \`${criterion.slice(0, 80)}\`: expected \`attribute:asc\` or \`attribute:desc\`.`,
      );
    const name = criterion.replace(/:[^:]*$/, '');
    if (key.ordinal >= 0 && settings.sortableAttributes.includes(name)) return key;
    const known = settings.sortableAttributes.join(', ');
    throw new ApiError(
      code,
      `Attribute \`${name.slice(0, 80)}\` is not sortable. Available sortable attributes are: \`${known}\`.`,
    );
  });
}

/** The order of a custom ranking rule such as `ranking:desc`; undefined for a text rule. */
export const ruleKey = (rule: string, facts: string[]): SortKey | undefined => parsed(rule, facts);

function parsed(criterion: string, facts: string[]): SortKey | undefined {
  const match = /^(.+):(asc|desc)$/.exec(criterion);
  return match === null ? undefined : { ordinal: facts.indexOf(match[1] ?? ''), descending: match[2] === 'desc' };
}

/** ORDER BY terms over the facts table `f`; documents without the attribute come last in both directions. */
export const orderTerms = (keys: SortKey[]): string[] =>
  keys.map(({ ordinal, descending }) => `f.n${ordinal} ${descending ? 'DESC' : 'ASC'} NULLS LAST`);

export type SortValue = string | number | null;

/** The same order for rows in memory; numbers before texts, as in SQLite. */
export function compareSortValues(left: SortValue, right: SortValue, descending: boolean): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  const ascending = typeof left === typeof right ? (left < right ? -1 : 1) : typeof left === 'number' ? -1 : 1;
  return descending ? -ascending : ascending;
}
