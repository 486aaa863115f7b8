import type { Knex } from 'knex';
import { writesNothing } from '../connection/dry-run';
import { requireTables } from '../connection/open-database';
import type { Importer } from '../run/importer';
import { productImporter } from './importer';
import { defaultProductMap, readProductMap } from './map';
import { findBranch } from './stock.store';
import type { ProductRow } from './validate';
import { productTables, writeProductBatch } from './write-products';

/** The importer of products, writing into `db`; without one (a dry run) it only judges. */
export async function importProducts(
  db: Knex | null,
  options: { map: string | null; branch: string },
): Promise<Importer<ProductRow>> {
  const map = options.map === null ? defaultProductMap() : await readProductMap(options.map);
  if (db === null) return productImporter(map, writesNothing);
  await requireTables(db, productTables);
  const branchId = await findBranch(db, options.branch);
  return productImporter(map, (rows) => writeProductBatch(db, branchId, rows));
}
