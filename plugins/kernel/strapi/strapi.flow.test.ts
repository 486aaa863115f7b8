import { createRequire } from 'node:module';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});
afterAll(() => app.stop());

type Security = (config: unknown, deps: unknown) => (ctx: unknown, next: () => Promise<void>) => Promise<unknown>;

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

test('what keeps responses safe is what Strapi sets, asked once or again', async () => {
  const settings = (app.strapi.config.get('middlewares') as (string | { name: string; config?: unknown })[]).find(
    (each) => typeof each === 'object' && each.name === 'strapi::security',
  ) as { config: unknown };
  const security = createRequire(createRequire(__filename).resolve('@strapi/core'))('./middlewares/security.js') as {
    security: Security;
  };
  for (const path of ['/api/store-home', '/documentation', '/admin']) {
    const set = new Map<string, string>();
    const res = {
      setHeader: (name: string, value: string) => set.set(name.toLowerCase(), value),
      removeHeader: () => {},
    };
    const ctx = { method: 'GET', path, req: {}, res };
    await security.security(settings.config, { strapi: app.strapi })(ctx, () => Promise.resolve());
    expect(set.size).toBeGreaterThan(5);
    for (const _ of [1, 2]) {
      const { headers } = await fetch(app.url + path);
      for (const [name, value] of set) expect([path, name, headers.get(name)]).toEqual([path, name, value]);
    }
  }
});

test('sessions are signed with the secret as Strapi signs them: tokens of either are good for the other', async () => {
  const secret = app.strapi.config.get<string>('admin.auth.secret');
  const { token } = await app.asStaff('catalogo');
  const claims = jwt.verify(token ?? '', secret, { algorithms: ['HS256'] }) as Record<string, unknown>;
  const signed = jwt.sign(claims, secret, { algorithm: 'HS256' });
  expect((await client(app.url, signed).get('/admin/users/me')).status).toBe(200);
  const foreign = jwt.sign(claims, `${secret}x`, { algorithm: 'HS256' });
  expect((await client(app.url, foreign).get('/admin/users/me')).status).toBe(401);
});
