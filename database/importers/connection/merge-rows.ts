import type { BatchOutcome } from '../run/importer';
import type { Batch } from './in-batch';
import { asDocument, findIn, upsertRows, type Row } from './rows';

export interface MergeTarget {
  table: string;
  /** Columns of the table's unique index. */
  key: readonly string[];
  /** The key's column that tells rows apart best; existing rows are looked up by it. */
  lookup: string;
  /** Columns that the import owns, beside the key. */
  columns: readonly string[];
}

/** Makes a table hold these rows by key: inserts the new, changes the different, leaves the equal and all others alone. */
export async function mergeRows(batch: Batch, target: MergeTarget, rows: readonly Row[]): Promise<BatchOutcome> {
  const { table, key, lookup, columns } = target;
  const query = () => batch.trx(table).select([...key, ...columns]);
  const existing = await findIn<Row>(query, lookup, [...new Set(rows.map((row) => String(row[lookup])))]);
  const byKey = new Map(existing.map((row) => [keyOf(row, key), row]));
  const isNew = (row: Row) => !byKey.has(keyOf(row, key));
  const changed = rows.filter(
    (row) =>
      isNew(row) ||
      columns.some((column) => comparable(row[column]) !== comparable(byKey.get(keyOf(row, key))?.[column])),
  );
  const complete = changed.map((row) =>
    asDocument(batch, Object.fromEntries([...key, ...columns].map((column) => [column, row[column] ?? null]))),
  );
  await upsertRows(batch, { table, key: [...key], merge: [...columns, 'updated_at'], returning: ['id'] }, complete);
  const created = changed.filter(isNew).length;
  return { created, updated: changed.length - created, unchanged: rows.length - changed.length };
}

const keyOf = (row: Row, key: readonly string[]): string => key.map((column) => String(row[column])).join('\u0000');

/** SQLite gives booleans back as 0 and 1, PostgreSQL days as the local midnight. */
function comparable(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date)
    return [value.getFullYear(), value.getMonth() + 1, value.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  return String(value);
}
