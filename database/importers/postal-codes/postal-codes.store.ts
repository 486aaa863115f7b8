import type { Knex } from 'knex';
import { inBatch, type Batch } from '../connection/in-batch';
import { asDocument, findIn, insertRows } from '../connection/rows';
import type { BatchOutcome } from '../run/importer';
import { postalCodeFields } from './columns';
import type { PostalCodeRow } from './validate';

/** Tables an import of postal codes needs. */
export const postalCodeTables = ['postal_codes', 'outbox_events'] as const;

type Columns = Record<(typeof postalCodeFields)[number], string | number | null>;
type Stored = { id: number; zip: string | null; settlement_code: string | null } & Columns;

const keyOf = (row: Pick<Columns, 'zip' | 'settlement_code'>) => `${row.zip}-${row.settlement_code}`;

/**
 * Builds the columns of a settlement. Of border region and local time the tax authority's own word is kept, of this file or of one before;
 * without any they stay empty, and whoever reads them goes by the municipality.
 */
function columnsOf(row: PostalCodeRow, stored: Stored | undefined): Columns {
  const isSamePlace = stored?.state_code === row.state_code && stored.municipality_code === row.municipality_code;
  const known = isSamePlace ? stored : undefined;
  return {
    ...row,
    locality: row.locality ?? null,
    border_region: row.border_region ?? known?.border_region ?? null,
    time_zone: row.time_zone ?? known?.time_zone ?? null,
  };
}

/** Writes settlements by postal code and settlement code, in one transaction; a renamed one is renamed, none is removed. */
export function writePostalCodes(db: Knex, rows: readonly PostalCodeRow[]): Promise<BatchOutcome> {
  return inBatch(db, async (batch) => {
    const stored = await findStored(batch, rows);
    const given = rows.map((row) => columnsOf(row, stored.get(keyOf(row))));
    const created = given.filter((row) => !stored.has(keyOf(row)));
    const changed = given.filter((row) => differs(row, stored.get(keyOf(row))));
    await insertRows(
      batch,
      'postal_codes',
      created.map((row) => asDocument(batch, row)),
    );
    for (const row of changed) {
      await batch
        .trx('postal_codes')
        .where({ id: stored.get(keyOf(row))?.id })
        .update({ ...row, updated_at: batch.at });
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

function differs(row: Columns, stored: Stored | undefined): boolean {
  return stored !== undefined && postalCodeFields.some((field) => row[field] !== stored[field]);
}
