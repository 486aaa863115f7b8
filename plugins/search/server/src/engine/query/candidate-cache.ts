import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';
import { ruleKey, type SortKey, type SortValue } from './sort-sql';

/** A document to be ranked: pairs of term id and place, and its values for the criteria of the order. */
export interface Candidate {
  doc: number;
  tokens: Uint32Array;
  /** Criteria of the query first, then those of the ranking rules. */
  sortValues: SortValue[];
}

interface Kept {
  tokens: Uint32Array;
  ruleValues: SortValue[];
}

interface Row {
  doc: number;
  tokens: Buffer;
  [column: `r${number}`]: SortValue;
}

/** Documents kept for each index and thread, some 10 MB: searches come back to the same ones, the first of the index. */
const KEPT = 20_000;

/** Criteria of the ranking rules themselves ('ranking:desc'). */
export const ruleCriteria = ({ settings, layout }: SearchIndex): SortKey[] =>
  settings.rankingRules.flatMap((rule) => ruleKey(rule, layout.facts) ?? []);

/** Token rows of the documents ranked lately; dropped when the index's texts or its ranking change, not when a price does. */
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
      candidates.push({ doc, tokens: known.tokens, sortValues });
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
    for (const row of rows)
      kept.set(row.doc, { tokens: wordsOf(row.tokens), ruleValues: criteria.map((_, at) => row[`r${at}`] ?? null) });
  }

  private sortValues({ slot }: SearchIndex, docs: number[], asked: SortKey[]): Map<number, SortValue[]> | undefined {
    if (asked.length === 0) return undefined;
    const columns = asked.map(({ ordinal }, at) => `, f.n${ordinal} AS r${at}`).join('');
    const sql = `SELECT f.doc AS doc ${columns} FROM json_each(?) j CROSS JOIN ${tablesOf(slot).facts} f ON f.doc = j.value`;
    const rows = this.db.all<Row>(sql, [JSON.stringify(docs)]);
    return new Map(rows.map((row) => [row.doc, asked.map((_, at) => row[`r${at}`] ?? null)]));
  }
}

/** The driver's buffers may be views on larger ones: what is kept is a copy of its own. */
function wordsOf({ buffer, byteOffset, byteLength }: Buffer): Uint32Array {
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}
