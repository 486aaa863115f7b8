import type { Knex } from 'knex';
import { writesNothing } from '../connection/dry-run';
import { requireTables } from '../connection/open-database';
import type { Importer } from '../run/importer';
import type { SatCatalogueName, SatRow } from './catalogues';
import { tablesOf, writeCatalogue } from './catalogues.store';
import { satImporter } from './importer';

/** The importer of a catalogue, writing into `db`; without one (a dry run) it only judges. */
export async function importSatCatalogue<N extends SatCatalogueName>(
  db: Knex | null,
  catalogue: N,
): Promise<Importer<SatRow<N>>> {
  if (db === null) return satImporter(catalogue, writesNothing);
  await requireTables(db, tablesOf(catalogue));
  return satImporter(catalogue, (rows) => writeCatalogue(db, catalogue, rows));
}
