import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changes } from './testing/changes';

const root = path.resolve(import.meta.dirname, '../../..');
const modules = path.join(root, 'node_modules');
const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const readme = read('README.md');

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifest = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')) as Manifest;

describe('the folder', () => {
  const [, version = '', designSystem = ''] = /Made for Strapi (\S+) and its design system (\S+)\./.exec(readme) ?? [];
  const installed = (name: string): string => manifest(name).version;

  test.each([
    'admin',
    'content-manager',
    'content-type-builder',
    'core',
    'database',
    'email',
    'i18n',
    'plugin-users-permissions',
    'strapi',
    'upload',
  ])('is made for the @strapi/%s that is installed', (name) => {
    const advice =
      'another Strapi: go through the tables of plugins/kernel/strapi/README.md, then write its version there';
    expect(installed(`@strapi/${name}`), advice).toBe(version);
    expect(installed('@strapi/design-system'), advice).toBe(designSystem);
  });

  test('holds files that say each what it changes, why, and in which Strapi', () => {
    const head = new RegExp(
      `^// What: .+\\n(?:// .+\\n)*?// Why: .+\\n(?:// .+\\n)*?// Made for Strapi ${version.replaceAll('.', '\\.')}\\.\\n\\n`,
    );
    expect(changes.length).toBeGreaterThan(45);
    for (const change of changes) expect(read(`${change}.ts`), change).toMatch(head);
  });

  test('has a line of its tables for each change, and no other', () => {
    const lines = [...readme.matchAll(/^\| \[`[^`]+`\]\(([^)]+)\.ts\)/gm)].map(([, file = '']) => file);
    expect(lines.length).toBeGreaterThan(45);
    expect([...lines].sort()).toEqual(changes);
  });

  test('names tests that are there', () => {
    const named = [...readme.matchAll(/`((?:plugins|tests)\/[\w./-]+\.(?:test|spec)\.ts)`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
