import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { client, demoPassword } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baselineOf, contradictions, type Baseline } from '../contradictions';
import { persistentBuyer, type PersistentBuyer, type Wish } from '../persistent-buyer';
import { cmsProcess, workersProcess, type PlatformProcess } from '../platform-process';
import { until } from '../until';
import { counted, worldDatabase } from '../world-database';
import { ownServices, type OwnServices } from './own-services';

/** `npm run chaos` takes five minutes; among the other tests every kind of trouble comes once. */
const seconds = Number(process.env.CHAOS_SECONDS ?? 25);
const emails = [
  'distribuidor@demo.test',
  'otro@demo.test',
  'ana.robles@tapatia.test',
  'jorge.cuautle@angelopolis.test',
  'martha.ochoa@frontera.test',
  'secundario@demo.test',
  'fernando.gasca@bajio.test',
  'ruben.canche@peninsular.test',
  'claudia.zepeda@queretana.test',
  'ivan.pech@caribe.test',
];

let services: OwnServices;
let db: Knex;
let servers: PlatformProcess[];
let workers: PlatformProcess;
let baseline: Baseline;
let branchId: number;
let productIds: number[];

beforeAll(async () => {
  services = await ownServices();
  db = worldDatabase(services.world);
  await stockUp();
  baseline = await baselineOf(db);
  servers = [await cmsProcess(services.world), await cmsProcess(services.world)];
  workers = await workersProcess(services.world);
  for (const each of [...servers, workers]) await each.start();
});

afterAll(async () => {
  await Promise.all([...(servers ?? []), workers].map((each) => each?.stop()));
  await db?.destroy();
  await services?.remove();
});

async function stockUp(): Promise<void> {
  branchId = ((await db('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  const sold = (await db('product_cards')
    .where({ is_visible: true, product_type: 'product_type_physical' })
    .orderBy('product_id')
    .limit(4)
    .select('product_id')) as { product_id: number }[];
  productIds = sold.map(({ product_id }) => product_id);
  for (const product_id of productIds) {
    const shelf = { product_id, branch_id: branchId, grade: 'Stock' };
    await db('stocks').where(shelf).delete();
    await db('stocks').insert({ document_id: `plenty-${product_id}`, ...shelf, on_hand: 50_000, reserved: 0 });
  }
}

const url = (): string => servers[randomInt(servers.length)]?.url ?? '';

const wish = (): Wish => {
  const first = randomInt(productIds.length);
  const lines = [first, (first + 1) % productIds.length].map((at) => ({
    product_id: productIds[at] ?? 0,
    quantity: randomInt(1, 4),
  }));
  return { lines, branchId };
};

/** As a supervisor does: a start that meets no database fails, and is tried again. */
async function startAgain(dead: PlatformProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await dead.start();
    } catch (error) {
      if (tries === 20) throw error;
      await pause(500);
    }
  }
}

type Trouble = () => Promise<void>;

/** Processes that are down or starting; others go on meanwhile, and get into trouble themselves. */
const starting = new Map<PlatformProcess, Promise<void>>();

function startInBackground(dead: PlatformProcess): void {
  const start = startAgain(dead).finally(() => starting.delete(dead));
  // Whether it failed is asked at the end; until then nobody waits for it.
  start.catch(() => undefined);
  starting.set(dead, start);
}

/** Kills a process without a word, or asks it to stop; where it is just starting, once it is up. */
async function end(victim: PlatformProcess, how: 'kill' | 'stop'): Promise<void> {
  await starting.get(victim);
  await victim[how]();
  startInBackground(victim);
}

const someServer = (): PlatformProcess => servers[randomInt(servers.length)] as PlatformProcess;

const troubles: Readonly<Record<string, Trouble>> = {
  'a cms is killed': () => end(someServer(), 'kill'),
  'the workers are killed': () => end(workers, 'kill'),
  'a cms is restarted': () => end(someServer(), 'stop'),
  'PostgreSQL is restarted': async () => {
    await services.postgres.stop();
    await pause(randomInt(200, 1_500));
    await services.postgres.start();
  },
  'PostgreSQL is frozen': async () => {
    services.postgres.freeze();
    await pause(randomInt(500, 4_000));
    services.postgres.thaw();
  },
  'Redis is restarted': async () => {
    await services.redis.stop();
    await pause(randomInt(200, 2_500));
    await services.redis.start();
  },
  'Redis is frozen': async () => {
    services.redis.freeze();
    await pause(randomInt(500, 2_500));
    services.redis.thaw();
  },
};

