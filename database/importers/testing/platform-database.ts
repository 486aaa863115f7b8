import path from 'node:path';
import type { DatabaseSettings } from '@mayorista/config';
import { installedWorld, repositoryRoot } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { openDatabase } from '../connection/open-database';

/** The platform's own database: its tables made by the platform itself, without the demo world. */
export interface PlatformDatabase {
  db: Knex;
  settings: DatabaseSettings;
  /** Environment of a process that is to use it. */
  environment: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/** Creates one as an installation has it after its first start, with one branch. */
export async function platformDatabase(): Promise<PlatformDatabase> {
  const world = await installedWorld();
  const { environment, dataFolder } = world;
  const settings: DatabaseSettings =
    environment.DATABASE_URL === undefined
      ? { client: 'sqlite', filename: path.join(dataFolder, 'mayorista.db') }
      : { client: 'postgres', url: environment.DATABASE_URL };
  const db = openDatabase(settings);
  await db('branches')
    .insert({ code: 'MEX-CEDIS', name: 'MEX-CEDIS', document_id: 'main-branch' })
    .onConflict('code')
    .ignore();
  const remove = async () => {
    await db.destroy();
    await world.remove();
  };
  return { db, settings, environment, remove };
}

/** The command line of the importers, as the npm scripts run it. */
export const cliFile = path.join(repositoryRoot, 'database', 'dist', 'importers', 'cli.js');
