import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@mayorista/kernel/shared';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { askers } from './askers';
import { canaries, givenSecrets, hiddenFrom, type List, type World } from './told-fields';

type Paths = Record<string, Record<string, { 'x-permission'?: string }>>;
type Door = 'panel' | 'store';

let app: TestApp;
let knex: Knex;
let world: World;
/** Names of exports, and the list of calls that each is of; null for a report without a list of its own. */
let exportsOf: ReadonlyMap<string, string | null>;

/** Reports, whose rows are no list's: a limit of each warehouse and product, what a norm asks of a product. */
const others = {
  'wish-list': null,
  'product-limits': null,
  'nom-product-requirements': null,
  'nom-cert-products': null,
} as const;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  world = await givenSecrets(app);
  const { paths } = (await app.anonymous.get<{ paths: Paths }>('/api/openapi.json')).body;
  const admin = await app.asStaff('admin');
  const lists = Object.entries(paths).flatMap(([path, { get }]) =>
    get === undefined || path.includes('{') ? [] : [path.replace('/api/', '')],
  );
  const found = new Map<string, string | null>(Object.entries(others));
  for (const noun of lists) {
    await knex('spent_costs').delete();
    // A query that no list takes: known exports refuse it, and none begins.
    const { body } = await admin.post<{ errors?: Record<string, string[]> }>('/kernel/exports', {
      name: noun,
      format: 'csv',
      query: { per_page: 'x', nothing_of_the_kind: '1', filters: '{' },
    });
    if (body.errors?.name === undefined && !found.has(noun)) found.set(noun, noun);
  }
  await knex('jobs').where({ name: 'kernel.run-export' }).delete();
  exportsOf = found;
}, 300_000);

async function asked(role: string, door: Door): Promise<Client> {
  if (door === 'panel') return app.asStaff(role);
  return client(app.url, (await givenPerson(app, { role, fields: { user_type: 'employee' } })).token);
}

/** Where the panel's calls of a noun are: of the plugin whose call is answered. */
const plugins = ['kernel', 'reference', 'people', 'workforce', 'companies', 'catalogue', 'product-content', 'listings', 'pricing', 'inventory', 'compliance', 'search', 'marketing', 'surveys', 'academy', 'subscriptions', 'shipping', 'payments', 'sales', 'quotations', 'billing', 'incidences', 'engagement', 'notifications', 'cart']; // prettier-ignore
const rootOf = new Map<string, string>();
async function listOf(who: Client, door: Door, noun: string): Promise<{ status: number; body: List }> {
  if (door === 'store') return who.get<List>(`/api/${noun}?per_page=100`);
  const known = rootOf.get(noun);
  for (const plugin of known === undefined ? plugins : [known]) {
    const answer = await who.get<List>(`/${plugin}/${noun}?per_page=100`);
    if (answer.status === 404 || answer.status === 405) continue;
    rootOf.set(noun, plugin);
    return answer;
  }
  return { status: 404, body: { data: [], total: 0 } };
}

/** Begins the export of each list, and returns the jobs of those that began, and what each answered. */
async function exported(who: Client, door: Door) {
  const root = door === 'panel' ? '/kernel' : '/api';
  const answers = new Map<string, { status: number; job?: number }>();
  for (const name of exportsOf.keys()) {
    await knex('spent_costs').delete();
    const { status, body } = await who.post<{ data: { id: number } }>(`${root}/exports`, { name, format: 'csv' });
    answers.set(name, status === 202 ? { status, job: body.data.id } : { status });
  }
  await app.settle();
  const texts = new Map<string, string>();
  for (const [name, { job }] of answers) {
    if (job === undefined) continue;
    const row = (await knex('jobs').where({ id: job }).first('result', 'last_error')) as { result: string | null; last_error: string | null }; // prettier-ignore
    const file = row.result === null ? null : (JSON.parse(row.result) as { private_file_id: number }).private_file_id;
    expect(file, `${name}: ${row.last_error}`).not.toBeNull();
    texts.set(name, (await who.get<string>(`${root}/private-files/${file}`)).body);
  }
  return { answers, texts };
}

const rowsOf = (csv: string): string[][] =>
  (parse(csv, { bom: true, relax_column_count: true }) as string[][]).slice(1);

