import type { RefusedRow } from './errors-file';
import type { BatchOutcome, Importer } from './importer';
import type { NumberedRow } from './row-reader';

export interface BatchResult extends BatchOutcome {
  refused: RefusedRow[];
}

/** SQLSTATE class 22 (bad data) and 23 (integrity) of PostgreSQL, and SQLite's constraint errors. */
function isDataFault(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && (/^2[23]\w{3}$/.test(code) || code.startsWith('SQLITE_CONSTRAINT'));
}

/** Writes a batch; when the database refuses it for its data, halves it until only the rows at fault are left out. */
export async function writeBatch<Row>(importer: Importer<Row>, rows: NumberedRow<Row>[]): Promise<BatchResult> {
  try {
    return { ...(await importer.write(rows.map(({ row }) => row))), refused: [] };
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (rows.length === 1 && rows[0]) return refusedByDatabase(rows[0], error as Error);
    const middle = Math.ceil(rows.length / 2);
    const first = await writeBatch(importer, rows.slice(0, middle));
    return sum(first, await writeBatch(importer, rows.slice(middle)));
  }
}

function refusedByDatabase<Row>({ line, key }: NumberedRow<Row>, error: Error): BatchResult {
  const reason = `La base de datos lo rechazó: ${error.message.split(' - ').at(-1) ?? ''}`;
  return { created: 0, updated: 0, unchanged: 0, refused: [{ line, key, field: '', reason }] };
}

function sum(one: BatchResult, other: BatchResult): BatchResult {
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    refused: [...one.refused, ...other.refused],
  };
}
