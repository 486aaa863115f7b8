import { expect, test } from 'vitest';
import { migrations } from '@mayorista/database/migrations';
import { strapiService } from '@mayorista/kernel';
import { boot, client } from '@mayorista/kernel/testing';

interface TokenService {
  create(token: object): Promise<{ accessKey: string }>;
}

test('a token that was allowed single calls of the store makes them still, and no others', async () => {
  const app = await boot();
  const knex = app.strapi.db.connection;
  const { accessKey } = await strapiService<TokenService>(app.strapi, 'admin::api-token').create({
    ...{ name: 'Escaparate', description: '', type: 'custom', lifespan: null },
    permissions: [
      'plugin::listings.store-home.show',
      'plugin::listings.store-products.find',
      'plugin::catalogue.brands.find',
    ],
  });
  // As the release before wrote it.
  const before = await knex('strapi_api_token_permissions')
    .where('action', 'like', 'plugin::listings.store-%')
    .update({ action: knex.raw("replace(action, 'plugin::listings.', 'plugin::catalogue.')") as never });
  expect(before).toBe(2);
  const program = client(app.url, accessKey);
  expect((await program.get('/api/store-home')).status).toBe(403);

  const migration = migrations.find(({ name }) => name === '0004-listings-calls')!;
  await knex.transaction((trx) => migration.up(trx));
  const status = async (path: string) => (await program.get(`/api/${path}`)).status;
  expect(await Promise.all(['store-home', 'store-products', 'brands', 'store-frame'].map(status))).toEqual([
    ...[200, 200, 200, 403],
  ]);
});