/** What an export tells that its list does not, or the other way round. */
async function differences(
  who: Client,
  door: Door,
  { answers, texts }: Awaited<ReturnType<typeof exported>>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, noun] of exportsOf) {
    if (noun === null) continue;
    const list = await listOf(who, door, noun);
    const status = answers.get(name)?.status;
    if ((list.status === 200) !== (status === 202)) wrong.push(`${name}: list ${list.status}, export ${status}`);
    const text = texts.get(name);
    if (list.status !== 200 || text === undefined) continue;
    const [rows, total] = [rowsOf(text), list.body.total];
    if (rows.length !== total) wrong.push(`${name}: ${total} in the list, ${rows.length} in the export`);
    const ids = new Set(list.body.data.map(({ id }) => String(id)));
    if (total <= 100 && /^\ufeff?"?Núm\./.test(text) && rows.some(([id = '']) => !ids.has(id)))
      wrong.push(`${name}: others than its list`);
  }
  return wrong;
}

describe.each(askers)('%s by the %s', (role, door) => {
  test('is told by exports the rows of its lists, and no others; where there is no list for it, no export', async () => {
    const who = await asked(role, door);
    const all = await exported(who, door);
    const statuses = [...all.answers.values()].map(({ status }) => status);
    // Who exports nothing at all has lists all the same.
    if (statuses.includes(202)) expect(await differences(who, door, all)).toEqual([]);
    else expect(new Set(statuses)).toEqual(new Set([403]));
    const hidden = await hiddenFrom(app, who, { door, world });
    for (const [uid, field, secret] of canaries) {
      if (hidden.get(uid)?.includes(field) !== true) continue;
      expect([...all.texts].filter(([, text]) => text.includes(secret)).map(([name]) => name), field).toEqual([]); // prettier-ignore
    }
  }, 300_000);
});

test('the walk knows the exports that there are, and finds rows in them', async () => {
  expect(exportsOf.size).toBeGreaterThan(40);
  const { texts } = await exported(await app.asStaff('admin'), 'panel');
  expect([...texts.values()].filter((text) => rowsOf(text).length > 0).length).toBeGreaterThan(20);
}, 300_000);

describe.each(askers)('dashboards of %s by the %s', (role, door) => {
  interface Figure {
    readonly total: string;
    readonly rows: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  }
  const month = dayOf(new Date()).slice(0, 7);
  /** What a figure counts: the list, and the column by which a row is of a month. */
  const counted = {
    'sale-orders-by-status': { noun: 'sale-orders', table: 'sale_orders', at: 'placed_at' },
    'prospects-by-stage': { noun: 'distributor-registries', table: 'distributor_registries', at: 'created_at' },
  } as const;

  test('tell what its lists tell, and of no list that it may not read', async () => {
    const who = await asked(role, door);
    const root = door === 'panel' ? '/kernel' : '/api';
    const shown =
      (await who.get<{ data: { widgets: { id: string }[] }[] | null }>(`${root}/dashboards`)).body.data ?? [];
    const ids = new Set(shown.flatMap(({ widgets }) => widgets.map(({ id }) => id)));
    for (const [id, { noun, table, at }] of Object.entries(counted)) {
      const list = await listOf(who, door, noun);
      const figure = await who.get<{ data: Figure }>(`${root}/widgets/${id}`);
      if (!ids.has(id)) {
        expect([403, 404], id).toContain(figure.status);
        continue;
      }
      expect([list.status, figure.status], id).toEqual([200, 200]);
      expect(list.body.total, noun).toBeLessThanOrEqual(100);
      const listed = list.body.data.map((row) => Number(row.id));
      const rows = (await knex(table).whereIn('id', listed).select({ at })) as { at: Date | number | string }[];
      const inMonth = rows.filter((row) => row.at !== null && dayOf(new Date(row.at)).startsWith(month));
      expect(Number(figure.body.data.total), id).toBe(inMonth.length);
    }
    const companies = await listOf(who, door, 'company-distributors');
    const reachable = new Set((companies.body.data ?? []).map(({ id }) => String(id)));
    const orders = await listOf(who, door, 'sale-orders');
    const named = new Set((orders.body.data ?? []).map((row) => String(row.company_id ?? (row.company as { id?: number } | null)?.id))); // prettier-ignore
    for (const id of ['top-distributors-usd', 'top-distributors-mxn']) {
      if (!ids.has(id)) continue;
      const { rows } = (await who.get<{ data: Figure }>(`${root}/widgets/${id}`)).body.data;
      expect(
        rows.filter(({ key }) => !reachable.has(key) && !named.has(key)),
        id,
      ).toEqual([]);
    }
  });
});
