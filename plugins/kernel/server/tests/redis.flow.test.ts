import { boot, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { kernel, served, until } from './served';
import { redisServer, type RedisServer } from './redis-server';

let redis: RedisServer;
let app: TestApp;
let knex: Knex;
const runs: number[] = [];

const defined = () =>
  kernel().defineJob({
    name: 'prueba.redis',
    label: 'prueba.redis',
    schema: z.object({ n: z.number() }),
    handler: async () => ({
      run: async ({ payload }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        runs.push(payload.n);
      },
    }),
  });
let job: ReturnType<typeof defined>;

const enqueue = (count: number) =>
  kernel().inTransaction(app.strapi, async (tx) => {
    for (let n = 0; n < count; n += 1) await kernel().enqueue(tx, job, { n });
  });
const open = async (): Promise<number> =>
  (await knex('jobs').where({ name: 'prueba.redis' }).whereNot({ state: 'done' })).length;

beforeAll(async () => {
  redis = await redisServer();
  app = await boot({ REDIS_URL: redis.url });
  knex = app.strapi.db.connection as unknown as Knex;
  job = defined();
  served<typeof import('../src/jobs/registry')>('server/src/jobs/registry').registerJobs(app.strapi, [job]);
});

// Queues first: one that loses its server reconnects for ever.
afterAll(async () => {
  await kernel().stopWorker(app.strapi);
  await served<typeof import('../src/jobs/running')>('server/src/jobs/running').stopJobs(app.strapi);
  await redis.kill();
});

test('a worker that is stopped before it has begun ends quietly', async () => {
  const troubles: unknown[] = [];
  const note = (reason: unknown): void => void troubles.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  for (let turn = 0; turn < 4; turn += 1) await kernel().startWorker(app.strapi, { concurrency: 2 }).stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(troubles).toEqual([]);
});

test('a Redis that is silent keeps nobody who announces jobs or stops', async () => {
  const { closeQueue, handOver, openQueue } =
    served<typeof import('../src/jobs/bull-queue')>('server/src/jobs/bull-queue');
  const queue = openQueue();
  await queue.isReady();
  const thawed = new AbortController();
  const late = setTimeout(() => {
    thawed.abort();
    redis.thaw();
  }, 30_000);
  redis.freeze();
  try {
    await expect(handOver(queue, [1])).rejects.toThrow('Redis does not answer');
    await closeQueue(queue);
    expect(thawed.signal.aborted, 'they waited until it answered').toBe(false);
  } finally {
    clearTimeout(late);
    redis.thaw();
  }
});

test('with Redis the cms runs nothing itself, and two workers run every job once', async () => {
  await enqueue(60);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([await open(), runs.length]).toEqual([60, 0]);
  kernel().startWorker(app.strapi, { concurrency: 4 });
  const second = kernel().startWorker(app.strapi, { concurrency: 4 });
  await until(async () => (await open()) === 0);
  expect([...runs].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_unused, n) => n));
  await second.stop();
});

test('jobs handed over to a Redis that dies with all it held are handed over again', async () => {
  runs.length = 0;
  await enqueue(40);
  await until(() => runs.length > 0);
  await redis.kill();
  await enqueue(10);
  await redis.start();
  await until(async () => (await open()) === 0);
  expect(runs.length).toBe(50);
});
