import { boot, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { kernel, served } from './served';

let app: TestApp;

beforeAll(async () => {
  app = await boot();
});

/** The platform with a database whose answers come when they are let through. */
function slowPlatform() {
  const knex = app.strapi.db.connection;
  const gate = { isClosed: false, reached: () => {}, open: () => {} };
  const slow = (table: string): Knex.QueryBuilder => {
    const query = knex(table);
    const answer = query.then.bind(query) as Promise<unknown>['then'];
    const held = async (rows: unknown): Promise<unknown> => {
      if (!gate.isClosed) return rows;
      gate.reached();
      await new Promise<void>((resolve) => (gate.open = resolve));
      return rows;
    };
    return Object.assign(query, {
      then: (...given: Parameters<Promise<unknown>['then']>) => answer(held).then(...given),
    }) as unknown as Knex.QueryBuilder;
  };
  const db = Object.create(app.strapi.db, { connection: { value: slow } }) as unknown;
  const platform = Object.create(app.strapi, { db: { value: db } }) as TestApp['strapi'];
  return { platform, gate };
}

/** A feed that has begun, what it tells, and the gate of its database; closed from now on. */
async function begunFeed() {
  const { ChangeFeed } = served<typeof import('../src/outbox/change-feed')>('server/src/outbox/change-feed');
  const { platform, gate } = slowPlatform();
  const feed = new ChangeFeed(platform);
  const told: string[] = [];
  feed.follow((changes) => told.push(...changes.map(({ name }) => name)));
  await feed.look();
  gate.isClosed = true;
  const hasRead = new Promise<void>((resolve) => (gate.reached = resolve));
  const open = (): void => {
    gate.isClosed = false;
    gate.open();
  };
  return { feed, told, hasRead, open };
}

async function write(name: string): Promise<void> {
  const happened = kernel().defineEvent(name, z.object({}), { touches: () => [] });
  await kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, happened, {}));
}

test('who asks after a write is told of it, also where somebody was looking since before', async () => {
  const { feed, told, hasRead, open } = await begunFeed();
  feed.tell();
  const early = feed.look();
  await hasRead;
  await write('prueba.mientras');
  feed.tell();
  const late = feed.look();
  open();
  await Promise.all([early, late]);
  expect(told).toContain('prueba.mientras');
});

test('who asks after a write is told of it, also where somebody else asked first and is being told', async () => {
  const { feed, told, hasRead, open } = await begunFeed();
  await write('prueba.a-la-vez');
  feed.tell();
  const first = feed.look();
  await hasRead;
  const second = feed.look().then(() => [...told]);
  open();
  expect(await second).toContain('prueba.a-la-vez');
  await first;
});

test('of two who waited for the same look, both are told of what was written meanwhile', async () => {
  const { feed, told, hasRead, open } = await begunFeed();
  feed.tell();
  const early = feed.look();
  await hasRead;
  await write('prueba.entre-dos');
  feed.tell();
  const both = [1, 2].map(() => feed.look().then(() => told.includes('prueba.entre-dos')));
  open();
  expect(await Promise.all(both)).toEqual([true, true]);
  await early;
});
