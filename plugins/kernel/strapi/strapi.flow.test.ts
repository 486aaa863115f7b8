import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});
afterAll(() => app.stop());

interface Inspector {
  readonly schemaInspector: { getIndexes: (table: string) => Promise<readonly { readonly columns: string[] }[]> };
}

test('sessions are looked up by an index, which Strapi does not give them', async () => {
  const { schemaInspector } = app.strapi.db.dialect as unknown as Inspector;
  const columns = (await schemaInspector.getIndexes('strapi_sessions')).map((index) => index.columns.join());
  expect(columns).toEqual(expect.arrayContaining(['session_id', 'user_id']));
});
