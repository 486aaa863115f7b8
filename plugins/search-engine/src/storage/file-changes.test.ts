import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineCore } from '../engine-core';
import { FileChanges } from './file-changes';

const masterKey = 'a-master-key-for-tests-only';
let folder = '';
let file = '';
let core: EngineCore;
let changes: FileChanges;
let task = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  file = path.join(folder, 'search.db');
  core = new EngineCore({ file, masterKey });
  changes = new FileChanges(file);
  call('POST', 'indexes', { uid: 'products', primaryKey: 'id' });
  call('PATCH', 'indexes/products/settings', {
    searchableAttributes: ['name'],
    filterableAttributes: ['stock', 'color'],
    rankingRules: ['words', 'rank:desc'],
    distinctAttribute: 'family',
  });
  put({ id: 1, name: 'cable', stock: 3, rank: 1, family: 'a' }, { id: 2, name: 'camara', stock: 4 });
  ({ last: task } = changes.since(0));
});
afterEach(() => {
  core.close();
  changes.close();
  rmSync(folder, { recursive: true, force: true });
});

function call(method: string, route: string, body?: unknown): void {
  const { status } = core.answer({
    method,
    path: route.split('/'),
    query: '',
    authorization: `Bearer ${masterKey}`,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  expect(status).toBeLessThan(300);
}
const put = (...documents: object[]): void => call('POST', 'indexes/products/documents', documents);
const told = () => changes.since(task).documents;

describe('a task tells which documents it changed', () => {
  test('where their words and rank are the same, by the attributes that are others', () => {
    put({ id: 1, name: 'cable', stock: 2, rank: 1, family: 'a' }, { id: 2, name: 'camara', stock: 4, color: 'red' });
    expect(told()).toEqual([
      { uid: 'products', primaryKey: 'id', id: '1', attributes: ['stock'] },
      { uid: 'products', primaryKey: 'id', id: '2', attributes: ['color'] },
    ]);
  });

  test('none where all are as they were', () => {
    put({ id: 2, name: 'camara', stock: 4 });
    expect(told()).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['a new document', () => put({ id: 3, name: 'rack' })],
    ['other words', () => put({ id: 2, name: 'domo', stock: 4 })],
    ['another rank', () => put({ id: 1, name: 'cable', stock: 3, rank: 2, family: 'a' })],
    ['another family, of which one is shown', () => put({ id: 1, name: 'cable', stock: 3, rank: 1, family: 'b' })],
    ['a document removed', () => call('POST', 'indexes/products/documents/delete-batch', [1])],
    ['other settings', () => call('PATCH', 'indexes/products/settings', { stopWords: ['de'] })],
    [
      'very many',
      () => put(...Array.from({ length: 201 }, () => ({ id: 2, name: 'camara', stock: 9 * Math.random() }))),
    ],
    ['a task that was forgotten', () => {
      put({ id: 2, name: 'camara', stock: 5 });
      put({ id: 2, name: 'camara', stock: 6 });
      const other = new Database(file);
      other.prepare('DELETE FROM tasks WHERE uid = ?').run(task + 1);
      other.close();
    }], // prettier-ignore
    ['a commit without a task', () => {
      const other = new Database(file);
      other.prepare("UPDATE indexes SET updated_at = 'x'").run();
      other.close();
    }], // prettier-ignore
    ['a writer of a release before', () => {
      const other = new Database(file);
      other
        .prepare("INSERT INTO tasks (status, type, enqueued_at, started_at, finished_at) VALUES ('succeeded', 'x', '', '', '')")
        .run();
      other.close();
    }], // prettier-ignore
  ])('and that anything may have changed by %s', (_what, change) => {
    change();
    expect(told()).toBeNull();
  });
});
