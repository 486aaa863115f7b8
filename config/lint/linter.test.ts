import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(__dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'linter-'));
const sources = {
  'right.ts': 'export const amount: number = 1;',
  'wrong-type.ts': "export const amount: number = 'one';",
  'stale-excuse.ts': '// @ts-expect-error: nothing is wrong here\nexport const amount = 1;',
  'forgotten-promise.ts': 'const save = async (): Promise<void> => {};\nsave();\nexport {};',
  'house.ts':
    'declare const process: { readonly env: { readonly PORT: string } };\nexport const port = process.env.PORT;',
};

let said: string;
beforeAll(() => {
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(folder, name), code);
  const linter = path.join(root, 'node_modules', '.bin', 'oxlint');
  const config = path.join(root, '.oxlintrc.json');
  said = spawnSync(linter, ['--config', config, '--format=unix', folder], { cwd: folder, encoding: 'utf8' }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['wrong-type.ts', /TS2322/],
  ['stale-excuse.ts', /TS2578/],
  ['forgotten-promise.ts', /no-floating-promises/],
  ['house.ts', /process-env/],
])('the linter says what is wrong in %s', (name, rule) => {
  const lines = said.split('\n').filter((line) => line.includes(name));
  expect(lines).toEqual([expect.stringMatching(rule)]);
});

test('and nothing of what is right', () => {
  expect(said).not.toContain('right.ts');
});
