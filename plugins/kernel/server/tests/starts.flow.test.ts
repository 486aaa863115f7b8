import type { Core } from '@strapi/strapi';
import { copyOfWorld, stopAfterSuite, type World } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import { load, unload } from '../../testing/served';

interface Permission {
  readonly id: number;
  readonly action: string;
  readonly subject: string | null;
}

const permissions = (strapi: Core.Strapi, code: string): Promise<Permission[]> =>
  strapi.db.query('admin::permission').findMany({ where: { role: { code } }, orderBy: { id: 'asc' } });
const views = (strapi: Core.Strapi): Promise<{ id: number; key: string; value: string }[]> =>
  strapi.db
    .query('strapi::core-store')
    .findMany({ where: { key: { $startsWith: 'plugin_content_manager_configuration' } }, orderBy: { key: 'asc' } });
const named = (list: readonly Permission[]): string[] =>
  list.map(({ action, subject }) => `${action} ${subject}`).sort();

const administrator = 'strapi-super-admin';
let world: World;
let role: string;

/** Starts the platform on the world, does something and ends it. */
async function started<T>(work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  const strapi = await load(world.environment);
  try {
    return await work(strapi);
  } finally {
    await unload(strapi);
  }
}

beforeAll(async () => {
  world = await copyOfWorld();
  stopAfterSuite(world.remove);
});

test('a start of the same code leaves permissions and views of the panel as they are; what was changed by hand it mends', async () => {
  const before = await started(async (strapi) => {
    const roles = (await strapi.db.query('admin::role').findMany({})) as { code: string }[];
    role = roles.map(({ code }) => code).find((code) => !code.startsWith('strapi-')) ?? '';
    return {
      own: await permissions(strapi, role),
      all: await permissions(strapi, administrator),
      views: await views(strapi),
    };
  });
  expect(before.own.length).toBeGreaterThan(0);
  expect(before.views.length).toBeGreaterThan(100);

  const again = await started(async (strapi) => {
    const found = {
      own: await permissions(strapi, role),
      all: await permissions(strapi, administrator),
      views: await views(strapi),
    };
    for (const { id } of [before.own[0], before.all[0]] as Permission[])
      await strapi.db.query('admin::permission').delete({ where: { id } });
    await strapi.db.query('strapi::core-store').delete({ where: { id: before.views[0]?.id } });
    return found;
  });
  expect(again).toEqual(before);

  await started(async (strapi) => {
    expect(named(await permissions(strapi, role))).toEqual(named(before.own));
    expect(named(await permissions(strapi, administrator))).toEqual(named(before.all));
    expect((await views(strapi)).map(({ key }) => key)).toEqual(before.views.map(({ key }) => key));
  });
});

test('a permission of another version of the code, which nothing knows any more, is gone after the next start of a new code', async () => {
  const forgotten = 'plugin::kernel.forgotten.action';
  await started(async (strapi) => {
    const { id } = await strapi.db.query('admin::role').findOne({ where: { code: role } });
    await strapi.db.query('admin::permission').create({ data: { action: forgotten, conditions: [], role: id } });
    // As if the code had been another one at the last start.
    await strapi.db.query('strapi::core-store').deleteMany({ where: { key: { $startsWith: 'core_mayorista_start' } } });
  });
  await started(async (strapi) => {
    expect((await permissions(strapi, role)).map(({ action }) => action)).not.toContain(forgotten);
  });
});
