import type { Knex } from 'knex';
import type { WrittenRecord } from '../errors/refusal';

/** More are not told: an import writes thousands. */
const mostTold = 20;
const written = new WeakMap<Knex.Transaction, WrittenRecord[]>();

/** Notes records whose entries a transaction holds. */
export function noteAudited(trx: Knex.Transaction, records: readonly WrittenRecord[]): void {
  const known = written.get(trx) ?? [];
  written.set(trx, [...known, ...records.slice(0, mostTold - known.length)]);
}

/** Returns the records, 20 at the most, that a transaction has entered in their histories so far. */
export const auditedRecords = (trx: Knex.Transaction): readonly WrittenRecord[] => written.get(trx) ?? [];
