import path from 'node:path';
import type { Knex } from 'knex';
import { inBatch } from '../connection/in-batch';
import { requireTables } from '../connection/open-database';
import { asDocument, insertRows } from '../connection/rows';
import { readSchemas } from './read-schemas';

/**
 * Loads the tax authority's schemas (XSD) into the database, in place of those of before: every process validates by them from the next
 * document on. Returns the names of the files. Throws SchemaProblem, and changes nothing, when they cannot be used.
 */
export async function importSatSchemas(db: Knex, folder: string, cwd: string): Promise<string[]> {
  await requireTables(db, ['outbox_events', 'sat_schemas']);
  const schemas = await readSchemas(path.resolve(cwd, folder));
  await inBatch(db, async (batch) => {
    await batch.trx('sat_schemas').delete();
    await insertRows(
      batch,
      'sat_schemas',
      schemas.map(({ name, content }) => asDocument(batch, { name, content })),
    );
  });
  return schemas.map(({ name }) => name);
}
