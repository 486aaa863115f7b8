import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { codeOrdinal, tablesOf } from '../storage/layout';
import type { SqlCondition } from '../filter/filter-sql';
import { hasDigit } from '../text/tokens';
import type { CodeHit } from './ranking/best-path';
import type { QueryWords } from './query-words';

/** Longer queries are sentences, not part numbers. */
const MAX_WORDS = 4;
const MIN_WHOLE = 3;
const MIN_BEGINNING = 4;
const MAX_DOCS = 500;

/** Documents with a part number (or a tail of one) that the words of the query write together: 'c9300 24p' finds C9300-24P. */
export function codeHits(
  db: SearchDatabase,
  index: SearchIndex,
  { words }: QueryWords,
  { filter, isAskedFor = false }: { filter?: SqlCondition | undefined; isAskedFor?: boolean },
): Map<number, CodeHit[]> {
  const hits = new Map<number, CodeHit[]>();
  const canSearch = codeOrdinal(index.layout) >= 0 && words.length <= MAX_WORDS;
  if (!canSearch || words.some(({ phrase }) => phrase !== undefined)) return hits;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const code = words
        .slice(from, to)
        .map(({ term }) => term)
        .join('');
      // A text without a digit is a word, unless codes alone are searched.
      if (code.length < MIN_WHOLE || !(isAskedFor || hasDigit(code))) continue;
      for (const row of lookUp(db, index.slot, code, filter)) {
        const hit = { from, to, isWhole: row.code === code };
        hits.set(row.doc, [...(hits.get(row.doc) ?? []), hit]);
      }
    }
  }
  return hits;
}

function lookUp(
  db: SearchDatabase,
  slot: number,
  code: string,
  filter?: SqlCondition,
): { code: string; doc: number }[] {
  const { codes, facts } = tablesOf(slot);
  const end = code.length < MIN_BEGINNING ? code : `${code}\u{10ffff}`;
  const condition = filter === undefined ? '' : `AND ${filter.sql}`;
  // CROSS JOIN keeps the order: the few codes first, never the facts index of a common value.
  const join = filter === undefined ? '' : `CROSS JOIN ${facts} f ON f.doc = k.doc`;
  // The shortest code of a document comes first, so that a whole code wins over one that goes on.
  return db.all(
    `SELECT min(k.code) AS code, k.doc AS doc FROM ${codes} k ${join} WHERE k.code >= ? AND k.code <= ? ${condition} GROUP BY k.doc ORDER BY min(k.code) LIMIT ${MAX_DOCS}`,
    [code, end, ...(filter?.params ?? [])],
  );
}
