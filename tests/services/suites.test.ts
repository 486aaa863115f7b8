import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onlyOnce, servicesSuites } from './suites.mjs';

const root = path.resolve(__dirname, '..', '..');
const files = ['database', 'plugins', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.flow\.test\.ts$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => `${folder}/${file}`),
);

test('each part of a path names suites that there are', () => {
  expect(servicesSuites.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
});

test('every plugin whose flows there are is named; of the kernel some suites are', () => {
  const plugins = new Set(files.flatMap((file) => /^plugins\/[\w-]+/.exec(file)?.[0] ?? []));
  expect([...plugins].filter((plugin) => !servicesSuites.includes(plugin))).toEqual(['plugins/kernel']);
});

test('what runs once is a suite that would run on both', () => {
  const onBoth = files.filter((file) => servicesSuites.some((part) => file.includes(part)));
  expect(onlyOnce.filter((file) => !onBoth.includes(file))).toEqual([]);
});

test('no suite that has several act at the same moment, or asks the second process, runs once', () => {
  const racing = (file: string): boolean =>
    /secondUrl|Promise\.all\(Array\.from/.test(readFileSync(path.join(root, file), 'utf8'));
  expect(onlyOnce.filter(racing)).toEqual([]);
});
