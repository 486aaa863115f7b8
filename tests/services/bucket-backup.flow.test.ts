import { randomBytes } from 'node:crypto';
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyOfWorld, type World } from '@mayorista/kernel/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { backupCommand } from '../../database/backup/tests/backup-command';
import { s3Server, type S3Server } from './s3-server';

let s3: S3Server;
let world: World;
let environment: NodeJS.ProcessEnv;
let backups: string;
let backup: string;
const picture = 'public/camara_domo.png';
const invoice = 'private/2026/01/factura';

/** What the bucket holds when the backup is made: more than one page of a listing, of every kind, one of them empty. */
const objects = new Map<string, Buffer>([
  [picture, randomBytes(300_000)],
  ['public/plano.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [invoice, randomBytes(70_001)],
  ['private/2026/02/vacio', Buffer.alloc(0)],
  ...Array.from({ length: 25 }, (_, at): [string, Buffer] => [`private/2026/03/${at}`, Buffer.from(`${at}`)]),
]);

async function inParts<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += 20) await Promise.all(items.slice(at, at + 20).map(work));
}

beforeAll(async () => {
  [s3, world] = await Promise.all([s3Server(), copyOfWorld()]);
  environment = { ...world.environment, ...s3.environment };
  backups = `${world.dataFolder}-backups`;
  await inParts([...objects], ([key, bytes]) => s3.put(key, bytes));
  // The command reads the platform's objects alone.
  await s3.put('ajeno/otro-sistema', Buffer.from('x'));
  const { code, text } = await backupCommand(['backup', backups], environment);
  expect([code, text]).toEqual([0, expect.stringContaining(`(${objects.size} archivos)`)]);
  backup = path.join(backups, (await readdir(backups))[0] ?? '');
});
afterEach(() => s3.troubles.clear());
afterAll(async () => {
  await s3?.stop();
  await rm(backups, { recursive: true, force: true });
  await world?.remove();
});

const contents = async (): Promise<Record<string, string | undefined>> => {
  const found: Record<string, string | undefined> = {};
  await inParts(await s3.keys(), async (key) => (found[key] = (await s3.read(key))?.toString('base64')));
  return found;
};
const saved = (key: string, folder = backup) => readFile(path.join(folder, 'files', key));

test('a backup has every object of the bucket, byte for byte, and none of another system', async () => {
  for (const [key, bytes] of objects) expect((await saved(key)).equals(bytes), key).toBe(true);
  expect(await readdir(path.join(backup, 'files'))).toEqual(['private', 'public']);
});

test('what was removed or changed in the bucket is back byte for byte, and strangers read what is public alone', async () => {
  const before = await contents();
  await inParts([...objects.keys()].slice(1), (key) => s3.remove(key));
  await s3.put(picture, Buffer.from('otra'));
  const { code, text } = await backupCommand(['restore', backup, '--replace'], environment);
  expect([code, text]).toEqual([0, expect.stringContaining('Restaurado')]);
  expect(await contents()).toEqual(before);
  const stranger = await fetch(`${s3.endpoint}/${s3.bucket}/${picture}`);
  expect([stranger.status, stranger.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await stranger.arrayBuffer()).equals(objects.get(picture)!)).toBe(true);
  expect((await fetch(`${s3.endpoint}/${s3.bucket}/${invoice}`)).status).toBe(403);
});

test.each([
  ['that is gone', (file: string) => rm(file)],
  ['that is cut short', (file: string) => cp(path.join(backup, 'files/public/plano.svg'), file)],
])('a backup with a file %s is refused by its name, and the bucket stays as it is', async (_what, spoil) => {
  const copy = `${backup}-copia`;
  await cp(backup, copy, { recursive: true });
  await spoil(path.join(copy, 'files', invoice));
  await s3.put(picture, Buffer.from('de hoy'));
  const { code, text } = await backupCommand(['restore', copy, '--replace'], environment);
  await rm(copy, { recursive: true });
  expect([code, text.trim()]).toEqual([1, `Al respaldo le faltan archivos: ${invoice}`]);
  expect((await s3.read(picture))?.toString()).toBe('de hoy');
});

test('an object that the bucket lists and does not deliver ends the backup by its name, and none is left half made', async () => {
  s3.troubles.set(invoice, 'lost');
  const folder = `${backups}-incompleto`;
  const { code, text } = await backupCommand(['backup', folder], environment);
  expect([code, text.trim()]).toEqual([
    1,
    expect.stringMatching(new RegExp(`no entrega «${invoice}»: NoSuchKey[^\n]*$`)),
  ]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('an object that is removed while the backup is made is no trouble', async () => {
  await s3.put('public/efimero.png', Buffer.from('x'));
  s3.troubles.set('public/efimero.png', 'removed');
  const folder = `${backups}-otro`;
  const { code, text } = await backupCommand(['backup', folder], environment);
  expect([code, text]).toEqual([0, expect.stringContaining(`(${objects.size} archivos)`)]);
  await rm(folder, { recursive: true });
});

test('an object that the bucket does not take ends the restoration by its name', async () => {
  s3.troubles.set(picture, 'full');
  const { code, text } = await backupCommand(['restore', backup, '--replace'], environment);
  expect([code, text.trim()]).toEqual([
    1,
    expect.stringMatching(new RegExp(`no recibe «${picture}»: AccessDenied[^\n]*$`)),
  ]);
});
