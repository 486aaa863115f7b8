import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EngineCore } from '../engine-core';

const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
const core = new EngineCore({ file: path.join(folder, 'search.db'), masterKey: 'a-master-key-for-tests-only' });
afterAll(() => {
  core.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the default keys are neither changed nor deleted: they are made from the master key, not stored', () => {
  const before = core.keys.findMany();
  expect(before).toHaveLength(2);
  for (const { uid } of before) {
    expect(() => core.keys.change(uid, { name: 'Otra' })).toThrow(/master key/);
    expect(() => core.keys.remove(uid)).toThrow(/master key/);
  }
  expect(core.keys.findMany()).toEqual(before);
});