/** Each kind once, in an order of no choosing, and again while there is time. */
async function makeTrouble(until: number): Promise<string[]> {
  const made: string[] = [];
  let isFirstRound = true;
  while (isFirstRound || Date.now() < until) {
    for (const name of shuffled(Object.keys(troubles))) {
      if (!isFirstRound && Date.now() > until) break;
      await pause(randomInt(100, 900));
      await troubles[name]?.();
      made.push(name);
    }
    isFirstRound = false;
  }
  await Promise.all(starting.values());
  return made;
}

function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0] as T);
}

test(
  `${seconds} s of ${emails.length} people buying over two servers while processes, PostgreSQL and Redis die and freeze: the books balance, no key is stuck, no failure untold`,
  async () => {
    const buyers = await Promise.all(emails.map((email) => persistentBuyer(url, email)));
    let isOver = false;
    const buying = Promise.all(
      buyers.map(async (buyer) => {
        while (!isOver) {
          await buyer.buy(wish());
          await pause(randomInt(200, 1_200));
        }
      }),
    );
    const made = await Promise.race([makeTrouble(Date.now() + seconds * 1_000), buying.then(() => [])]).finally(
      () => (isOver = true),
    );
    await buying;
    await until('all is worked off', isSettled, 180_000, 200);

    const placed = buyers.flatMap(({ receipts }) => receipts);
    const repeats = buyers.reduce((sum, buyer) => sum + buyer.repeats(), 0);
    console.log(`${made.length} troubles, ${placed.length} orders, ${repeats} requests sent again`);
    expect(new Set(made)).toEqual(new Set(Object.keys(troubles)));
    expect(await contradictions(db, baseline)).toEqual([]);
    expect(await counted(db('reservations').where({ state: 'held' }))).toBe(0);
    await expectOrdersAsTold(buyers);
    // Every key of a buyer was answered, so that none may be left that waits for its process.
    expect(await db('idempotency_keys').whereNull('answer_status').whereNull('committed_at')).toEqual([]);
    await expectFailuresTold();
  },
  (seconds + 400) * 1_000,
);

async function isSettled(): Promise<boolean> {
  const events = await counted(db('outbox_events').whereNull('relayed_at'));
  return events + (await counted(db('jobs').whereIn('state', ['queued', 'running']))) === 0;
}

/** The orders there are, are those that their buyers were told of, and each was mailed once. */
async function expectOrdersAsTold(buyers: readonly PersistentBuyer[]): Promise<void> {
  const told = buyers.flatMap(({ receipts }) => receipts.map(({ folio, cartId }) => `${folio} of cart ${cartId}`));
  const orders = (await db('sale_orders').where('id', '>', baseline.lastOrder).select('folio', 'source_id')) as {
    folio: string;
    source_id: string;
  }[];
  expect(orders.map(({ folio, source_id }) => `${folio} of cart ${source_id}`).sort()).toEqual(told.sort());
  const mails = (await db('mails').select('subject', 'recipient')) as { subject: string; recipient: string }[];
  for (const { folio } of orders) {
    // Its buyer, and whoever pays what a secondary user bought: each once.
    const mailed = mails.flatMap(({ subject, recipient }) => (subject.includes(folio) ? [recipient] : []));
    expect(mailed.length, folio).toBeGreaterThan(0);
    expect(mailed.toSorted(), folio).toEqual([...new Set(mailed)].sort());
  }
}

/** Jobs that gave up are counted by readiness and listed for staff. */
async function expectFailuresTold(): Promise<void> {
  const dead = (await db('jobs').where({ state: 'dead' }).select('name', 'last_error')) as object[];
  if (dead.length > 0) console.log(dead);
  for (const server of servers) {
    const { status, body } = await client(server.url, null).get<{ backlog: { dead: number } }>('/ready');
    expect([status, body.backlog.dead]).toEqual([200, dead.length]);
  }
  const { body } = await client(url(), null).post<{ data: { token: string } }>('/admin/login', {
    email: 'admin@mayorista.test',
    password: demoPassword,
  });
  const listed = await client(url(), body.data.token).get<{ total: number }>('/kernel/background-jobs?state=dead');
  expect(listed.body.total).toBe(dead.length);
}
