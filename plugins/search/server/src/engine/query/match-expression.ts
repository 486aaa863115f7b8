import type { Alternative, Part } from './alternatives';

/** Quotes inside a string of an FTS5 expression are doubled; terms have none, but the rule costs nothing. */
const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;

const partExpression = ({ terms, prefix }: Part): string => {
  const all = terms.map(quoted);
  if (prefix !== undefined) all.push(`${quoted(prefix)} *`);
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(' OR ')})`;
};

/**
 * The FTS5 expression for documents that say the words 0 to `count` in one of their ways, each word covered once.
 * Undefined when nothing can match.
 */
export function matchExpression(
  alternatives: Alternative[],
  count: number,
  excluded: string[] = [],
): string | undefined {
  const byStart = grouped(alternatives);
  const tails = new Map<number, string | undefined>();
  for (let from = count - 1; from >= 0; from -= 1)
    tails.set(from, tailFrom(from, count, byStart.get(from) ?? [], tails));
  const all = tails.get(0);
  if (all === undefined || excluded.length === 0) return all;
  return `(${all}) NOT (${excluded.map(quoted).join(' OR ')})`;
}

function tailFrom(
  from: number,
  count: number,
  starting: Alternative[],
  tails: Map<number, string | undefined>,
): string | undefined {
  const choices: string[] = [];
  const ends = new Set(starting.map(({ to }) => to).filter((to) => to <= count));
  for (const to of ends) {
    const ways = starting.filter((alternative) => alternative.to === to).map(wayExpression);
    const rest = tails.get(to);
    if (to < count && rest === undefined) continue;
    const way = ways.length === 1 ? (ways[0] ?? '') : `(${ways.join(' OR ')})`;
    choices.push(rest === undefined ? way : `(${way} AND ${rest})`);
  }
  if (choices.length <= 1) return choices[0];
  return `(${choices.join(' OR ')})`;
}

const wayExpression = ({ parts }: Alternative): string =>
  parts.length === 1 && parts[0] !== undefined
    ? partExpression(parts[0])
    : `(${parts.map(partExpression).join(' AND ')})`;

function grouped(alternatives: Alternative[]): Map<number, Alternative[]> {
  const groups = new Map<number, Alternative[]>();
  for (const alternative of alternatives)
    groups.set(alternative.from, [...(groups.get(alternative.from) ?? []), alternative]);
  return groups;
}
