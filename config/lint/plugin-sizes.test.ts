import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import sizes from './plugin-sizes.json';

const plugins = path.resolve(import.meta.dirname, '../../plugins');
/** Folders without sources that ship: what is built or installed, and what tests and measures. */
const neverSources = new Set(['node_modules', 'dist', 'tests', 'testing', 'bench']);
/** Tells whether a file counts: words of refusals are text, and a language more makes no plugin larger. */
const isSource = (file: string): boolean =>
  /\.(tsx?|cjs|mjs)$/.test(file) && !/(?:\.(?:test|spec)\.tsx?|^messages\.ts|\.messages\.ts)$/.test(file);
/** A number on the list may stand this far above what there is: a hundred lines more or less are no change of it. */
const slack = 300;

/** Counts the lines of the sources below a folder, tests aside. */
function linesBelow(folder: string): number {
  const counts = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return neverSources.has(entry.name) ? 0 : linesBelow(place);
    return isSource(entry.name) ? readFileSync(place, 'utf8').split('\n').length - 1 : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

const lines = new Map(readdirSync(plugins).map((name) => [name, linesBelow(path.join(plugins, name))]));
const above: Readonly<Record<string, { readonly most: number; readonly why: string }>> = sizes.above;

test(`a plugin has at most ${sizes.most} lines of sources: a larger one is several lines of business, and each gets its own`, () => {
  expect(lines.size).toBeGreaterThan(15);
  const tooLarge = [...lines].filter(([name, count]) => count > (above[name]?.most ?? sizes.most));
  expect(tooLarge).toEqual([]);
});

test('the list of those that are larger only gets shorter: a plugin that fits is taken off it, one that shrank has a lower number', () => {
  const outdated = Object.entries(above).filter(([name, { most }]) => {
    const count = lines.get(name) ?? 0;
    return count <= sizes.most || most > count + slack;
  });
  expect(outdated).toEqual([]);
});
