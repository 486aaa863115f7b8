import type { Knex } from 'knex';
import { inBatch, type Batch } from '../connection/in-batch';
import { mergeRows, type MergeTarget } from '../connection/merge-rows';
import { DatabaseProblem } from '../connection/open-database';
import type { Row } from '../connection/rows';
import type { BatchOutcome } from '../run/importer';
import { satCatalogues, type SatCatalogueName } from './catalogues';

/** Tables an import of this catalogue needs. */
export const tablesOf = (catalogue: SatCatalogueName): string[] => [
  'outbox_events',
  satCatalogues[catalogue].table,
  ...(catalogue === 'states' ? ['countries'] : []),
];

/** Writes rows of a catalogue by code, in one transaction. Codes that the file does not have stay: old invoices name them. */
export function writeCatalogue(db: Knex, catalogue: SatCatalogueName, rows: readonly Row[]): Promise<BatchOutcome> {
  const { table, schema } = satCatalogues[catalogue];
  const target: MergeTarget = {
    table,
    key: ['code'],
    lookup: 'code',
    columns: Object.keys(schema.shape).filter((column) => column !== 'code'),
  };
  return inBatch(db, (batch) => (catalogue === 'states' ? writeStates(batch, rows) : mergeRows(batch, target, rows)));
}

async function writeStates(batch: Batch, rows: readonly Row[]): Promise<BatchOutcome> {
  const country = (await batch.trx('countries').where({ code: 'MX' }).first('id')) as { id: number } | undefined;
  if (country === undefined) throw new DatabaseProblem('Falta el país México (MX) en el catálogo de países');
  const target: MergeTarget = { table: 'states', key: ['country_id', 'code'], lookup: 'code', columns: ['name'] };
  return mergeRows(
    batch,
    target,
    rows.map(({ code, name }) => ({ code, name, country_id: country.id })),
  );
}
