import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Core } from '@strapi/strapi';
import { copyOfWorld, stopAfterSuite, type World } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import { countHandlers } from '../../testing/handlers-once';
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
const forgotten = 'plugin::kernel.forgotten.action';
const heldBy = async (strapi: Core.Strapi) => ({
  own: await permissions(strapi, role),
  all: await permissions(strapi, administrator),
  views: await views(strapi),
});

const countLater = (strapi: Core.Strapi): Promise<number[]> => Promise.resolve(countHandlers(strapi));

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
    return heldBy(strapi);
  });
  expect(before.own.length).toBeGreaterThan(0);
  expect(before.views.length).toBeGreaterThan(100);

  const again = await started(async (strapi) => {
    const found = await heldBy(strapi);
    for (const { id } of [before.own[0], before.all[0]] as Permission[])
      await strapi.db.query('admin::permission').delete({ where: { id } });
    await strapi.db.query('strapi::core-store').delete({ where: { id: before.views[0]?.id } });
    // A permission that nothing knows any more, as if the code had been another one at the last start.
    const { id } = await strapi.db.query('admin::role').findOne({ where: { code: administrator } });
    await strapi.db.query('admin::permission').create({ data: { action: forgotten, conditions: [], role: id } });
    const remembered = { key: 'core_mayorista_start_permissions-that-exist' };
    await strapi.db.query('strapi::core-store').deleteMany({ where: remembered });
    return found;
  });
  expect(again).toEqual(before);

  await started(async (strapi) => {
    const mended = await heldBy(strapi);
    expect(named(mended.own)).toEqual(named(before.own));
    expect(named(mended.all)).toEqual(named(before.all));
    expect(mended.views.map(({ key }) => key)).toEqual(before.views.map(({ key }) => key));
  });
});

test('the third start of a process has as many functions called when rights are worked out as the second', async () => {
  const counts = [await started(countLater), await started(countLater)];
  expect(counts[1]).toEqual(counts[0]);
  expect(Math.max(...(counts[0] ?? []))).toBe(1);
});

test('a platform that has ended is let go of, memory and all, once another is there', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const ended = await started((strapi) => Promise.resolve(new WeakRef(strapi)));
  await started(async () => {
    for (let tries = 0; tries < 40 && ended.deref() !== undefined; tries += 1) {
      await pause(50);
      collect();
    }
    expect(ended.deref() === undefined).toBe(true);
  });
});

test('a start that nobody waits for any more does not disturb the next, which ends what it left', async () => {
  const forgottenOne = load(world.environment);
  const next = await load(world.environment);
  const left = await forgottenOne;
  try {
    expect(left.server.httpServer.listening).toBe(false);
    expect(await next.db.query('admin::role').count()).toBeGreaterThan(0);
  } finally {
    await unload(next);
    await unload(left);
  }
});
