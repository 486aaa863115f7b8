import { expect, test } from 'vitest';
import { type Choice } from './choose.mjs';
import { stagesOf } from './stages-of.mjs';

const stages = ['lint', 'unit', 'imports', 'dead', 'flow', 'services', 'journeys'].map((name) => ({
  name,
  command: ['run', name],
  after: ['panel'],
}));
const nothing: Choice = {
  format: [],
  lint: [],
  types: [],
  imports: [],
  dead: [],
  unit: [],
  flow: [],
  services: [],
  journeys: [],
};
const run = (choice: Partial<Choice>) => stagesOf({ ...nothing, ...choice }, stages);

test('a stage without files does not run; one for all runs as always', () => {
  expect(run({})).toEqual([]);
  expect(run({ flow: 'all' })).toEqual([stages[4]]);
});

test('a stage with some files runs these and waits for what it always waits for', () => {
  expect(run({ flow: ['a', 'b'] })).toEqual([{ ...stages[4], command: ['run', 'flow', 'a', 'b'] }]);
  expect(run({ services: ['a', 'b'] })).toEqual([{ ...stages[5], env: { SERVICES_SUITES: 'a,b' } }]);
});

test('style is checked of changed files where types cannot change, else with the types of all', () => {
  const commands = (choice: Partial<Choice>) => run(choice).map(({ command }) => command.join(' '));
  expect(commands({ format: ['a.md'], lint: ['a.ts'], types: 'all' })).toEqual([
    'npx prettier --check --log-level=warn --ignore-unknown a.md',
    'npm run --silent lint:code',
  ]);
  expect(commands({ lint: ['a.mjs'] })).toEqual(['npx oxlint a.mjs']);
  expect(commands({ lint: 'all', types: 'all' })).toEqual(['run lint']);
});
