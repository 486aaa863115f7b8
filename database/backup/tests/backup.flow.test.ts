import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import {
  copyOfWorld,
  emptyWorld,
  load,
  servicesOfTests,
  stopAfterSuite,
  unload,
  type World,
} from '@mayorista/kernel/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { worldDatabase } from '../../../tests/faults/world-database';
import { backupCommand as command } from './backup-command';

const mark = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'mayorista', key: 'backup_mark' });

async function started<T>(environment: NodeJS.ProcessEnv, work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  const strapi = await load(environment);
  try {
    return await work(strapi);
  } finally {
    await unload(strapi);
  }
}

let world: World;
let backups: string;
let backup: string;
const at = (name: string): string => path.join(world.dataFolder, name);
const markNow = (): Promise<unknown> => started(world.environment, async (strapi) => mark(strapi).get({}));

/** The mark as it lies in the database: what was not touched need not be started to be read. */
async function storedMark(): Promise<unknown> {
  const database = worldDatabase(world);
  try {
    const row = (await database('strapi_core_store_settings').where({ key: 'core_mayorista_backup_mark' }).first()) as {
      value: string;
    };
    return JSON.parse(row.value);
  } finally {
    await database.destroy();
  }
}

/** A world with a backup of it, made while it ran, and changed since. */
beforeAll(async () => {
  world = await copyOfWorld();
  stopAfterSuite(world.remove);
  backups = `${world.dataFolder}-backups`;
  stopAfterSuite(() => rm(backups, { recursive: true, force: true }));
  await mkdir(at('private/2026/01'), { recursive: true });
  await writeFile(at('public/uploads/antes.svg'), '<svg/>');
  await writeFile(at('private/2026/01/factura'), 'privada');
});

beforeEach(async () => {
  if (backup !== undefined) return;
  await started(world.environment, async (strapi) => {
    await mark(strapi).set({ value: 'antes' });
    const { code, text } = await command(['backup', backups], world.environment);
    expect([code, text]).toEqual([0, expect.stringContaining('Respaldo hecho')]);
    backup = path.join(backups, (await readdir(backups))[0] ?? '');
    await mark(strapi).set({ value: 'después' });
  });
  await writeFile(at('public/uploads/despues.svg'), '<svg/>');
});

