import type { Knex } from 'knex';
import type { Importer } from '../run/importer';
import { postalCodeImporter } from './importer';
import { postalCodeMap } from './map';
import type { PostalCodeRow } from './validate';

/** The importer of settlements, writing into `db`; without one (a dry run) it only judges. */
export async function importPostalCodes(db: Knex | null, options: { map: string | null }): Promise<Importer<PostalCodeRow>> {
  const map = await postalCodeMap(options.map);
  if (db === null) return postalCodeImporter(map, writesNothing);
  return postalCodeImporter(map, writesNothing);
}

const writesNothing = () => Promise.reject(new Error('A dry run has no database to write into'));
