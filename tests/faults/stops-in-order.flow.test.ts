import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { client, copyOfWorld, demoPassword, type World } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsProcess, type PlatformProcess } from './platform-process';
import { until } from './until';
import { counted, worldDatabase } from './world-database';

let world: World;
let db: Knex;
let cms: PlatformProcess;
let token: string;
let productId: number;
const agent = new http.Agent({ keepAlive: true });

beforeAll(async () => {
  world = await copyOfWorld();
  db = worldDatabase(world);
  ({ product_id: productId } = (await db('product_cards')
    .where({ is_visible: true, product_type: 'product_type_physical' })
    .first('product_id')) as { product_id: number });
  // Long enough for a busy machine: cut off is nobody, however slow.
  cms = await cmsProcess({ ...world, environment: { ...world.environment, SHUTDOWN_SECONDS: '60' } });
  await cms.start();
  const { body } = await client(cms.url, null).post<{ jwt: string }>('/api/auth/local', {
    identifier: 'distribuidor@demo.test',
    password: demoPassword,
  });
  token = body.jwt;
});

afterAll(async () => {
  agent.destroy();
  await cms?.stop();
  await db?.destroy();
  await world?.remove();
});

interface Outcome {
  /** The status of the answer, or how there was none. */
  readonly told: number | 'refused' | 'cut';
  readonly connection?: string | undefined;
  /** The words of the client's library for a call without an answer, and how long it had lasted. */
  readonly why?: string;
}

/** One call on a connection that is kept; a body is sent in pieces, with pauses in between. */
function call(method: 'GET' | 'POST', path: string, pieces: readonly string[] = []): Promise<Outcome> {
  const { hostname, port } = new URL(cms.url);
  const startedAt = Date.now();
  const why = (error: Error) => `${error.message} after ${Date.now() - startedAt} ms`;
  return new Promise((resolve) => {
    const request = http.request(
      {
        hostname,
        port,
        path,
        method,
        agent,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(pieces.length === 0
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': pieces.join('').length }),
        },
      },
      (response) => {
        response.resume();
        // Not when the answer has ended: its connection is free for the next call only then.
        request.once('close', () =>
          resolve({ told: response.statusCode ?? 0, connection: response.headers.connection }),
        );
        response.once('error', (error) => resolve({ told: 'cut', why: why(error) }));
      },
    );
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ told: error.code === 'ECONNREFUSED' ? 'refused' : 'cut', why: why(error) }),
    );
    void (async () => {
      for (const piece of pieces) {
        request.write(piece);
        await pause(400);
      }
      request.end();
    })();
  });
}

test('asked to stop under load, a server cuts nobody off: what it took it answers, what it did not take it refuses', async () => {
  let isOver = false;
  const outcomes: Outcome[] = [];
  const shoppers = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      const outcome = await call('GET', '/api/sale-orders?per_page=5');
      outcomes.push(outcome);
      if (outcome.told !== 200) return;
    }
  });
  await until('they are at it', () => outcomes.length > 20);
  const line = JSON.stringify({ product_id: productId, quantity: 1 });
  // A phone in a lift: the body takes longer than anything else.
  const slow = call('POST', '/api/cart-details', [line.slice(0, 5), line.slice(5, 12), line.slice(12)]);
  await pause(100);
  const stopped = cms.stop();
  expect(await slow).toEqual({ told: 200, connection: 'close' });
  expect(await stopped).toBe(0);
  isOver = true;
  await Promise.all(shoppers);
  expect(outcomes.filter(({ told }) => told === 'cut')).toEqual([]);
  // Whoever kept a connection was told to leave it, and came upon a closed door only then.
  expect(outcomes.filter(({ told, connection }) => told === 200 && connection === 'close').length).toBeGreaterThan(0);
  expect(await counted(db('cart_details').where({ product_id: productId }))).toBeGreaterThan(0);
});
