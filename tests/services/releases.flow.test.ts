import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  copyOfWorld,
  emptyWorld,
  installedWorld,
  load,
  stopAfterSuite,
  unload,
  type World,
} from '@mayorista/kernel/testing';
import { isPostgres, getKnex, type Core } from '@mayorista/kernel';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { releaseWith, type Changes, type ContentType } from './release';

const run = promisify(execFile);
const brands = 'catalogue/tvc-brand';

const withAttribute = (type: ContentType): ContentType => ({
  ...type,
  indexes: [...(type.indexes ?? []), { name: 'tvc_brands_door_index', columns: ['door'] }],
  attributes: { ...type.attributes, door: { type: 'string' } },
});

const pallets = (): ContentType => ({
  kind: 'collectionType',
  collectionName: 'pallets',
  info: { singularName: 'pallet', pluralName: 'pallets', displayName: 'Tarima' },
  options: { draftAndPublish: false },
  attributes: { name: { type: 'string' } },
});

const withoutDrafts = (type: ContentType): ContentType => ({ ...type, options: { draftAndPublish: false } });

const today = releaseWith({});
const next = releaseWith({ [brands]: withAttribute, 'reference/pallet': pallets, 'marketing/popup': withoutDrafts });

async function worldOf(make: () => Promise<World>): Promise<World> {
  const world = await make();
  stopAfterSuite(world.remove);
  return world;
}

/** Starts a release on a world, works with it, and ends it. */
async function on<T>(world: World, release: string, work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  const strapi = await load(world.environment, release);
  try {
    return await work(strapi);
  } finally {
    await unload(strapi);
  }
}

const start = (world: World, release: string, name: string) =>
  run('node', [path.join(__dirname, 'start-release.cjs'), release, name], {
    cwd: path.join(__dirname, '..', '..', 'cms'),
    env: world.environment,
    maxBuffer: 1 << 26,
  });

const rows = (strapi: Core.Strapi, table: string): Promise<Record<string, unknown>[]> =>
  getKnex(strapi)(table).orderBy('id').select<Record<string, unknown>[]>('*');

const tallies = async (strapi: Core.Strapi): Promise<unknown> =>
  Promise.all(
    ['products', 'stocks', 'outbox_events', 'tvc_brands', 'files_related_mph', 'admin_roles', 'i18n_locale'].map(
      async (table) => [table, (await rows(strapi, table)).length],
    ),
  );

const add = (strapi: Core.Strapi, data: Record<string, unknown>) =>
  strapi.documents('api::catalogue.tvc-brand').create({ data: data as { name: string } });

/** What the release before mends had made: index names that PostgreSQL cut, and no memory of migrations. */
async function asBefore(strapi: Core.Strapi): Promise<void> {
  const knex = getKnex(strapi);
  const short = 'push_deliveries_push_notification_id_push_subscript_fe5e3539';
  const long = 'push_deliveries_push_notification_id_push_subscription_id_unique';
  if (isPostgres(strapi)) {
    await knex.raw('alter index ?? rename to ??', [short, long.slice(0, 63)]);
    await knex.raw('alter table product_cards alter column name_folded type varchar(255)');
  } else {
    const index = await knex('sqlite_master').where({ name: short }).first<{ sql: string }>('sql');
    await knex.raw('drop index ??', [short]);
    await knex.raw(index.sql.replace(short, long));
  }
  await knex('mayorista_migrations').del();
}

async function indexNames(strapi: Core.Strapi): Promise<string[]> {
  const knex = getKnex(strapi);
  return isPostgres(strapi)
    ? knex('pg_indexes').where({ schemaname: 'public' }).pluck<string[]>('indexname')
    : knex('sqlite_master').where({ type: 'index' }).pluck<string[]>('name');
}

test('a release with one attribute more starts on the database of the release before, adds the column, keeps every row, drafts of a type that has none any more too, and gives indexes names that are not cut', async () => {
  const world = await worldOf(copyOfWorld);
  const { before, popups } = await on(world, today, async (strapi) => {
    const found = { before: await tallies(strapi), popups: await rows(strapi, 'popups') };
    await asBefore(strapi);
    return found;
  });
  expect(popups.some(({ published_at }) => published_at === null)).toBe(true);

  await on(world, next, async (strapi) => {
    expect(await tallies(strapi)).toEqual(before);
    expect(await rows(strapi, 'popups')).toEqual(popups);
    await add(strapi, { name: 'Andén 9', door: 'B' });
    expect((await rows(strapi, 'tvc_brands')).at(-1)).toMatchObject({ name: 'Andén 9', door: 'B' });
    const names = await indexNames(strapi);
    expect(names.filter((name) => name.length > 60)).toEqual([]);
    expect(names).toContain('push_deliveries_push_notification_id_push_subscript_fe5e3539');
    expect(names).toContain('tvc_brands_door_index');
  });
});

