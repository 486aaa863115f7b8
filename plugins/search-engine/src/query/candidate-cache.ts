import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';
import { attributeOf, positionOf } from './scan';
import { ruleKey, type SortKey, type SortValue } from './sort-sql';

/** A document to be ranked: pairs of term id and place, and its values for the criteria of the order. */
export interface Candidate {
  doc: number;
  tokens: Uint32Array;
  lastPositions: LastPositions;
  /** Criteria of the query first, then those of the ranking rules. */
  sortValues: SortValue[];
}

interface Kept {
  tokens: Uint32Array;
  lastPositions: LastPositions;
  ruleValues: SortValue[];
}

interface Row {
  doc: number;
  tokens: Buffer;
  [column: `r${number}`]: SortValue;
}

/** Documents kept for each index and thread, some 30 MB. */
const KEPT = 60_000;

/** Criteria of the ranking rules themselves ('ranking:desc'). */
export const ruleCriteria = ({ settings, layout }: SearchIndex): SortKey[] =>
  settings.rankingRules.flatMap((rule) => ruleKey(rule, layout.facts) ?? []);

/** Token rows of the documents ranked lately; dropped when the index's texts or its ranking change, not when a number that is only filtered by does. */
export class CandidateCache {
  private readonly indexes = new Map<string, { key: string; docs: Map<number, Kept> }>();

  constructor(private readonly db: SearchDatabase) {}

  /** The documents as candidates, in their order in the index. */
  candidatesOf(index: SearchIndex, wanted: Set<number>, asked: SortKey[]): Candidate[] {
    const docs = [...wanted].sort((left, right) => left - right);
    const kept = this.keptOf(index);
    this.load(
      index,
      docs.filter((doc) => !kept.has(doc)),
      kept,
    );
    const values = this.sortValues(index, docs, asked);
    const candidates: Candidate[] = [];
    for (const doc of docs) {
      const known = kept.get(doc);
      if (known === undefined) continue;
      const sortValues = values === undefined ? known.ruleValues : [...(values.get(doc) ?? []), ...known.ruleValues];
      candidates.push({ doc, tokens: known.tokens, lastPositions: known.lastPositions, sortValues });
    }
    return candidates;
  }

  private keptOf({ uid, slot, revision }: SearchIndex): Map<number, Kept> {
    const version =
      this.db.get<{ value: number }>('SELECT value FROM engine WHERE key = ?', [`texts:${slot}`])?.value ?? 0;
    const key = `${slot}:${revision}:${version}`;
    const known = this.indexes.get(uid);
    if (known?.key === key && known.docs.size <= KEPT) return known.docs;
    const docs = new Map<number, Kept>();
    this.indexes.set(uid, { key, docs });
    return docs;
  }

  private load(index: SearchIndex, missing: number[], kept: Map<number, Kept>): void {
    if (missing.length === 0) return;
    const { tokens, facts } = tablesOf(index.slot);
    const criteria = ruleCriteria(index);
    const columns = criteria.map(({ ordinal }, at) => `, f.n${ordinal} AS r${at}`).join('');
    const join = criteria.length === 0 ? '' : `CROSS JOIN ${facts} f ON f.doc = t.doc`;
    const rows = this.db.all<Row>(
      `SELECT t.doc AS doc, t.tokens AS tokens ${columns} FROM json_each(?) j CROSS JOIN ${tokens} t ON t.doc = j.value ${join}`,
      [JSON.stringify(missing)],
    );
    for (const row of rows) {
      const words = wordsOf(row.tokens);
      const ruleValues = criteria.map((_, at) => row[`r${at}`] ?? null);
      kept.set(row.doc, { tokens: words, lastPositions: lastPositionsOf(words), ruleValues });
    }
  }

  private sortValues({ slot }: SearchIndex, docs: number[], asked: SortKey[]): Map<number, SortValue[]> | undefined {
    if (asked.length === 0) return undefined;
    const columns = asked.map(({ ordinal }, at) => `, f.n${ordinal} AS r${at}`).join('');
    const sql = `SELECT f.doc AS doc ${columns} FROM json_each(?) j CROSS JOIN ${tablesOf(slot).facts} f ON f.doc = j.value`;
    const rows = this.db.all<Row>(sql, [JSON.stringify(docs)]);
    return new Map(rows.map((row) => [row.doc, asked.map((_, at) => row[`r${at}`] ?? null)]));
  }
}

/** By attribute, the position of the last word it says. */
export type LastPositions = number[];

function lastPositionsOf(tokens: Uint32Array): LastPositions {
  const last: LastPositions = [];
  for (let at = 1; at < tokens.length; at += 2) {
    const place = tokens[at] ?? 0;
    const attribute = attributeOf(place);
    last[attribute] = Math.max(last[attribute] ?? 0, positionOf(place));
  }
  return last;
}

/** The driver's buffers may be views on larger ones: what is kept is a copy of its own. */
export function wordsOf({ buffer, byteOffset, byteLength }: Buffer): Uint32Array {
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}
