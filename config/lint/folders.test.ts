import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const most = 25;
/** Folders that nobody writes by hand: what is built, installed or uploaded. */
const neverOurs = /^(\..*|node_modules|dist|build|uploads|test-results|playwright-report)$/;
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Counts the files of a folder and of each folder in it, tests aside. */
function countsBelow(folder: string): [folder: string, count: number][] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile() && !isTest(entry.name)).length;
  const inner = entries.filter((entry) => entry.isDirectory() && !neverOurs.test(entry.name));
  return [[path.relative(root, folder), count], ...inner.flatMap(({ name }) => countsBelow(path.join(folder, name)))];
}

test(`no folder has more than ${most} files beside its tests: a longer list has parts, and parts have names`, () => {
  const counts = countsBelow(root);
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([, count]) => count > most)).toEqual([]);
});
