import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'node_modules', '@strapi');

test('the packages of Strapi load the zod of the product, not a copy each', () => {
  const manifests = readdirSync(folder).map((name) => path.join(folder, name, 'package.json'));
  const asking = manifests.filter((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object };
    return 'zod' in dependencies;
  });
  const ours = createRequire(path.join(root, 'package.json')).resolve('zod');
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((file) => createRequire(file).resolve('zod') !== ours)).toEqual([]);
});
