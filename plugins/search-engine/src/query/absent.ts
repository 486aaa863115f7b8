import type { SqlCondition } from '../filter/filter-sql';
import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { codeOrdinal, tablesOf, textOrdinals } from '../storage/layout';
import { wordsOf } from './candidate-cache';
import type { Dictionaries } from './dictionary';
import { Scanner } from './scan';

const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;

interface AbsenceRequest {
  db: SearchDatabase;
  index: SearchIndex;
  dictionaries: Dictionaries;
}

/** A condition on the documents that say none of the excluded words and phrases; undefined when nothing is excluded. */
export function absenceOf(request: AbsenceRequest, excluded: string[][]): SqlCondition | undefined {
  const words = excluded.filter(({ length }) => length === 1).flat();
  const phrases = excluded.filter(({ length }) => length > 1);
  const conditions = [
    ...(words.length === 0 ? [] : withoutWords(request.index, words)),
    ...(phrases.length === 0 ? [] : [withoutPhrases(request, phrases)]),
  ];
  if (conditions.length === 0) return undefined;
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' AND ')})`,
    params: conditions.flatMap(({ params }) => params),
  };
}

function withoutWords({ slot, layout }: SearchIndex, terms: string[]): SqlCondition[] {
  const { words, codes } = tablesOf(slot);
  const conditions: SqlCondition[] = [];
  if (textOrdinals(layout).length > 0)
    conditions.push({
      sql: `f.doc NOT IN (SELECT rowid FROM ${words} WHERE ${words} MATCH ?)`,
      params: [terms.map(quoted).join(' OR ')],
    });
  if (codeOrdinal(layout) >= 0)
    conditions.push({
      sql: `f.doc NOT IN (SELECT doc FROM ${codes} WHERE code IN (SELECT value FROM json_each(?)))`,
      params: [JSON.stringify(terms)],
    });
  return conditions;
}

/** The index knows which words a document says, not which stand together: those that say them all are read. */
function withoutPhrases({ db, index, dictionaries }: AbsenceRequest, phrases: string[][]): SqlCondition {
  const { words, tokens } = tablesOf(index.slot);
  const dictionary = dictionaries.of(index);
  const docs = phrases.flatMap((phrase) => {
    const parts = phrase.map((term) => ({ terms: [term] }));
    const scanner = new Scanner([{ from: 0, to: 1, parts, typos: 0, isExact: true }], dictionary, undefined);
    const rows = db.all<{ doc: number; tokens: Buffer }>(
      `SELECT t.doc AS doc, t.tokens AS tokens FROM ${words} w CROSS JOIN ${tokens} t ON t.doc = w.rowid WHERE w.${words} MATCH ?`,
      [phrase.map(quoted).join(' AND ')],
    );
    return rows.flatMap((row) => {
      scanner.read(wordsOf(row.tokens));
      return scanner.placesOf(0).length > 0 ? [row.doc] : [];
    });
  });
  return { sql: 'f.doc NOT IN (SELECT value FROM json_each(?))', params: [JSON.stringify(docs)] };
}
