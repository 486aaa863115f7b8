import { beforeAll, expect, test } from 'vitest';
import { migrations } from '@mayorista/database/migrations';
import { strapiService } from '@mayorista/kernel';
import { boot, client, type TestApp } from '@mayorista/kernel/testing';

interface TokenService {
  create(token: object): Promise<{ accessKey: string }>;
}

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

test.each([
  {
    migration: '0004-listings-calls',
    plugin: 'listings',
    calls: ['store-home.show', 'store-products.find'],
    other: 'catalogue.brands.find',
    answers: { 'store-home': 200, 'store-products': 200, brands: 200, 'store-frame': 403 },
  },
  {
    migration: '0006-product-content-calls',
    plugin: 'product-content',
    calls: ['datasheets.find', 'product-videos.find'],
    other: 'catalogue.brands.find',
    answers: { datasheets: 200, 'product-videos?product_id=1': 200, brands: 200, 'datasheet-lists': 403 },
  },
])(
  'a token that was allowed single calls makes them still, and no others, when they are those of $plugin',
  async ({ migration: name, plugin, calls, other, answers }) => {
    const knex = app.strapi.db.connection;
    const { accessKey } = await strapiService<TokenService>(app.strapi, 'admin::api-token').create({
      ...{ name: `Llamadas de ${plugin}`, description: '', type: 'custom', lifespan: null },
      permissions: [...calls.map((call) => `plugin::${plugin}.${call}`), `plugin::${other}`],
    });
    // As the release before wrote it.
    const before = await knex('strapi_api_token_permissions')
      .where('action', 'like', `plugin::${plugin}.%`)
      .update({ action: knex.raw(`replace(action, 'plugin::${plugin}.', 'plugin::catalogue.')`) as never });
    expect(before).toBe(2);
    const program = client(app.url, accessKey);
    const statuses = async (): Promise<object> =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(answers).map(async (path) => [path, (await program.get(`/api/${path}`)).status] as const),
        ),
      );
    expect(Object.values(await statuses())).toEqual([403, 403, 200, 403]);

    const migration = migrations.find((each) => each.name === name)!;
    await knex.transaction((trx) => migration.up(trx));
    expect(await statuses()).toEqual(answers);
  },
);
