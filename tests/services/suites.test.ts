import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onBothInEveryRun, onlyOnce, servicesSuites, withAllAlone } from './suites.mjs';

const root = path.resolve(__dirname, '..', '..');
const files = ['database', 'plugins', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.flow\.test\.ts$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => `${folder}/${file}`),
);

const readOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const racing = (file: string): boolean => /secondUrl|Promise\.all\(Array\.from/.test(readOf(file));
const isOneOf = (parts: readonly string[]) => (file: string) => parts.some((part) => file.includes(part));
const onBoth = files.filter(isOneOf(servicesSuites));

test('each part of a path names suites that there are', () => {
  expect(servicesSuites.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
});

test('every plugin whose flows there are is named; of the kernel some suites are', () => {
  const plugins = new Set(files.flatMap((file) => /^plugins\/[\w-]+/.exec(file)?.[0] ?? []));
  expect([...plugins].filter((plugin) => !servicesSuites.includes(plugin))).toEqual(['plugins/kernel']);
});

test('what runs once is a suite that would run on both', () => {
  expect(onlyOnce.filter((file) => !onBoth.includes(file))).toEqual([]);
});

test('no suite that has several act at the same moment, or asks the second process, runs once', () => {
  expect(onlyOnce.filter(racing)).toEqual([]);
});

test('every run tries those on both, and other suites of both that there are', () => {
  const inEveryRun = files.filter(isOneOf(onBothInEveryRun));
  expect(onBoth.filter((file) => racing(file) && !inEveryRun.includes(file))).toEqual([]);
  expect(inEveryRun.filter((file) => !onBoth.includes(file))).toEqual([]);
  expect(onBothInEveryRun.filter((part) => !inEveryRun.some((file) => file.includes(part)))).toEqual([]);
});

test('what is left to a run of everything is a suite that there is; one that kills a server is in every run', () => {
  expect(withAllAlone.filter((file) => !files.includes(file))).toEqual([]);
  const killing = files.filter((file) => /SIGKILL|\.kill(One)?\(/.test(readOf(file)));
  expect(killing.filter((file) => !withAllAlone.includes(file))).not.toEqual([]);
});
