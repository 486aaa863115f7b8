import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { env, type DatabaseSettings } from '@mayorista/config';
import type { Knex } from 'knex';
import { openDatabase } from '../connection/open-database';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..', '..', '..');

/** The platform's own database: its tables made by the platform itself, without the demo world. */
export interface PlatformDatabase {
  db: Knex;
  settings: DatabaseSettings;
  /** Environment of a process that is to use it. */
  environment: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/** Creates it in a folder of its own; on PostgreSQL (DATABASE_URL) it is the one named there. */
export async function platformDatabase(): Promise<PlatformDatabase> {
  const { databaseUrl } = env();
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-importers-'));
  const environment = {
    ...inherited(),
    MAYORISTA_DATA: folder,
    NODE_ENV: 'test',
    DEMO_WORLD: 'false',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  await run('node', [path.join(root, 'cms', 'prepare.cjs')], {
    cwd: path.join(root, 'cms'),
    env: environment,
    maxBuffer: 1 << 26,
  });
  const settings: DatabaseSettings =
    databaseUrl === null
      ? { client: 'sqlite', filename: path.join(folder, 'mayorista.db') }
      : { client: 'postgres', url: databaseUrl };
  const db = openDatabase(settings);
  await db('branches')
    .insert({ code: 'MEX-CEDIS', name: 'MEX-CEDIS', document_id: 'main-branch' })
    .onConflict('code')
    .ignore();
  const remove = async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, settings, environment, remove };
}

/** The command line of the importers, as the npm scripts run it. */
export const cliFile = path.join(root, 'database', 'dist', 'importers', 'cli.js');

function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
