// What: At a start Strapi's synchronisation of the database only adds tables, columns, indexes and keys; migrations run
// around it; no rows are removed because a type changed.
// Why: Strapi drops what a release does not name and alters what it names otherwise, so an older release started beside
// a newer one destroys its data.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import type { Migration } from '@mayorista/database/migrations';
import { getKnex } from '../../server/src/transactions/in-transaction';
import { additionsOf } from '../../server/src/schema/additions.rules';
import { assertShortNames, SchemaProblem } from '../../server/src/schema/check-names';
import { isAhead, runMigrations } from '../../server/src/schema/migrations';
import type { SchemaProvider } from '../../server/src/schema/schema.types';
import { expectMethods } from './expect-methods';

interface SchemaHook {
  getHandlers: () => unknown[];
  delete: (handler: unknown) => unknown;
}

/**
 * Limits Strapi's change of the database at start to additions. By itself Strapi drops tables and columns that the release does not
 * name and alters others, so that an older release beside a newer one destroys its data. Migrations that remove, rename or convert run
 * before or after the additions.
 */
export function onlyAddToSchema(strapi: Core.Strapi, migrations: readonly Migration[]): void {
  const provider = strapi.db.schema as unknown as SchemaProvider;
  expectMethods('schema provider', provider, ['sync']);
  expectMethods('comparison of schemas', provider.schemaDiff, ['diff']);
  expectMethods('storage of schemas', provider.schemaStorage, ['add', 'hashSchema']);
  expectMethods('repair of the database', strapi.db.repair, ['removeOrphanMorphType']);
  migrateAround(strapi, provider, migrations);
  applyAdditionsAlone(strapi, provider, migrations);
  rememberNoTables(provider);
  keepRows(strapi);
}

function migrateAround(strapi: Core.Strapi, provider: SchemaProvider, migrations: readonly Migration[]): void {
  const sync = provider.sync.bind(provider);
  provider.sync = async () => {
    assertShortNames(provider.schema);
    await migrate(strapi, migrations, 'before-additions');
    const status = await sync();
    await migrate(strapi, migrations, 'after-additions');
    return status;
  };
}

async function migrate(
  strapi: Core.Strapi,
  migrations: readonly Migration[],
  stage: Migration['stage'],
): Promise<void> {
  const names = await runMigrations(getKnex(strapi), migrations, stage);
  for (const name of names) strapi.log.info(`Base de datos: migración ${name} aplicada`);
}

function applyAdditionsAlone(strapi: Core.Strapi, provider: SchemaProvider, migrations: readonly Migration[]): void {
  const { schemaDiff } = provider;
  const compare = schemaDiff.diff.bind(schemaDiff);
  schemaDiff.diff = async (comparison) => {
    const { databaseSchema, userSchema } = comparison;
    const all = await compare(comparison);
    const { difference, mismatches } = additionsOf(all, databaseSchema, userSchema, strapi.db.dialect);
    if (mismatches.length > 0) await tell(strapi, migrations, mismatches);
    return difference;
  };
}

/**
 * Throws a SchemaProblem, which stops the start, when the database still has mismatches that this release's migrations should have
 * resolved. Only logs them when a later release has migrated the database.
 */
async function tell(
  strapi: Core.Strapi,
  migrations: readonly Migration[],
  mismatches: readonly string[],
): Promise<void> {
  if (!(await isAhead(getKnex(strapi), migrations)))
    throw new SchemaProblem(
      ['La base de datos no es como la declara esta versión; hace falta una migración:', ...mismatches].join('\n'),
    );
  for (const mismatch of mismatches) strapi.log.warn(`Base de datos de una versión posterior: ${mismatch}`);
}

/**
 * Stores that this release's schema was applied, without its tables: Strapi drops stored tables that it no longer finds declared, so
 * not even a release without this rule drops any on this database.
 */
function rememberNoTables({ schemaStorage }: SchemaProvider): void {
  const add = schemaStorage.add.bind(schemaStorage);
  const hashSchema = schemaStorage.hashSchema.bind(schemaStorage);
  schemaStorage.add = async (schema) => {
    schemaStorage.hashSchema = () => hashSchema(schema);
    try {
      await add({ tables: [] });
    } finally {
      schemaStorage.hashSchema = hashSchema;
    }
  };
}

/**
 * Prevents Strapi from deleting rows when the schema changes: files' links to records of undeclared types, and drafts and translations
 * of types that no longer have any.
 */
function keepRows(strapi: Core.Strapi): void {
  strapi.db.repair.removeOrphanMorphType = () => Promise.resolve();
  const hook = strapi.hook('strapi::content-types.beforeSync') as unknown as SchemaHook;
  for (const handler of [...hook.getHandlers()]) hook.delete(handler);
}
