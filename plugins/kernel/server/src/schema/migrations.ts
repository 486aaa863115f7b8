import type { Migration, MigrationStage } from '@mayorista/database/migrations';
import type { Knex } from 'knex';

/** The table with the names of the migrations that have run, a row each. */
const MIGRATIONS_TABLE = 'mayorista_migrations';

const source = (migrations: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ name, up }) =>
    Promise.resolve({
      up: (trx) => up(trx as Knex.Transaction),
      down: () => Promise.reject(new Error(`${name}: the way back is another migration`)),
    }),
});

const settings = (migrations: readonly Migration[]): Knex.MigratorConfig => ({
  migrationSource: source(migrations),
  tableName: MIGRATIONS_TABLE,
  // The database may be ahead of this release, when a later one is being rolled back.
  disableMigrationsListValidation: true,
});

/**
 * Runs the migrations of a stage that have not run on this database, in order, in one transaction with the rows that record them.
 * Returns their names. The caller holds the start lock.
 */
export async function runMigrations(
  knex: Knex,
  migrations: readonly Migration[],
  stage: MigrationStage,
): Promise<string[]> {
  const ofStage = settings(migrations.filter((each) => each.stage === stage));
  const [, waiting] = (await knex.migrate.list(ofStage)) as [unknown, Migration[]];
  if (waiting.length === 0) return [];
  const [, names] = (await knex.migrate.latest(ofStage)) as [number, string[]];
  return names;
}

/** Tells whether a later release has migrated this database, by migrations that this one does not know. */
export async function isAhead(knex: Knex, migrations: readonly Migration[]): Promise<boolean> {
  const [completed] = (await knex.migrate.list(settings(migrations))) as [{ name: string }[], Migration[]];
  const known = new Set(migrations.map(({ name }) => name));
  return completed.some(({ name }) => !known.has(name));
}
