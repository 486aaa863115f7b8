import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { domainOrder } from './order';

const plugins = path.resolve(__dirname, '..', '..', 'plugins');
const folders = readdirSync(plugins, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && existsSync(path.join(plugins, entry.name, 'package.json')) ? [entry.name] : [],
);
const rank = (domain: string): number => domainOrder.findIndex((each) => each === domain);

describe('the order of the domains', () => {
  test('no domain appears twice', () => {
    expect(new Set(domainOrder).size).toBe(domainOrder.length);
  });

  test('the kernel comes first: it has no business', () => {
    expect(domainOrder[0]).toBe('kernel');
  });

  test('every plugin folder has its place in it', () => {
    expect(folders.filter((folder) => rank(folder) < 0)).toEqual([]);
    expect(folders.length).toBeGreaterThan(5);
  });

  test.each(folders)('%s depends on no package to its right', (folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(plugins, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const reached = Object.keys(dependencies).flatMap((name) => /^@mayorista\/(.+)$/.exec(name)?.[1] ?? []);
    expect(reached.filter((domain) => rank(domain) >= rank(folder))).toEqual([]);
  });
});
