import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onBothInEveryRun, withAllAlone } from '../../tests/services/suites.mjs';
import { briefly } from './briefly.mjs';

const stage = (name: string) => ({ name, command: ['run', name] });

test('a run on a desk leaves out what is named, and nothing of other stages', () => {
  expect(briefly(['flow', 'services', 'journeys'].map(stage))).toEqual([
    { ...stage('flow'), env: { MAYORISTA_TEST_WITHOUT: withAllAlone.join() } },
    { ...stage('services'), env: { SERVICES_SUITES: onBothInEveryRun.join() } },
    stage('journeys'),
  ]);
});

test('CI runs everything', () => {
  const [called] = /^npm test.*$/m.exec(readFileSync(path.join(__dirname, '..', '..', '.ci', 'run'), 'utf8')) ?? [];
  expect(called).toBe('npm test --silent -- --all');
});
