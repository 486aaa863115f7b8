import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { client, copyOfWorld, type World } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baselineOf, contradictions, type Baseline } from './contradictions';
import { persistentBuyer, type PersistentBuyer, type Step, type Wish } from './persistent-buyer';
import { startPlatform, type Platform } from './platform';
import { until } from './until';
import { counted, worldDatabase } from './world-database';

const emails = [
  'distribuidor@demo.test',
  'otro@demo.test',
  'ana.robles@tapatia.test',
  'jorge.cuautle@angelopolis.test',
  'martha.ochoa@frontera.test',
  'secundario@demo.test',
];
/** Requests of the way to an order, caught in flight, and a moment of no choosing: of several processes each dies at least once. */
const moments: readonly (Step['name'] | 'any')[] = ['order', 'confirmation', 'any'];

let world: World;
let db: Knex;
let platform: Platform;
let baseline: Baseline;
let branchId: number;
let productIds: number[];
let inFlight: (step: Step['name']) => void = () => {};

beforeAll(async () => {
  world = await copyOfWorld();
  db = worldDatabase(world);
  branchId = ((await db('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  const sold = (await db('product_cards')
    .where({ is_visible: true, product_type: 'product_type_physical' })
    .orderBy('product_id')
    .limit(4)
    .select('product_id')) as { product_id: number }[];
  productIds = sold.map(({ product_id }) => product_id);
  for (const product_id of productIds) {
    await db('stocks').where({ product_id, branch_id: branchId, grade: 'Stock' }).delete();
    await db('stocks').insert({
      document_id: `plenty-${product_id}`,
      product_id,
      branch_id: branchId,
      grade: 'Stock',
      on_hand: 2_000,
      reserved: 0,
    });
  }
  baseline = await baselineOf(db);
  platform = await startPlatform(world);
});

afterAll(async () => {
  await platform?.stop();
  await db?.destroy();
  await world?.remove();
});

const wish = (): Wish => {
  const first = randomInt(productIds.length);
  const lines = [first, (first + 1) % productIds.length].map((at) => ({
    product_id: productIds[at] ?? 0,
    quantity: randomInt(1, 4),
  }));
  return { lines, branchId };
};

/** Waits until that request is on its way, and a little longer: before it is read, in its transaction, before its answer. */
async function inTheMiddleOf(moment: (typeof moments)[number]): Promise<void> {
  if (moment === 'any') return pause(randomInt(200, 1_500));
  await new Promise<void>((resolve) => (inFlight = (step) => step === moment && resolve()));
  inFlight = () => {};
  await pause(randomInt(0, 60));
}

async function buyAndKill(buyers: readonly PersistentBuyer[]): Promise<void> {
  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) {
      await buyer.buy(wish());
      // People look before they buy again, which leaves what is killed meanwhile room to start.
      await pause(randomInt(400, 1_600));
    }
  });
  const killing = (async () => {
    for (const moment of moments) {
      await inTheMiddleOf(moment);
      await platform.killOne();
      expect(
        await platform.consistently(db, (view) => contradictions(view, baseline)),
        `killed at '${moment}'`,
      ).toEqual([]);
      await platform.restart();
    }
  })().finally(() => (isOver = true));
  await Promise.all([killing, ...buying]);
}

test('a server killed again and again while six people buy: every order whole, once, and told to its buyer; no piece, mail or event lost or doubled', async () => {
  const buyers = await Promise.all(
    emails.map((email) => persistentBuyer(platform.url, email, (step) => inFlight(step))),
  );
  await buyAndKill(buyers);
  await platform.settled(db);

  const receipts = buyers.flatMap((buyer) => buyer.receipts);
  expect(await contradictions(db, baseline)).toEqual([]);
  expect(
    buyers.reduce((sum, buyer) => sum + buyer.repeats(), 0),
    'requests that were cut off',
  ).toBeGreaterThan(0);
  expect(await counted(db('reservations').where({ state: 'held' }))).toBe(0);

  const orders = (await db('sale_orders').where('id', '>', baseline.lastOrder).select('id', 'folio', 'source_id')) as {
    id: number;
    folio: string;
    source_id: string;
  }[];
  const told = receipts.map(({ folio, cartId }) => `${folio} of cart ${cartId}`).sort();
  expect(orders.map(({ folio, source_id }) => `${folio} of cart ${source_id}`).sort()).toEqual(told);
  for (const { folio, lines } of receipts) expect(await boughtAs(folio), folio).toEqual(linesInOrder(lines));

  for (const { id, folio } of orders) {
    // Its buyer, and whoever pays what a secondary user bought: each once.
    const mailed = (await db('mails').where('subject', 'like', `%${folio}%`).pluck('recipient')) as string[];
    expect(mailed.length, `mails of ${folio}`).toBeGreaterThan(0);
    expect(mailed.toSorted(), `mails of ${folio}`).toEqual([...new Set(mailed)].sort());
    expect(
      await counted(db('jobs').where({ name: 'sales.send-order-mail', payload: JSON.stringify({ orderId: id }) })),
      `mail jobs of ${folio}`,
    ).toBe(1);
  }
  expect(await db('jobs').whereNot({ state: 'done' }).select('name', 'state', 'last_error')).toEqual([]);
  const searching = await searchTokenOf(buyers[0]);
  await until(
    'search shows the stock there is',
    async () => JSON.stringify(await stockInSearch(searching)) === JSON.stringify(await stockOnShelves()),
    10_000,
  );
});

const linesInOrder = (lines: readonly { product_id: number; quantity: number }[]) =>
  [...lines].sort((a, b) => a.product_id - b.product_id);

async function boughtAs(folio: string) {
  const rows = (await db('sale_order_details as d')
    .join('sale_orders as o', 'o.id', 'd.sale_order_id')
    .where('o.folio', folio)
    .select('d.product_id', 'd.quantity')) as { product_id: number; quantity: number }[];
  return linesInOrder(rows);
}

async function searchTokenOf(asker: PersistentBuyer | undefined): Promise<string> {
  const { body } = await client(platform.url(), asker?.token ?? null).get<{ data: { token: string } }>(
    '/api/search-tokens',
  );
  return body.data.token;
}

/** Product id and free pieces everywhere, as the search engine answers a distributor. */
async function stockInSearch(token: string): Promise<[number, number][]> {
  const { body } = await client(platform.url(), token).post<{
    results: { hits: { id: number; inventory: number }[] }[];
  }>('/api/multi-search', {
    queries: [{ indexUid: 'products', filter: `id IN [${productIds.join()}]`, limit: 10 }],
  });
  return (body.results[0]?.hits ?? [])
    .map(({ id, inventory }): [number, number] => [Number(id), inventory])
    .sort(([a], [b]) => a - b);
}

async function stockOnShelves(): Promise<[number, number][]> {
  const rows = (await db('stocks')
    .whereIn('product_id', productIds)
    .where({ grade: 'Stock' })
    .groupBy('product_id')
    .orderBy('product_id')
    .select('product_id')
    .sum({ on_hand: 'on_hand', reserved: 'reserved' })) as {
    product_id: number;
    on_hand: number | string;
    reserved: number | string;
  }[];
  return rows.map((row): [number, number] => [row.product_id, Number(row.on_hand) - Number(row.reserved)]);
}
