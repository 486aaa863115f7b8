// Writes the two databases of a former release beside this file: `node tests/upgrade/former-world/make.mjs FOLDER`, where FOLDER is
// a checkout of that release, installed and built. Needs PostgreSQL's programs (pg_dump). See README.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import knex from 'knex';
import { postgresFolder } from '../../../config/launch/tools.mjs';
import { postgresServer } from '../../services/servers.mjs';
import { dumpSqlite } from './dump-sqlite.mjs';
import { liveADay } from './live-a-day.mjs';
import { thin } from './thin.mjs';

const release = path.resolve(process.argv[2] ?? '');
if (!existsSync(path.join(release, 'cms/prepare.cjs'))) throw new Error('Name the folder of the former release');

const names = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SESSION_SECRET',
  'SEARCH_MASTER_KEY',
];
const secrets = Object.fromEntries(names.map((name) => [name, `only-for-tests-${name.toLowerCase()}`]));

/** The environment of the former release on a data folder: that of tests, with the secrets of the test kit. */
const environmentOf = (folder, database) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  DEMO_WORLD: 'true',
  SERVE_ADMIN: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'es',
  MAYORISTA_DATA: folder,
  ...(database === null ? {} : { DATABASE_URL: database }),
  ...secrets,
});

const save = (file, sql) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const packed = brotliCompressSync(Buffer.from(sql), { params });
  writeFileSync(new URL(file, import.meta.url), packed);
  console.log(file, `${Math.round(sql.length / 1024)} KB, packed ${Math.round(packed.length / 1024)} KB`);
};

async function make(database, connection) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'former-world-'));
  const env = environmentOf(folder, database);
  try {
    execFileSync('node', ['prepare.cjs'], { cwd: path.join(release, 'cms'), env, stdio: 'inherit' });
    await liveADay(path.join(release, 'cms'), env);
    const db = knex(connection(folder));
    await thin(db);
    await db.destroy();
    return database === null ? dumpSqlite(path.join(folder, 'mayorista.db')) : dumpPostgres(database);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function dumpPostgres(url) {
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500', url];
  const { status, stdout, stderr } = spawnSync(path.join(postgresFolder(), 'pg_dump'), options, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  // What psql alone understands.
  return stdout.replace(/^\\(un)?restrict .*$/gm, '');
}

const sqlite = (folder) => ({
  client: 'better-sqlite3',
  connection: { filename: path.join(folder, 'mayorista.db') },
  useNullAsDefault: true,
});
save('sqlite.sql.br', await make(null, sqlite));

const server = postgresServer();
try {
  await server.start();
  const admin = knex({ client: 'pg', connection: `${server.url()}/postgres` });
  await admin.raw('create database former');
  await admin.destroy();
  const url = `${server.url()}/former`;
  save('postgres.sql.br', await make(url, () => ({ client: 'pg', connection: url })));
} finally {
  server.remove();
}
