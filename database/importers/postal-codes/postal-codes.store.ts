import type { Knex } from 'knex';
import { inBatch, type Batch } from '../connection/in-batch';
import { asDocument, findIn, insertRows, type Row } from '../connection/rows';
import type { BatchOutcome } from '../run/importer';
import { postalCodeFields } from './columns';
import type { PostalCodeRow } from './validate';

/** Tables an import of postal codes needs. */
export const postalCodeTables = ['postal_codes', 'outbox_events'] as const;

type Stored = { id: number } & Record<(typeof postalCodeFields)[number], string | null>;

const keyOf = (row: { zip: string | null; settlement_code: string | null }) => `${row.zip}-${row.settlement_code}`;
const columnsOf = (row: PostalCodeRow): Row => ({ ...row, locality: row.locality ?? null });

/** Writes settlements by postal code and settlement code, in one transaction; a renamed one is renamed, none is removed. */
export function writePostalCodes(db: Knex, rows: readonly PostalCodeRow[]): Promise<BatchOutcome> {
  return inBatch(db, async (batch) => {
    const stored = await findStored(batch, rows);
    const created = rows.filter((row) => !stored.has(keyOf(row)));
    const changed = rows.filter((row) => differs(row, stored.get(keyOf(row))));
    await insertRows(
      batch,
      'postal_codes',
      created.map((row) => asDocument(batch, columnsOf(row))),
    );
    for (const row of changed) {
      await batch
        .trx('postal_codes')
        .where({ id: stored.get(keyOf(row))?.id })
        .update({ ...columnsOf(row), updated_at: batch.at });
    }
    return {
      created: created.length,
      updated: changed.length,
      unchanged: rows.length - created.length - changed.length,
    };
  });
}

async function findStored({ trx }: Batch, rows: readonly PostalCodeRow[]): Promise<Map<string, Stored>> {
  const zips = [...new Set(rows.map(({ zip }) => zip))];
  const stored = await findIn<Stored>(() => trx('postal_codes').select('id', ...postalCodeFields), 'zip', zips);
  return new Map(stored.map((row) => [keyOf(row), row]));
}

function differs(row: PostalCodeRow, stored: Stored | undefined): boolean {
  return stored !== undefined && postalCodeFields.some((field) => (row[field] ?? null) !== stored[field]);
}
