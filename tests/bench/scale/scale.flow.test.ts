import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { companyRows, findingRows, orderRows, people, type Row } from './rows';
import { writeOrders } from './world/write-orders';
import { writePeople } from './world/write-people';
import { writeProducts } from './world/write-products';

const count = Number(process.env.BENCH_ORDERS ?? 0);
const calls = Number(process.env.BENCH_CALLS ?? 40);
const targetMs = 200;
const products = 50_000;
/** Rows whose name contains it; all of them where nothing is said. */
const only = process.env.BENCH_ONLY ?? '';

let app: TestApp;
let askers: Readonly<Record<string, Client>>;

beforeAll(async () => {
  if (count === 0) return;
  app = await boot();
  const knex = app.strapi.db.connection as unknown as Knex;
  await writePeople(knex, people);
  await writeProducts(knex, products);
  await writeOrders(knex, count);
  const company = await knex('companies').where({ status: 1 }).orderBy('id').first('id');
  const distributor = await givenPerson(app, { role: 'distributor', companyId: company.id });
  askers = {
    ventas: await app.asStaff('ventas'),
    finanzas: await app.asStaff('finanzas'),
    admin: await app.asStaff('admin'),
    distribuidor: client(app.url, distributor.token),
    vendedor: await app.as('vendedor'),
    almacenista: await app.as('almacen'),
  };
});

interface Times {
  readonly p50: number;
  readonly p95: number;
  /** Time of a processor, ms per call, of the platform and whoever asks: what other work on the machine does not lengthen. */
  readonly cpu: number;
}

async function measure(who: Client, paths: readonly string[]): Promise<Times> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let turn = 0; turn < calls; turn += 1) {
    const path = paths[turn % paths.length] ?? '';
    const started = performance.now();
    const { status } = await who.get(path);
    times.push(performance.now() - started);
    expect(status, path).toBe(200);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), cpu: Math.round((user + system) / 100 / calls) / 10 };
}

test.runIf(count > 0)('lists, searches and pages beside many past orders, companies and people', async () => {
  const table: (Times & { readonly quién: string; readonly qué: string; readonly meta: string })[] = [];
  const write = (quién: string, qué: string, times: Times, target = targetMs) =>
    table.push({ quién, qué, ...times, meta: times.p95 <= target ? 'sí' : `no (${target} ms)` });
  // What a call costs that asks for next to nothing, on this machine now.
  write('nadie', 'sucursales (para comparar)', await measure(app.anonymous, ['/api/branches?per_page=5']));
  const rows: readonly Row[] = [...orderRows, ...companyRows, ...findingRows].filter(({ what }) => what.includes(only));
  try {
    for (const { asker, what, paths, target } of rows) {
      const who = askers[asker];
      if (who === undefined) throw new Error(`Nobody is ${asker}`);
      write(asker, what, await measure(who, paths), target);
    }
  } finally {
    console.table(table);
  }
});
