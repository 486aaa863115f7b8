import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});
afterAll(() => app.stop());

interface Inspector {
  readonly schemaInspector: Record<
    'getIndexes' | 'getForeignKeys',
    (table: string) => Promise<readonly { readonly columns: string[] }[]>
  >;
}

test('sessions are looked up by an index, which Strapi does not give them', async () => {
  const { schemaInspector } = app.strapi.db.dialect as unknown as Inspector;
  const columns = (await schemaInspector.getIndexes('strapi_sessions')).map((index) => index.columns.join());
  expect(columns).toEqual(expect.arrayContaining(['session_id', 'user_id']));
});

test('each foreign key is there once, with its table', async () => {
  const { schemaInspector } = app.strapi.db.dialect as unknown as Inspector;
  const keys = (await schemaInspector.getForeignKeys('brands')).map(({ columns }) => columns.join());
  expect(keys.sort()).toEqual(['created_by_id', 'updated_by_id']);
});
