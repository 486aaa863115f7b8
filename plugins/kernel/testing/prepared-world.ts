import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  copyDatabase,
  databaseExists,
  dropDatabase,
  emptyRedis,
  renameDatabase,
  servicesOfTests,
  urlOf,
} from './services';

const run = promisify(execFile);

/** Root folder of the repository, found from the sources and from the build alike. */
export const repositoryRoot = findRoot(__dirname);

/** Data folder of a test server (on PostgreSQL with a database) and its environment; `remove` deletes it. */
export interface World {
  readonly dataFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly remove: () => Promise<void>;
}

/** `demo`: with the demo world; `installed`: an installation after its first start, with nothing in it. */
type Preparation = 'demo' | 'installed';

/** Place of a prepared world: its data folder, on PostgreSQL its database too. */
export interface PreparedWorld {
  readonly folder: string;
  readonly database: string;
}

/**
 * Returns a data folder (and on PostgreSQL a database) with the demo world loaded, or with what the first start of an installation
 * makes. Both are made once for each state of the code and seeds and stay in the temporary folder: every suite starts from a copy,
 * which takes milliseconds (style 7.9).
 */
export async function preparedWorld(kind: Preparation = 'demo'): Promise<PreparedWorld> {
  const world = await placeOf(kind);
  if (!(await isThere(world))) await prepareBoth();
  return world;
}

async function placeOf(kind: Preparation): Promise<PreparedWorld> {
  const mark = kind === 'demo' ? await fingerprint() : `${await fingerprint()}-${kind}`;
  const name = servicesOfTests() === null ? mark : `${mark}-services`;
  return { folder: path.join(os.tmpdir(), 'mayorista-prepared', name), database: `prepared_${mark}` };
}

const isThere = async ({ folder, database }: PreparedWorld): Promise<boolean> =>
  (await exists(folder)) && (servicesOfTests() === null || databaseExists(database));

/** Makes both in one process of their own, which then has the code loaded and a database to go on from. */
async function prepareBoth(): Promise<void> {
  const [installed, demo] = await Promise.all([placeOf('installed'), placeOf('demo')]);
  const [makingInstalled, makingDemo] = [inTheMaking(installed), inTheMaking(demo)];
  await run('node', [path.join(repositoryRoot, 'plugins/kernel/dist/testing/prepare-worlds.js')], {
    cwd: path.join(repositoryRoot, 'cms'),
    env: { ...process.env, PREPARED_WORLDS: JSON.stringify([makingInstalled, makingDemo]) },
    maxBuffer: 1 << 26,
  });
  await keep(makingInstalled, installed);
  await keep(makingDemo, demo);
}

const inTheMaking = ({ folder, database }: PreparedWorld): PreparedWorld => ({
  folder: `${folder}.${process.pid}`,
  database: `${database}_${process.pid}`,
});

async function keep(made: PreparedWorld, place: PreparedWorld): Promise<void> {
  // A folder whose database went with its server holds the files of another world.
  if (!(await isThere(place))) await rm(place.folder, { recursive: true, force: true });
  if (servicesOfTests() !== null) await renameDatabase(made.database, place.database);
  await rename(made.folder, place.folder).catch(async (error: unknown) => {
    // Another suite was faster: its world is the same.
    await rm(made.folder, { recursive: true, force: true });
    if (!(await exists(place.folder))) throw error;
  });
}

/** Settings of a world with nothing in it but what a first start makes. */
export const nothingInIt = { DEMO_WORLD: 'false' };

let copies = 0;

/** Creates a copy of the prepared world: a new folder, on PostgreSQL a new database too. */
export const copyOfWorld = (): Promise<World> => copyOf('demo');

/** Creates a world like an installation that was started once: a copy too, since a first start takes a third of a minute. */
export async function installedWorld(): Promise<World> {
  const world = await copyOf('installed');
  return { ...world, environment: { ...world.environment, ...nothingInIt } };
}

/** Creates an empty world, like an installation before its first start: no data folder yet, on PostgreSQL an empty database. */
export async function emptyWorld(): Promise<World> {
  const world = await worldFrom('template1', () => Promise.resolve());
  return { ...world, environment: { ...world.environment, ...nothingInIt } };
}

async function copyOf(kind: Preparation): Promise<World> {
  const { folder, database } = await preparedWorld(kind);
  // Some two thousand files: a program made for it takes a tenth of the time.
  return worldFrom(database, (dataFolder) => run('cp', ['-R', folder, dataFolder]));
}

/** By a program too: two thousand files take it a sixth of what they take node. */
async function removeFolder(folder: string): Promise<void> {
  await run('rm', ['-rf', folder]);
}

async function worldFrom(database: string, fill: (dataFolder: string) => Promise<unknown>): Promise<World> {
  const name = `suite_${process.pid}_${Date.now()}_${(copies += 1)}`;
  const dataFolder = path.join(os.tmpdir(), 'mayorista-suites', name);
  await mkdir(path.dirname(dataFolder), { recursive: true });
  await fill(dataFolder);
  const services = servicesOfTests();
  if (services === null)
    return {
      dataFolder,
      environment: worldEnvironment(dataFolder),
      remove: () => removeFolder(dataFolder),
    };
  await copyDatabase(database, name);
  return {
    dataFolder,
    environment: {
      ...worldEnvironment(dataFolder),
      DATABASE_URL: urlOf(name),
      REDIS_URL: await emptyRedis(services.redis),
    },
    remove: async () => {
      await removeFolder(dataFolder);
      await dropDatabase(name);
    },
  };
}

/** Builds the environment of a server on a data folder; of the caller's it takes only PATH, HOME and TMPDIR. */
export function worldEnvironment(dataFolder: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: 'test',
    // A test that ends need not wait for what it left hanging.
    SHUTDOWN_SECONDS: '8',
    MAYORISTA_DATA: dataFolder,
    DEMO_WORLD: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'es',
    SERVE_ADMIN: 'false',
    ...secrets,
  };
}

/** Fixed secrets for tests, so that the processes of one world accept each other's tokens. */
const secrets = Object.fromEntries(
  [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
    'SESSION_SECRET',
    'SEARCH_MASTER_KEY',
  ].map((name) => [name, `only-for-tests-${name.toLowerCase()}`]),
);

function findRoot(from: string): string {
  const parent = path.dirname(from);
  return existsSync(path.join(from, 'cms', 'server.cjs')) || parent === from ? from : findRoot(parent);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const plugins = await readdir(path.join(repositoryRoot, 'plugins'));
  for (const name of ['config', 'database', 'cms', ...plugins.map((each) => `plugins/${each}`)]) {
    hash.update(await readFile(path.join(repositoryRoot, name, 'dist', '.fingerprint'), 'utf8').catch(() => name));
  }
  return hash.digest('hex').slice(0, 16);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
