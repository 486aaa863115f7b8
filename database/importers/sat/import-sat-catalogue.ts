import type { Knex } from 'knex';
import type { Importer } from '../run/importer';
import type { SatCatalogueName, SatRow } from './catalogues';
import { satImporter } from './importer';

/** The importer of a catalogue, writing into `db`; without one (a dry run) it only judges. */
export async function importSatCatalogue<N extends SatCatalogueName>(db: Knex | null, catalogue: N): Promise<Importer<SatRow<N>>> {
  if (db === null) return satImporter(catalogue, writesNothing);
  return satImporter(catalogue, writesNothing);
}

const writesNothing = () => Promise.reject(new Error('A dry run has no database to write into'));
