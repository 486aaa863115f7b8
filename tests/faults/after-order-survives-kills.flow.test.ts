import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { client, copyOfWorld, type World } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contradictionsAfterOrders } from './after-order-contradictions';
import { clerk, type ClerkStep } from './clerk';
import { baselineOf, shelfFaults, type Baseline } from './contradictions';
import { persistentBuyer, type PersistentBuyer, type Step } from './persistent-buyer';
import { startPlatform, type Platform } from './platform';
import { counted, worldDatabase } from './world-database';

/** Of three companies: what one buys on credit does not wait for another. */
const emails = ['distribuidor@demo.test', 'otro@demo.test', 'ana.robles@tapatia.test'];
type Moment = Step['name'] | ClerkStep;
/** Moments after the order: killed on the way to it is orders-survive-kills. */
const moments: readonly Moment[] = ['approve', 'scan', 'dispatch', 'invoice'];

let world: World;
let db: Knex;
let platform: Platform;
let baseline: Baseline;
let branchId: number;
let productIds: number[];
let inFlight: (step: Moment) => void = () => {};

beforeAll(async () => {
  world = await copyOfWorld();
  db = worldDatabase(world);
  branchId = ((await db('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
  const sold = (await db('product_cards')
    .where({ is_visible: true, product_type: 'product_type_physical' })
    .orderBy('product_id')
    .limit(3)
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
  await db('products').whereIn('id', productIds).update({ serial: 1 });
  await openCredit();
  baseline = await baselineOf(db);
  platform = await startPlatform(world);
});

afterAll(async () => {
  await platform?.stop();
  await db?.destroy();
  await world?.remove();
});

/** The buyers' companies may owe more than they buy here. */
async function openCredit(): Promise<void> {
  const companies = (await db('up_users').whereIn('email', emails).select('company_id')) as { company_id: number }[];
  for (const { company_id } of companies)
    for (const currency of ['USD', 'MXN']) {
      await db('credit_lines').where({ company_id, currency }).delete();
      await db('credit_lines').insert({
        document_id: `credit-${company_id}-${currency}`,
        company_id,
        currency,
        credit_limit: '90000000.00',
        credit_days: 30,
        is_blocked: false,
      });
    }
}

/** Half of it is transferred, or nearly: what is left over goes on credit. */
const wish = () => {
  const first = randomInt(productIds.length);
  const lines = [first, (first + 1) % productIds.length].map((at) => ({
    product_id: productIds[at] ?? 0,
    quantity: 1,
  }));
  const payments = [
    { method: 'bank_transfer', amount: '1.25' },
    { method: 'credit', amount: 'rest' },
  ];
  return { lines, branchId, payments };
};

async function buyAttendAndKill(buyers: readonly PersistentBuyer[]): Promise<number> {
  const house = await clerk({ url: platform.url, db, branchId, onStep: (step) => inFlight(step) });
  let isOver = false;
  const working = buyers.map(async (buyer) => {
    while (!isOver) {
      await buyer.buy(wish());
      const folio = buyer.receipts.at(-1)?.folio ?? '';
      const { id } = (await db('sale_orders').where({ folio }).first('id')) as { id: number };
      await house.attend({ id, buyer: client(platform.url(), buyer.token) });
    }
  });
  const killing = (async () => {
    for (const moment of moments) {
      await new Promise<void>((resolve) => (inFlight = (step) => step === moment && resolve()));
      inFlight = () => {};
      // Before it is read, in its transaction, before its answer.
      await pause(randomInt(0, 60));
      await platform.killOne();
      expect(
        await platform.consistently(db, async (view) => [
          ...(await shelfFaults(view, baseline)),
          ...(await contradictionsAfterOrders(view, baseline)),
        ]),
        `killed at '${moment}'`,
      ).toEqual([]);
      await platform.restart();
    }
  })().finally(() => (isOver = true));
  await Promise.all([killing, ...working]);
  return house.repeats();
}

test('a server killed again and again while receipts are approved, pieces leave and invoices are made: nothing is charged, shipped, stamped or told twice, and nothing is forgotten', async () => {
  const buyers = await Promise.all(
    emails.map((email) => persistentBuyer(platform.url, email, (step) => inFlight(step))),
  );
  const repeats = await buyAttendAndKill(buyers);
  await platform.settled(db);

  expect(await shelfFaults(db, baseline)).toEqual([]);
  expect(await contradictionsAfterOrders(db, baseline)).toEqual([]);
  expect(
    repeats + buyers.reduce((sum, buyer) => sum + buyer.repeats(), 0),
    'requests that were cut off',
  ).toBeGreaterThan(0);

  const orders = (await db('sale_orders').where('id', '>', baseline.lastOrder).select('id', 'folio', 'status')) as {
    id: number;
    folio: string;
    status: string;
  }[];
  expect(orders).toHaveLength(buyers.reduce((sum, buyer) => sum + buyer.receipts.length, 0));
  for (const { id, folio, status } of orders) {
    expect(status, folio).toBe('shipped');
    const [invoice] = (await db('invoices').where({ sale_order_id: id, type: 'I' })) as {
      id: number;
      state: string;
      number: string;
    }[];
    expect(invoice?.state, folio).toBe('stamped');
    expect(await counted(db('invoices').where({ number: invoice?.number ?? '' })), `invoices ${invoice?.number}`).toBe(
      1,
    );
    expect(
      await counted(db('mails').where('subject', `Tu pedido ${folio} va en camino`)),
      `shipments of ${folio}`,
    ).toBe(2);
    expect(
      await counted(db('mails').where('subject', 'like', `Factura % de tu pedido ${folio}`)),
      `invoice of ${folio}`,
    ).toBe(1);
  }
  const stamps = (await db('demo_stamps').select('reference')) as { reference: string }[];
  expect(new Set(stamps.map(({ reference }) => reference)).size, 'stamps of one document').toBe(stamps.length);
  expect(await db('jobs').whereNot({ state: 'done' }).select('name', 'state', 'last_error')).toEqual([]);
}, 600_000);
