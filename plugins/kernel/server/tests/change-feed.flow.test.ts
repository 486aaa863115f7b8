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

test('who asks after a write is told of it, also where somebody was looking since before', async () => {
  const { ChangeFeed } = served<typeof import('../src/outbox/change-feed')>('server/src/outbox/change-feed');
  const happened = kernel().defineEvent('prueba.mientras', z.object({}), { touches: () => [] });
  const { platform, gate } = slowPlatform();
  const feed = new ChangeFeed(platform);
  const told: string[] = [];
  feed.follow((changes) => told.push(...changes.map(({ name }) => name)));
  await feed.look();
  gate.isClosed = true;
  const hasRead = new Promise<void>((resolve) => (gate.reached = resolve));
  feed.tell();
  const early = feed.look();
  await hasRead;
  await kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, happened, {}));
  feed.tell();
  const late = feed.look();
  gate.isClosed = false;
  gate.open();
  await Promise.all([early, late]);
  expect(told).toContain('prueba.mientras');
});
