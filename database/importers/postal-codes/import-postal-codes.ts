import type { Knex } from 'knex';
import { writesNothing } from '../connection/dry-run';
import { requireTables } from '../connection/open-database';
import type { Importer } from '../run/importer';
import { postalCodeImporter } from './importer';
import { postalCodeMap } from './map';
import { postalCodeTables, writePostalCodes } from './postal-codes.store';
import type { PostalCodeRow } from './validate';

/** The importer of settlements, writing into `db`; without one (a dry run) it only judges. */
export async function importPostalCodes(
  db: Knex | null,
  options: { map: string | null },
): Promise<Importer<PostalCodeRow>> {
  const map = await postalCodeMap(options.map);
  if (db === null) return postalCodeImporter(map, writesNothing);
  await requireTables(db, postalCodeTables);
  return postalCodeImporter(map, (rows) => writePostalCodes(db, rows));
}
