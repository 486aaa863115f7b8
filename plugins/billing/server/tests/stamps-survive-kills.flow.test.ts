import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, copyOfWorld, demoPassword, type Client, type World } from '@mayorista/kernel/testing';
import { cmsProcess, type PlatformProcess } from '../../../../tests/faults/platform-process';
import { until } from '../../../../tests/faults/until';
import { worldDatabase } from '../../../../tests/faults/world-database';
import { invoicingSettings } from './certificate-files';
import { startPac, type PacServer } from './pac-server';

let pac: PacServer;
let world: World;
let db: Knex;
let cms: PlatformProcess;
let orders: number[];

beforeAll(async () => {
  pac = await startPac();
  world = await copyOfWorld();
  // One process that runs its jobs itself: whose job it is that dies is then certain.
  const environment = {
    ...world.environment,
    ...invoicingSettings(pac),
    REDIS_URL: undefined,
    MAYORISTA_RUNS_JOBS: 'true',
    ABANDONED_AFTER_SECONDS: '5',
  };
  db = worldDatabase(world);
  // Orders of the demo world that are paid and not invoiced; what it holds of the drafts and rejected ones goes.
  await db('invoices').whereIn('state', ['draft', 'failed']).delete();
  const invoiced = db('invoices').whereNotNull('sale_order_id').select('sale_order_id');
  const open = await db('sale_orders')
    .whereIn('status', ['paid', 'ready', 'delivered'])
    .whereNotIn('id', invoiced)
    .orderBy('id');
  orders = open.map(({ id }: { id: number }) => id);
  cms = await cmsProcess({ ...world, environment });
  await cms.start();
});

afterAll(async () => {
  await cms?.stop();
  await db?.destroy();
  await world?.remove();
  await pac?.close();
});

async function asAdmin(): Promise<Client> {
  const credentials = { email: 'admin@mayorista.test', password: demoPassword };
  const { body } = await client(cms.url, null).post<{ data: { token: string } }>('/admin/login', credentials);
  return client(cms.url, body.data.token);
}

async function issue(): Promise<number> {
  const orderId = orders.shift();
  const { body, status } = await (
    await asAdmin()
  ).post<{ data: { id: number } }>('/billing/invoices', { sale_order_id: orderId });
  expect([status, body]).toEqual([201, body]);
  return body.data.id;
}

const invoiceOf = (id: number) => db('invoices').where({ id }).first();

/** Starts the server again: each document gets stamped, and no stamp but one was made for each. */
async function stampedOnce(ids: readonly number[], stampsBefore: number): Promise<void> {
  await cms.start();
  for (const id of ids) {
    await until('the document is stamped', async () => (await invoiceOf(id)).state === 'stamped', 120_000);
    const { uuid, number } = await invoiceOf(id);
    expect(pac.stamps.slice(stampsBefore).filter((stamp) => stamp.uuid === uuid)).toHaveLength(1);
    expect(await db('invoices').where({ number })).toHaveLength(1);
  }
  expect(pac.stamps.length, 'one stamp for one document').toBe(stampsBefore + ids.length);
}

test('killed before the provider stamps one, and after it has stamped another and before it answers: the one is sent again, the stamp of the other comes back [SF-INVOICE-001]', async () => {
  const before = pac.stamps.length;
  pac.faults.push('hold');
  const asked = pac.asked.length;
  const unstamped = await issue();
  await until('the provider has the document', () => Promise.resolve(pac.asked.length > asked));
  pac.faults.push('stamped-hold');
  const unanswered = await issue();
  await until('the provider has stamped the other', () => Promise.resolve(pac.stamps.length > before));
  await cms.kill();
  expect((await invoiceOf(unstamped)).state).toBe('stamping');
  expect((await invoiceOf(unanswered)).uuid).toBeNull();
  await stampedOnce([unstamped, unanswered], before);
});

test('killed between the answer and its keeping: the same stamp comes back', async () => {
  const before = pac.stamps.length;
  const killed: Promise<void>[] = [];
  pac.onAnswered = () => {
    pac.onAnswered = null;
    killed.push(cms.kill());
  };
  const id = await issue();
  await until('it is killed', () => Promise.resolve(killed.length > 0));
  await Promise.all(killed);
  await stampedOnce([id], before);
});

test('killed as soon as the order is invoiced: nothing is forgotten', async () => {
  const before = pac.stamps.length;
  const id = await issue();
  await cms.kill();
  await stampedOnce([id], before);
});
