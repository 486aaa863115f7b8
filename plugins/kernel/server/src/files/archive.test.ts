import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archiveOf } from '../../../../../tests/faults/hostile/archives';
import { archiveProblem } from './archive';

const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problemOf = (bytes: Buffer, mostMegabytes = 2) => {
  const file = path.join(folder, 'x.zip');
  writeFileSync(file, bytes);
  return archiveProblem(file, mostMegabytes);
};
const megabyte = 1024 * 1024;
const part = (name: string, megabytes: number) => ({ name, content: Buffer.alloc(megabytes * megabyte) });

test('an archive within its bounds is taken', async () => {
  expect(await problemOf(archiveOf([part('a', 1), part('b', 1)]))).toBeNull();
});

test('one that unpacks to more is not, by its list alone; nor one of thousands of files', async () => {
  const refused = { code: 'file_unpacks_too_large', params: { max: 2 } };
  expect(await problemOf(archiveOf([part('a', 1), part('b', 2)]))).toEqual(refused);
  const empty = Array.from({ length: 5_001 }, (_, at) => ({ name: `${at}`, content: Buffer.alloc(0) }));
  expect(await problemOf(archiveOf(empty))).toEqual(refused);
});

test('one without its list was cut off', async () => {
  const whole = archiveOf([part('a', 1)]);
  expect(await problemOf(whole.subarray(0, whole.length - 30))).toEqual({ code: 'file_cut_off' });
});
