import { cartReadyToPlace } from '@mayorista/cart/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '@strapi/strapi';
import { migrations } from '@mayorista/database/migrations';
import { client, demoPassword, listen, load, stopAfterSuite, unload, type Client } from '@mayorista/kernel/testing';
import { formerWorld, missing, readContents, type Contents } from './former-database';

/** Tables whose rows a start writes anew, because they say what the release is and not what its people did. */
const written = new Set([
  // What Strapi remembers of content types: their tables, their labels, forms and lists in the panel.
  'strapi_database_schema',
  'strapi_core_store_settings',
  // Rights of the panel's roles: as config/src/permissions says them.
  'admin_permissions',
  'admin_permissions_role_lnk',
]);
/** Tables to which a start adds rows, and takes none away. */
const addedTo = new Set([
  ...written,
  // Roles that are new, and rights of the store's roles to calls that are new.
  'admin_roles',
  'up_roles',
  'up_permissions',
  'up_permissions_role_lnk',
  // The search index is built again: it stands beside the database.
  'jobs',
  // Lists of the tax authority that invoices are written with: filled where they are empty.
  'payment_forms',
  'payment_methods',
  'sat_units',
  'tax_objects',
]);

let strapi: Core.Strapi;
let url: string;
let before: Contents;
let after: Contents;

beforeAll(async () => {
  const world = await formerWorld();
  stopAfterSuite(world.remove);
  before = await readContents(world);
  // Jobs would go on with what was left undone, such as stock reserved for too long.
  strapi = await load({ ...world.environment, MAYORISTA_RUNS_JOBS: 'false' });
  stopAfterSuite(() => unload(strapi));
  after = await readContents(world, before);
  url = await listen(strapi);
});

const without = (found: ReadonlyMap<string, unknown>, tables: ReadonlySet<string>): unknown[] =>
  [...found].filter(([table]) => !tables.has(table));

async function buyer(account: string): Promise<Client> {
  const identifier = `${account}@demo.test`;
  const { status, body } = await client(url, null).post<{ jwt: string }>('/api/auth/local', {
    identifier,
    password: demoPassword,
  });
  expect([account, status]).toEqual([account, 200]);
  return client(url, body.jwt);
}
async function staff(account: string): Promise<Client> {
  const email = `${account}@mayorista.test`;
  const { status, body } = await client(url, null).post<{ data: { accessToken: string } }>('/admin/login', {
    email,
    password: demoPassword,
  });
  expect([account, status]).toEqual([account, 200]);
  return client(url, body.data.accessToken);
}
/** What migrations call otherwise: calls that were once the catalogue's, in rights of the store's roles (0004, 0006). */
const moved = [
  [/plugin::catalogue(?=\.(?:store-(?:frame|home|addresses|products)|mega-menu-categories)\.)/, 'plugin::listings'],
  [
    /plugin::catalogue(?=\.(?:datasheets|datasheet-lists|product-(?:datasheets|overviews|videos)|(?:store-)?product-documents)\.)/,
    'plugin::product-content',
  ],
] as const;
const renamed = (rows: Contents['rows']): Contents['rows'] =>
  new Map(
    [...rows].map(([name, lines]) => [
      name,
      name !== 'up_permissions'
        ? lines
        : lines.map((line) => moved.reduce((text, [before, after]) => text.replace(before, after), line)),
    ]),
  );
const table = (name: string): readonly string[] => before.rows.get(name) ?? [];

describe('a database of the release before shapes, started by this one', () => {
  test('holds each row of each table, as it was', () => {
    expect(before.rows.size).toBeGreaterThan(180);
    for (const name of [
      'products',
      'stock_movements',
      'transfers',
      'transfer_details',
      'scales',
      'banks',
      'carts',
      'reservations',
    ])
      expect([name, table(name).length > 0]).toEqual([name, true]);
    expect([...before.rows.keys()].filter((name) => !after.rows.has(name))).toEqual([]);
    expect(without(missing({ ...before, rows: renamed(before.rows) }, after), written)).toEqual([]);
  });

  test('has no new row but where a start writes what the release is', () => {
    const added = missing(after, before);
    // Roles that are new may change who somebody is.
    const told = [...(added.get('outbox_events') ?? [])].filter((row) => !row.includes('"identities.changed"'));
    expect([told, without(added, new Set([...addedTo, 'outbox_events']))]).toEqual([[], []]);
  });

  test('remembers each migration that has run', async () => {
    const run = (await strapi.db.connection('mayorista_migrations').select('name')) as { name: string }[];
    expect(run.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
  });
});

describe('and its people go on', () => {
  test('staff find what they wrote: a bank, a transfer with its lines, scales, a comment, a document', async () => {
    const [compras, catalogo] = await Promise.all([staff('compras'), staff('catalogo')]);
    const banks = await compras.get<{ data: object[] }>('/reference/banks');
    expect(banks.body.data).toMatchObject([{ name: 'Banco de antes', clabe: '012345678901234567', status: 1 }]);
    expect((await compras.get('/inventory/scales')).body.total).toBe(table('scales').length);
    const transfers = await compras.get<{ data: { id: number; details: { product_id: number }[] }[]; total: number }>(
      '/inventory/transfers?stage=draft',
    );
    expect(transfers.body.total).toBeGreaterThan(0);
    const [{ id, details } = { id: 0, details: [] }] = transfers.body.data;
    const sent = await compras.put<{ data: object }>(`/inventory/transfer-stages/${id}`, { stage: 'sent' });
    expect(sent).toMatchObject({ status: 200, body: { data: { stage: 'sent', details } } });
    const of = `modelType=product&modelId=${details[0]?.product_id}`;
    const comments = await catalogo.get<{ data: object[] }>(`/kernel/comments?${of}`);
    expect(comments.body.data).toMatchObject([{ body: 'De antes' }]);
    const documents = await catalogo.get<{ data: object[] }>(`/kernel/documents?${of}`);
    expect(JSON.stringify(documents.body.data)).toContain('antes.pdf');
  });

  test('a distributor finds cart, orders and listing, and another one orders', async () => {
    const [who, other] = await Promise.all([buyer('distribuidor'), buyer('otro')]);
    const cart = await who.get<{ data: { cart_details: { product_id: number }[] } }>('/api/carts/current');
    const [{ product_id: productId } = { product_id: 0 }] = cart.body.data.cart_details;
    expect(productId).toBeGreaterThan(0);
    const orders = await who.get<{ total: number }>('/api/sale-orders');
    expect(orders.body.total).toBeGreaterThan(0);
    const former = (await other.get<{ total: number }>('/api/sale-orders')).body.total;
    const branches = await other.get<{ data: { id: number; code: string }[] }>('/api/branches');
    const branch = branches.body.data.find(({ code }) => code === 'GDL');
    const id = await cartReadyToPlace(other, { productId }, branch?.id ?? 0);
    const placed = await other.post('/api/cart-stages', { cartStage: 'ordered', cart_id: id });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    expect((await other.get<{ total: number }>('/api/sale-orders')).body.total).toBe(former + 1);
  });
});