describe('going back by one release', () => {
  // Four starts on a full world: a busy machine takes minutes.
  test(
    'loses nothing: the old one works beside what the new one wrote, and the new one finds all of it again',
    { timeout: 300_000 },
    async () => {
      const world = await worldOf(copyOfWorld);
      const fresh = await load(world.environment, next);
      let isRunning = true;
      try {
        await add(fresh, { name: 'Andén 9', door: 'B' });
        await getKnex(fresh)('pallets').insert({ name: 'T-1', document_id: 'pallet1' });
        await getKnex(fresh)('files_related_mph').insert({
          related_id: 1,
          related_type: 'api::reference.pallet',
          field: 'photo',
        });

        // The old release starts beside the new one, which goes on working, and then alone.
        await start(world, today, 'Casa de campo');
        await add(fresh, { name: 'Muelle 9', door: 'C' });
        await unload(fresh);
        isRunning = false;
        await on(world, today, (strapi) => add(strapi, { name: 'Patio 9' }));

        await on(world, next, async (strapi) => {
          const found = (await rows(strapi, 'tvc_brands')).slice(-4).map(({ name, door }) => [name, door]);
          expect(found).toEqual([
            ['Andén 9', 'B'],
            ['Casa de campo', null],
            ['Muelle 9', 'C'],
            ['Patio 9', null],
          ]);
          expect((await rows(strapi, 'pallets')).map(({ name }) => name)).toEqual(['T-1']);
          expect(
            await getKnex(strapi)('files_related_mph').where({ related_type: 'api::reference.pallet' }).pluck('field'),
          ).toEqual(['photo']);
          // An old release that takes what Strapi remembers for its own drops nothing: it remembers no table.
          const [remembered] = await rows(strapi, 'strapi_database_schema');
          const schema = remembered?.schema;
          expect(typeof schema === 'string' ? JSON.parse(schema) : schema).toEqual({ tables: [] });
        });
      } finally {
        if (isRunning) await unload(fresh);
      }
    },
  );
});

describe('what only a migration may do', () => {
  const asNumber: Changes = {
    [brands]: (type) => ({ ...type, attributes: { ...type.attributes, name: { type: 'integer' } } }),
  };

  test('another type of a column stops the start with the column named, and leaves it as it was', async () => {
    const world = await worldOf(copyOfWorld);
    const before = await on(world, today, (strapi) => rows(strapi, 'tvc_brands'));
    await expect(load(world.environment, releaseWith(asNumber))).rejects.toThrow(
      /tvc_brands\.name es string y esta versión la declara integer/,
    );
    expect(await on(world, today, (strapi) => rows(strapi, 'tvc_brands'))).toEqual(before);
  });

  test('on a database that a later release migrated the old one starts and leaves the column as it is', async () => {
    const world = await worldOf(copyOfWorld);
    const before = await on(world, today, async (strapi) => {
      await getKnex(strapi)('mayorista_migrations').insert({ name: '9999-of-a-later-release', batch: 9 });
      return rows(strapi, 'tvc_brands');
    });
    await on(world, releaseWith(asNumber), async (strapi) => {
      expect(await rows(strapi, 'tvc_brands')).toEqual(before);
    });
  });

  test('a name that PostgreSQL would cut stops the start, with the name to use', async () => {
    const world = await worldOf(copyOfWorld);
    const long = `tvc_brands_${'name_'.repeat(10)}index`;
    const release = releaseWith({
      [brands]: (type) => ({ ...type, indexes: [{ name: long, columns: ['name'] }] }),
    });
    await expect(load(world.environment, release)).rejects.toThrow(
      /tiene 66 caracteres; usa «tvc_brands_\w+_[0-9a-f]{8}»/,
    );
  });
});

/** Starts today's release on a world and ends it; tells whether another process could bring the database up to date in the middle of it. */
async function isFreeDuringStart(world: World): Promise<boolean> {
  let isFree: boolean | undefined;
  const strapi = await load(world.environment, today, (made) => {
    const bootstrap = made.bootstrap.bind(made);
    made.bootstrap = async () => {
      isFree = await couldLock(made, world);
      return bootstrap();
    };
  });
  await unload(strapi);
  if (isFree === undefined) throw new Error('It started without its bootstrap');
  return isFree;
}

/** Tries to take the lock as another process would, and lets go of it. */
async function couldLock(strapi: Core.Strapi, { dataFolder }: World): Promise<boolean> {
  if (!isPostgres(strapi)) {
    const file = new Sqlite(path.join(dataFolder, 'mayorista.db.start-lock'), { timeout: 0, fileMustExist: true });
    try {
      file.exec('BEGIN EXCLUSIVE');
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'SQLITE_BUSY' });
      return false;
    } finally {
      file.close();
    }
  }
  const trx = await getKnex(strapi).transaction();
  const { rows: found } = await trx.raw<{ rows: { is_ours: boolean }[] }>(
    "select pg_try_advisory_xact_lock(hashtext('mayorista-start')) as is_ours",
  );
  await trx.rollback();
  return found[0]?.is_ours === true;
}

test('a start has others wait while it brings the database of another release up to date, and not when it finds its own', async () => {
  const world = await worldOf(copyOfWorld);
  const mark = { type: 'core', name: 'mayorista_start', key: 'release' } as const;
  await on(world, today, (strapi) => strapi.store(mark).set({ value: 'another release' }));
  expect(await isFreeDuringStart(world)).toBe(false);
  expect(await isFreeDuringStart(world)).toBe(true);
});

test('two processes that start together on an empty database both start, and seed it once', async () => {
  const world = await worldOf(emptyWorld);
  await Promise.all(['uno', 'dos'].map((name) => start(world, today, name)));

  const together = await on(world, today, tallies);
  // One process alone started this one.
  const alone = await worldOf(installedWorld);
  expect(together).toEqual(
    await on(alone, today, async (strapi) => {
      for (const name of ['uno', 'dos']) await add(strapi, { name });
      return tallies(strapi);
    }),
  );
});
