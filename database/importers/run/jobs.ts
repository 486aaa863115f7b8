import type { Knex } from 'knex';
import { importPostalCodes } from '../postal-codes/import-postal-codes';
import { importProducts } from '../products/import-products';
import { findCatalogues } from '../sat/find-catalogues';
import { importSatCatalogue } from '../sat/import-sat-catalogue';
import type { ImportArguments } from './arguments';
import { importJob, type ImportJob } from './import-job';

/** The imports that a command asks for, ready to run. `db` is null in a dry run. */
export async function jobsOf({ subject, files, map, branch }: ImportArguments, db: Knex | null): Promise<ImportJob[]> {
  const file = files[0] ?? '';
  if (subject === 'products') return [importJob(file, await importProducts(db, { map, branch }))];
  if (subject === 'postal-codes') return [importJob(file, await importPostalCodes(db, { map }))];
  const found = await findCatalogues(files);
  return Promise.all(found.map(async (each) => importJob(each.file, await importSatCatalogue(db, each.catalogue))));
}
