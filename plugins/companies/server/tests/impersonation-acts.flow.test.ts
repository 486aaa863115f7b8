import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type Json = Record<string, unknown>;
type Line = { id: number; product_id: number };
type CartAnswer = { data: { id: number; cart_details: Line[] } };
type Changes = Record<string, [unknown, unknown]>;
interface Entry {
  readonly model_type: string;
  readonly model_id: string;
  readonly action: string;
  readonly actor_id: number;
  readonly on_behalf_id: number | null;
  readonly changes: string;
}

let app: TestApp;
let buyer: Client;
let acting: Client;
let soporte: Client;
let ids: { readonly buyer: number; readonly salesman: number };
let product: number;
const knexOf = (table: string) => app.strapi.db.connection(table);
const idOf = async (email: string): Promise<number> =>
  ((await knexOf('up_users').where({ email }).first('id')) as { id: number }).id;
let seen = 0;

/** What was entered in the buyer's name since it was asked last. */
async function entries(): Promise<Entry[]> {
  const rows = (await knexOf('audit_entries')
    .where('id', '>', seen)
    .where({ actor_kind: 'person', actor_id: ids.buyer })
    .orderBy('id')) as (Entry & { id: number })[];
  seen = rows.at(-1)?.id ?? seen;
  return rows;
}
const changesOf = (entry: Entry | undefined): Changes => JSON.parse(entry?.changes ?? '{}') as Changes;

beforeAll(async () => {
  app = await boot();
  const salesman = await app.as('vendedor');
  [buyer, soporte] = [await app.as('distribuidor'), await app.asStaff('soporte')];
  ids = { buyer: await idOf('distribuidor@demo.test'), salesman: await idOf('vendedor@demo.test') };
  const opened = await salesman.post<{ data: { jwt: string } }>('/api/user-impersonations', { user_id: ids.buyer });
  acting = client(app.url, opened.body.data.jwt);
  product = (await givenProduct(app, { stock: { MTY: 5 } })).id;
});

beforeEach(async () => {
  await entries();
});

test('whatever is done to a cart in its owner’s name stands in the history with both names; what the owner does does not', async () => {
  const add = (who: Client, more: object = {}) =>
    who.post<CartAnswer>('/api/cart-details', { product_id: product, quantity: 1, verifyEnoughStock: false, ...more });
  expect((await add(buyer)).status).toBe(200);
  expect(await entries()).toEqual([]);

  const added = await add(acting, { quantity: 2 });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const { id: cart, cart_details: lines } = added.body.data;
  const line = lines.find((each) => each.product_id === product)!.id;
  const writes: [() => Promise<{ status: number }>, Changes][] = [
    [() => acting.put(`/api/cart-details/${line}`, { quantity: 4 }), { [`products.${product}`]: [/^3 ×/, /^4 ×/] }],
    [() => acting.delete(`/api/cart-details/${line}`), { [`products.${product}`]: [/^4 ×/, null] }],
    [
      () => acting.post('/api/bulk-cart-details', { products: [{ product_id: product, quantity: 1 }] }),
      { [`products.${product}`]: [null, /^1 ×/] },
    ],
    [() => acting.put(`/api/carts/${cart}`, { currency: 'MXN' }), { currency: ['USD', 'MXN'] }],
    [
      () => acting.post('/api/cart-user-extra-data', { purchase_order_number: 'OC-77' }),
      { purchase_order_number: [null, 'OC-77'] },
    ],
    [() => acting.delete(`/api/carts/${cart}`), { [`products.${product}`]: [/^1 ×/, null] }],
  ];
  const first = await entries();
  expect(first).toMatchObject([
    { model_type: 'carts', model_id: String(cart), action: 'changed', on_behalf_id: ids.salesman },
  ]);
  expect(changesOf(first[0])[`products.${product}`]).toEqual([
    expect.stringMatching(/^1 ×/),
    expect.stringMatching(/^3 ×/),
  ]);
  for (const [write, told] of writes) {
    expect((await write()).status).toBe(200);
    const found = await entries();
    expect(found).toMatchObject([
      { model_type: 'carts', model_id: String(cart), on_behalf_id: ids.salesman, actor_id: ids.buyer },
    ]);
    const matching = Object.fromEntries(
      Object.entries(told).map(([field, sides]) => [
        field,
        sides.map((side) => (side instanceof RegExp ? (expect.stringMatching(side) as unknown) : side)),
      ]),
    );
    expect(changesOf(found[0])).toMatchObject(matching);
  }
});