test('a backup has all there is, and is for its owner’s eyes alone', async () => {
  const manifest = JSON.parse(await readFile(path.join(backup, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    format: 1,
    hasSecrets: true,
    database: servicesOfTests() === null ? 'sqlite' : 'postgres',
  });
  expect(await readFile(path.join(backup, 'files/private/2026/01/factura'), 'utf8')).toBe('privada');
  expect(await readFile(path.join(backup, 'secrets.env'), 'utf8')).toContain(
    `JWT_SECRET=${world.environment.JWT_SECRET}`,
  );
  // What is copied keeps its mode: the folder lets nobody else in.
  for (const name of ['', 'secrets.env', 'manifest.json', await databaseFile(backup)])
    expect([name, await openTo(path.join(backup, name))]).toEqual([name, '0']);
  expect((await readdir(backups)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

/** What others than its owner may do with a file, as the digits of its mode. */
const openTo = async (file: string): Promise<string> => ((await stat(file)).mode & 0o077).toString(8);

test('nothing is restored while the platform runs', async () => {
  await started(world.environment, async (strapi) => {
    const { code, text } = await command(['restore', backup, '--replace'], world.environment);
    expect([code, text]).toEqual([1, expect.stringMatching(/en marcha|en uso/)]);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(await mark(strapi).get({})).toBe('después');
  });
  expect(existsSync(at('public/uploads/despues.svg'))).toBe(true);
});

test('nothing is restored over data unless that is asked for', async () => {
  const { code, text } = await command(['restore', backup], world.environment);
  expect([code, text]).toEqual([1, expect.stringContaining('--replace')]);
  expect(await storedMark()).toBe('después');
});

test.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
  ['damaged', async (copy) => appendFile(path.join(copy, await databaseFile(copy)), 'x'), /dañada/],
  ['without its database', async (copy) => rm(path.join(copy, await databaseFile(copy))), /dañada o incompleta/],
  ['without its manifest', (copy) => rm(path.join(copy, 'manifest.json')), /no es un respaldo/],
  ['of another kind of database', (copy) => ofOtherKind(copy), /El respaldo es de (SQLite|PostgreSQL) y esta/],
  [
    'of a format to come',
    (copy) => withManifest(copy, (text) => text.replace('"format": 1', '"format": 2')),
    /no es un respaldo que esta versión sepa leer/,
  ],
  ['without a readable manifest', (copy) => withManifest(copy, () => '{'), /no es un respaldo que esta versión/],
  ['of a database that was broken before it was backed up', (copy) => broken(copy), /dañada|pg_restore/],
])('a backup that is %s is refused in one line, and nothing changes', async (_what, spoil, reason) => {
  const copy = `${backup}-copia`;
  const { cp } = await import('node:fs/promises');
  await cp(backup, copy, { recursive: true });
  await spoil(copy);
  const { code, text } = await command(['restore', copy, '--replace'], world.environment);
  await rm(copy, { recursive: true });
  expect([code, text.trim().split('\n').length, reason.test(text)]).toEqual([1, 1, true]);
  expect(existsSync(at('public/uploads/despues.svg'))).toBe(true);
  expect(await storedMark()).toBe('después');
});

const databaseFile = async (folder: string): Promise<string> =>
  (await readdir(folder)).find((name) => name.startsWith('database.')) ?? '';

async function withManifest(copy: string, change: (text: string) => string): Promise<void> {
  const file = path.join(copy, 'manifest.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const ofOtherKind = (copy: string): Promise<void> =>
  withManifest(copy, (text) =>
    text.replace(/"database": "\w+"/, `"database": "${servicesOfTests() === null ? 'postgres' : 'sqlite'}"`),
  );

/** Nonsense in place of the database, with a sum that fits it. */
async function broken(copy: string): Promise<void> {
  const nonsense = 'no es una base de datos'.repeat(400);
  await writeFile(path.join(copy, await databaseFile(copy)), nonsense);
  const sum = createHash('sha256').update(nonsense).digest('hex');
  await withManifest(copy, (text) => text.replace(/"databaseSha256": "\w+"/, `"databaseSha256": "${sum}"`));
}

test('on a machine that has nothing yet a backup comes up as it was', async () => {
  const { dataFolder, environment, remove } = await emptyWorld();
  const { code, text } = await command(['restore', backup], environment);
  expect([code, text]).toEqual([0, expect.stringContaining('Restaurado')]);
  await started(environment, async (strapi) => {
    expect(await mark(strapi).get({})).toBe('antes');
    expect(await strapi.db.query('api::catalogue.product').count({})).toBeGreaterThan(100);
  });
  expect(await readFile(path.join(dataFolder, 'private/2026/01/factura'), 'utf8')).toBe('privada');
  await remove();
});

test('with the platform stopped a backup takes the place of what there is; other secrets of the environment are named, not shown', async () => {
  const environment = { ...world.environment, JWT_SECRET: 'another-secret-of-the-environment' };
  const { code, text } = await command(['restore', backup, '--replace'], environment);
  // Before a start looks after it.
  expect([code, await openTo(at('secrets.env'))]).toEqual([0, '0']);
  expect(text).toMatch(/otras claves que el respaldo: JWT_SECRET\./);
  expect(text).not.toMatch(/another-secret|only-for-tests/);
  expect(await markNow()).toBe('antes');
  expect([existsSync(at('public/uploads/antes.svg')), existsSync(at('public/uploads/despues.svg'))]).toEqual([
    true,
    false,
  ]);
  expect(await readFile(at('secrets.env'), 'utf8')).toContain(`JWT_SECRET=${world.environment.JWT_SECRET}`);
});

test('what was restored is backed up and restored as well as the first', async () => {
  const folder = `${backups}-segundo`;
  expect((await command(['backup', folder], world.environment)).code).toBe(0);
  const second = path.join(folder, (await readdir(folder))[0] ?? '');
  const { code, text } = await command(['restore', second, '--replace'], world.environment);
  expect([code, text]).toEqual([0, expect.stringContaining('Restaurado')]);
  expect(await markNow()).toBe('antes');
  await rm(folder, { recursive: true });
});

test('only as many backups stay as are asked for, and nothing else of the folder is touched', async () => {
  const folder = `${backups}-varios`;
  for (const name of ['mayorista-20260101T000000Z', 'mayorista-20260102T000000Z', 'otra-cosa'])
    await mkdir(path.join(folder, name), { recursive: true });
  const { code } = await command(['backup', folder, '--keep', '2', '--without-secrets'], world.environment);
  expect(code).toBe(0);
  const [made, ...kept] = (await readdir(folder))
    .sort()
    .reverse()
    .filter((name) => name !== 'otra-cosa');
  expect(kept).toEqual(['mayorista-20260102T000000Z']);
  expect(existsSync(path.join(folder, 'otra-cosa'))).toBe(true);
  expect(existsSync(path.join(folder, made ?? '', 'secrets.env'))).toBe(false);
  await rm(folder, { recursive: true });
});

test.each([[['respaldar']], [['restore']], [['backup', '--keep', 'x']], [['backup', '--no-such']]])(
  'a command that is none (%j) says how it is used, without a stack',
  async (args) => {
    const { code, text } = await command(args, world.environment);
    expect(code).toBe(1);
    expect(text).not.toMatch(/^\s+at /m);
  },
);
