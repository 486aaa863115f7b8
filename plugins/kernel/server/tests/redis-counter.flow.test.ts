import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisLink } from '../src/dependencies/redis-link';
import { redisCounter } from '../src/rate-limit/redis-counter';
import { redisServer, type RedisServer } from './redis-server';
import { until } from './served';

let redis: RedisServer;
beforeAll(async () => {
  redis = await redisServer();
});
afterAll(() => redis?.kill());

test('processes count together from the first, before their connection stands; while Redis is gone each counts for itself, and together again afterwards', async () => {
  const troubles: unknown[] = [];
  const counter = () => redisCounter(new RedisLink(redis.url, (error) => troubles.push(error), 20_000));
  const [one, two] = [counter(), counter()];
  expect((await one.add('a', 60_000)).count).toBe(1);
  const second = await two.add('a', 60_000);
  expect(second.count).toBe(2);
  expect(second.endsInMs).toBeGreaterThan(50_000);
  await one.undo('a');
  expect((await two.add('a', 60_000)).count).toBe(2);
  expect(troubles).toEqual([]);

  await redis.kill();
  expect((await one.add('a', 60_000)).count).toBe(1);
  expect((await one.add('a', 60_000)).count).toBe(2);
  expect((await two.add('a', 60_000)).count).toBe(1);
  await redis.start();
  await until(async () => (await one.add('b', 60_000)).count + (await two.add('b', 60_000)).count > 4);
  await one.close();
  await two.close();
});
