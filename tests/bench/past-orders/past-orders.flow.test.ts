import { beforeAll, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { writeOrders } from './write-orders';

const count = Number(process.env.BENCH_ORDERS ?? 0);
const calls = 40;
const targetMs = 200;

let app: TestApp;
let knex: Knex;
let askers: Readonly<Record<string, { readonly who: Client; readonly below: string }>>;

beforeAll(async () => {
  if (count === 0) return;
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  await writeOrders(knex, count);
  const company = await knex('companies').where({ status: 1 }).orderBy('id').first('id');
  const distributor = await app.given.person({ role: 'distributor', companyId: company.id });
  askers = {
    panel: { who: await app.asStaff('ventas'), below: '/sales' },
    distribuidor: { who: client(app.url, distributor.token), below: '/api' },
  };
});

const lists = {
  'lista, primera página': '/sale-orders?per_page=20',
  'lista, página 50': '/sale-orders?per_page=20&page=50',
  'lista por estado': '/sale-orders?per_page=20&status=preparing',
  'lista por sucursal y fecha': '/sale-orders?per_page=20&branch_id=2&placed_from=2026-01-01',
  'búsqueda de un folio': '/sale-orders?per_page=20&omniSearchQuery=B-000000777',
  'búsqueda de una empresa': '/sale-orders?per_page=20&omniSearchQuery=empresa%20498',
  tablero: '/sale-order-boards',
} as const;

interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** The times of 50 and of 95 of 100 answers, ms. */
function summed(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

async function measure(who: Client, path: (turn: number) => string): Promise<Times> {
  const times: number[] = [];
  for (let turn = 0; turn < calls; turn += 1) {
    const started = performance.now();
    const { status } = await who.get(path(turn));
    times.push(performance.now() - started);
    expect(status, path(turn)).toBe(200);
  }
  return summed(times);
}

test.runIf(count > 0)('list, page and board beside many past orders', async () => {
  const table: (Times & { readonly quién: string; readonly qué: string; readonly meta: string })[] = [];
  const write = (quién: string, qué: string, times: Times) =>
    table.push({ quién, qué, ...times, meta: times.p95 <= targetMs ? 'sí' : `no (${targetMs} ms)` });
  // What a call costs that asks for next to nothing, on this machine now.
  write('nadie', 'sucursales (para comparar)', await measure(app.anonymous, () => '/api/branches?per_page=5'));
  for (const [name, { who, below }] of Object.entries(askers)) {
    for (const [what, path] of Object.entries(lists)) write(name, what, await measure(who, () => `${below}${path}`));
    const { body } = await who.get<{ data: { id: number }[] }>(`${below}/sale-orders?per_page=100&page=3`);
    const ids = body.data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    write(name, 'un pedido', await measure(who, (turn) => `${below}/sale-orders/${ids[turn % ids.length]}`));
  }
  console.table(table);
});