test('writes without a history of their own are entered in the person’s, once each, by what the call does', async () => {
  const list = await acting.post<{ data: { id: number } }>('/api/wish-lists', { name: 'Obra' });
  expect(list.status, JSON.stringify(list.body)).toBe(200);
  expect(await entries()).toMatchObject([
    { model_type: 'user', model_id: String(ids.buyer), action: 'acted', on_behalf_id: ids.salesman },
  ]);
  const { id } = list.body.data;
  expect((await acting.put(`/api/wish-lists/${id}`, { name: 'Obra norte' }, {})).status).toBe(200);
  const [renamed, ...others] = await entries();
  expect(others).toEqual([]);
  expect(changesOf(renamed)).toEqual({ summary: [null, 'Renombrar una lista'], record: [null, id] });
  await acting.post('/api/cart-details', { product_id: product, quantity: 1, verifyEnoughStock: false });
  const saved = await acting.post<{ data: { id: number } }>('/api/saved-carts', { name: 'Obra norte' });
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  await entries();
  expect((await acting.delete(`/api/saved-carts/${saved.body.data.id}`)).status).toBe(200);
  expect(await entries()).toMatchObject([{ action: 'acted', on_behalf_id: ids.salesman }]);
  expect((await buyer.post('/api/wish-lists', { name: 'La propia' })).status).toBe(200);
  expect(await entries()).toEqual([]);
});

test('also with an idempotency key, whose repeat is entered no second time', async () => {
  const once = () =>
    acting.post(
      '/api/cart-details',
      { product_id: product, quantity: 1, verifyEnoughStock: false },
      { 'Idempotency-Key': 'una-vez-en-su-nombre' },
    );
  expect((await once()).status).toBe(200);
  expect(await entries()).toMatchObject([{ model_type: 'carts', on_behalf_id: ids.salesman }]);
  expect((await once()).status).toBe(200);
  expect(await entries()).toEqual([]);
});

test('what is only looked at, asked or refused is entered nowhere', async () => {
  expect((await acting.get('/api/carts/current')).status).toBe(200);
  expect((await acting.post('/api/quick-order-lines', { lines: [{ code: 'NADA', quantity: 1 }] })).status).toBe(200);
  expect((await acting.post('/api/cart-details', { product_id: 2_000_000_000, quantity: 1 })).status).toBe(422);
  expect((await acting.put('/api/wish-lists/2000000000', { name: 'De nadie' })).status).toBe(404);
  expect(await entries()).toEqual([]);
});

test('what cannot be entered is not done', async () => {
  const knex = app.strapi.db.connection;
  const lists = async () => knexOf('wish_lists').where({ user_id: ids.buyer }).count({ n: '*' });
  const before = await lists();
  const isPostgres = app.strapi.db.dialect.client === 'postgres';
  await knex.raw(
    isPostgres
      ? "alter table audit_entries add constraint refuse_acts check (action <> 'acted') not valid"
      : "create trigger refuse_acts before insert on audit_entries when new.action = 'acted' begin select raise(abort, 'no history'); end",
  );
  const answer = await acting.post('/api/wish-lists', { name: 'Sin rastro' });
  await knex.raw(isPostgres ? 'alter table audit_entries drop constraint refuse_acts' : 'drop trigger refuse_acts');
  expect(answer.status).toBe(500);
  expect(await lists()).toEqual(before);
});

test('the list of actings tells what was done in each, with both names, to whom it may be told', async () => {
  await acting.post('/api/cart-details', { product_id: product, quantity: 1, verifyEnoughStock: false });
  const { id } = (await knexOf('impersonations').where({ user_id: ids.buyer }).orderBy('id', 'desc').first()) as {
    id: number;
  };
  const copied = (await knexOf('audit_entries').where({ actor_id: ids.buyer, model_type: 'carts' }).first()) as Json;
  const ofSomebodyElse = { ...copied, id: undefined, document_id: 'acted-elsewhere', actor_id: ids.buyer + 1_000_000 };
  await knexOf('audit_entries').insert({ ...ofSomebodyElse, actor_name: 'Otra Persona', happened_at: new Date() });
  const path = (door: string) => `/${door}/impersonation-acts?impersonation_id=${id}`;
  const told = await soporte.get<{ data: Json[]; total: number }>(path('companies'));
  expect(told.status, JSON.stringify(told.body)).toBe(200);
  expect(JSON.stringify(told.body)).not.toContain('Otra Persona');
  expect(told.body.data[0]).toMatchObject({
    action: 'changed',
    model_type: 'carts',
    model_label: 'Carrito',
    staff: 'Mariana Treviño Lozano',
    person: expect.stringContaining('Laura') as string,
  });
  expect(JSON.stringify(told.body.data[0])).toContain(`products.${product}`);
  const owner = await buyer.get<{ data: Json[] }>(path('api'));
  expect([owner.status, owner.body.data[0]?.changes]).toEqual([200, {}]);
  expect((await (await app.as('otro')).get(path('api'))).status).toBe(404);
  expect((await (await app.as('secundario')).get(path('api'))).status).toBe(403);
  expect((await (await app.as('vendedor')).get(path('api'))).status).toBe(403);
  expect((await app.anonymous.get(path('api'))).status).toBe(401);
  expect((await (await app.asStaff('marketing')).get(path('companies'))).status).toBe(403);
});
