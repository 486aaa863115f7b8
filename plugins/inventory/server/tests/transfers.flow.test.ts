import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Line {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly quantity_received: number | null;
}
interface Transfer {
  readonly id: number;
  readonly stage: string;
  readonly stage_translation: string;
  readonly is_restock: boolean;
  readonly expected_on: string | null;
  readonly updatedAt: string;
  readonly transfer_details: readonly Line[];
  readonly next_stages: readonly { readonly stage: string }[];
}
type One = { readonly data: Transfer; readonly id: number };
type Many = { readonly data: readonly Transfer[]; readonly total: number };

let app: TestApp;
let compras: Client;
let storeman: Client;
const places: Record<string, number> = {};
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  [compras, storeman] = await Promise.all([app.asStaff('compras'), app.as('almacen')]);
  const branches = (await knex()('branches').select('code', 'id')) as { code: string; id: number }[];
  for (const { code, id } of branches) places[code] = id;
});

const onHand = async (productId: number, code: string, grade = 'Stock'): Promise<number> =>
  (
    (await knex()('stocks').where({ product_id: productId, branch_id: places[code], grade }).first('on_hand')) as
      { on_hand: number } | undefined
  )?.on_hand ?? 0;
const bodyOf = (
  lines: readonly (readonly [productId: number, quantity: number])[],
  source = 'MTY',
  target = 'GDL',
) => ({
  details: lines.map(([productId, quantity]) => ({ product_id: productId, quantity })),
  source_warehouse_id: places[source],
  target_warehouse_id: places[target],
});
async function drafted(
  lines: readonly (readonly [productId: number, quantity: number])[],
  source = 'MTY',
  target = 'GDL',
): Promise<number> {
  const made = await compras.post<One>('/inventory/transfers', bodyOf(lines, source, target));
  expect(made.status).toBe(201);
  return made.body.id;
}
const moved = (id: number, stage: string, more: object = {}, who = compras) =>
  who.put<One>(who === compras ? `/inventory/transfer-stages/${id}` : `/api/transfer-stages/${id}`, { stage, ...more });
const product = async (stock: Readonly<Record<string, number>>): Promise<number> =>
  (await givenProduct(app, { stock })).id;
const ledger = (productId: number) =>
  knex()('stock_movements')
    .where({ product_id: productId })
    .orderBy('id')
    .select('branch_id', 'quantity', 'cause', 'reference_type', 'reference_id');
const comingTo = async (productId: number, code: string) => {
  const rows = (
    await compras.get<{
      data: { branch: { id: number }; transit_inventories: { quantity: number; available_on: string }[] }[];
    }>(`/inventory/product-inventories?product_id=${productId}`)
  ).body.data;
  return rows.find(({ branch }) => branch.id === places[code])!.transit_inventories;
};

describe('a transfer', () => {
  test('starts as a draft that moves nothing, and answers its id [CS-TRANSFER-002]', async () => {
    const id = await product({ MTY: 5 });
    const made = await compras.post<One>('/inventory/transfers', bodyOf([[id, 3]]));
    expect(made.body.data).toMatchObject({
      id: made.body.id,
      stage: 'draft',
      stage_translation: 'Borrador',
      is_restock: false,
    });
    expect([await onHand(id, 'MTY'), await ledger(id)]).toEqual([5, []]);
  });

  test('takes the pieces when sent, shows them on their way with a date, and puts them down when received, each move with its cause', async () => {
    const id = await product({ MTY: 5, GDL: 1 });
    const transfer = await drafted([[id, 3]]);
    const sent = await moved(transfer, 'sent');
    expect(sent.body.data.next_stages.map(({ stage }) => stage)).toEqual(['received', 'canceled']);
    expect([await onHand(id, 'MTY'), await onHand(id, 'GDL')]).toEqual([2, 1]);
    expect(await comingTo(id, 'GDL')).toEqual([{ quantity: 3, available_on: sent.body.data.expected_on }]);
    expect((await moved(transfer, 'received')).body.data.transfer_details[0]!.quantity_received).toBe(3);
    expect([await onHand(id, 'MTY'), await onHand(id, 'GDL')]).toEqual([2, 4]);
    expect(await comingTo(id, 'GDL')).toEqual([]);
    const why = { reference_type: 'transfer', reference_id: String(transfer) };
    expect(await ledger(id)).toEqual([
      { branch_id: places.MTY, quantity: -3, cause: 'Traspaso enviado', ...why },
      { branch_id: places.GDL, quantity: 3, cause: 'Traspaso recibido', ...why },
    ]);
    const staff = await app.asStaff('almacen');
    const { body } = await staff.get<{ data: object[] }>(`/inventory/stock-movements?product_id=${id}&per_page=1`);
    expect(body.data).toMatchObject([{ reference_name: `Traspaso núm. ${transfer}` }]);
  });

  test('opens the target’s shelf where there was none, and keeps what was missing on its line', async () => {
    const id = await product({ MTY: 5 });
    const transfer = await drafted([[id, 4]]);
    const line = (await moved(transfer, 'sent')).body.data.transfer_details[0]!.id;
    expectRefused(await moved(transfer, 'received', { received: [{ transfer_detail_id: line, quantity: 5 }] }), {
      'received.0.quantity': 'No se puede recibir más de lo enviado (4)',
    });
    expectRefused(
      await moved(transfer, 'received', { received: [{ transfer_detail_id: line + 100_000, quantity: 1 }] }),
      { 'received.0.transfer_detail_id': 'No existe' },
    );
    await moved(transfer, 'received', { received: [{ transfer_detail_id: line, quantity: 3 }] });
    expect([await onHand(id, 'MTY'), await onHand(id, 'GDL')]).toEqual([1, 3]);
  });

  test('canceled on its way gives every piece back to where it came from', async () => {
    const id = await product({ MTY: 5 });
    const transfer = await drafted([[id, 4]]);
    await moved(transfer, 'sent');
    expect((await moved(transfer, 'canceled')).status).toBe(200);
    expect([await onHand(id, 'MTY'), await comingTo(id, 'GDL')]).toEqual([5, []]);
    expectRefused(await moved(transfer, 'received'), { stage: 'No se puede pasar de este estado al solicitado' });
  });

  test('asking for more than is free is refused on its line, and then no line moves', async () => {
    const [enough, short] = [await product({ MTY: 5 }), await product({ MTY: 5 })];
    await knex()('stocks').where({ product_id: short, branch_id: places.MTY }).update({ reserved: 4 });
    const transfer = await drafted([
      [enough, 5],
      [short, 2],
    ]);
    expectRefused(await moved(transfer, 'sent'), { 'details.1.quantity': 'No hay suficientes piezas: quedan 1' });
    expect([await onHand(enough, 'MTY'), await onHand(short, 'MTY'), await ledger(enough)]).toEqual([5, 5, []]);
  });

  test('moved by who read another version of it is not moved, and no piece is', async () => {
    const id = await product({ MTY: 5 });
    const transfer = await drafted([[id, 4]]);
    const move = (stage: string, version: string) =>
      compras.put(`/inventory/transfer-stages/${transfer}`, { stage }, { 'If-Match': version });
    const { updatedAt } = (await compras.get<One>(`/inventory/transfers/${transfer}`)).body.data;
    for (const stage of ['sent', 'canceled'])
      expect([stage, (await move(stage, '2020-01-01T00:00:00.000Z')).status]).toEqual([stage, 409]);
    expect([await onHand(id, 'MTY'), await comingTo(id, 'GDL')]).toEqual([5, []]);
    expect((await move('sent', updatedAt)).status).toBe(200);
    expect(await onHand(id, 'MTY')).toBe(1);
  });

  test('sent ten times at once leaves once', async () => {
    const id = await product({ MTY: 50 });
    const transfer = await drafted([[id, 5]]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => moved(transfer, 'sent', { current_stage: 'draft' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await onHand(id, 'MTY')).toBe(45);
  });

  test('is changed while a draft, by one person at a time', async () => {
    const id = await product({ MTY: 5 });
    const transfer = await drafted([[id, 1]]);
    const path = `/inventory/transfers/${transfer}`;
    const { updatedAt } = (await compras.get<One>(path)).body.data;
    const change = { details: [{ product_id: id, quantity: 2 }] };
    expect(
      (await compras.put<One>(path, change, { 'If-Match': updatedAt })).body.data.transfer_details[0]!.quantity,
    ).toBe(2);
    expect((await compras.put(path, change, { 'If-Match': '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    await moved(transfer, 'sent');
    expectRefused(await compras.put(path, change), { stage: 'Solo se puede cambiar un traspaso en borrador' });
  });
});

describe('a transfer is refused', () => {
  test.each([
    ['without lines', { details: [] }, { details: 'Agrega al menos un producto' }],
    ['of no pieces', { details: [{ product_id: 1, quantity: 0 }] }, { 'details.0.quantity': /1/ }],
    [
      'of a product that is not there',
      { details: [{ product_id: 2_000_000_000, quantity: 1 }] },
      { 'details.0.product_id': 'No existe' },
    ],
    ['to a warehouse that is not there', { target_warehouse_id: 2_000_000_000 }, { target_warehouse_id: 'No existe' }],
  ])('%s', async (_title, more, errors) => {
    const id = await product({ MTY: 5 });
    expectRefused(await compras.post('/inventory/transfers', { ...bodyOf([[id, 1]]), ...more }), errors);
  });

  test('without lines, by that name, and nothing is written', async () => {
    const before = await app.strapi.db.connection('transfers').count({ n: '*' }).first<unknown>();
    const id = await product({ MTY: 5 });
    const refused = await compras.post('/inventory/transfers', { ...bodyOf([[id, 1]]), details: [] });
    expect([refused.status, codesOf(refused)]).toEqual([422, ['transfer_without_lines']]);
    expect(await app.strapi.db.connection('transfers').count({ n: '*' }).first<unknown>()).toEqual(before);
  });

  test('to where it comes from, or with a shelf twice', async () => {
    const id = await product({ MTY: 5 });
    expectRefused(await compras.post('/inventory/transfers', bodyOf([[id, 1]], 'MTY', 'MTY')), {
      target_warehouse_id: 'El origen y el destino deben ser distintos',
    });
    expectRefused(
      await compras.post(
        '/inventory/transfers',
        bodyOf([
          [id, 1],
          [id, 2],
        ]),
      ),
      { 'details.1.product_id': 'Este producto ya está en otra partida' },
    );
  });

  test('from restock saying so, beside the reason [CS-TRANSFER-003]', async () => {
    const id = await product({ MTY: 5 });
    expectRefused(await compras.post('/inventory/transfers?restock', bodyOf([[id, 1]], 'MTY', 'MTY')), {
      _general: 'El traspaso por resurtido no pudo ser creado',
      target_warehouse_id: 'El origen y el destino deben ser distintos',
    });
    const made = await compras.post<One>('/inventory/transfers?restock', {
      ...bodyOf([[id, 1]]),
      details: [{ product_id: id, quantity: 1, suggested_quantity: 4 }],
    });
    expect(made.body.data.is_restock).toBe(true);
  });
});

test('a product of a transfer is not removed', async () => {
  const id = await product({ MTY: 0 });
  await drafted([[id, 1]]);
  const answer = await (await app.asStaff('catalogo')).delete(`/catalogue/products/${id}`);
  expectRefused(answer, { _general: /^No se puede eliminar: está en .*traspasos/ });
  expect(await knex()('products').where({ id })).toHaveLength(1);
});

describe('transfers', () => {
  test('are listed: all, those in process, those with a product [CS-TRANSFER-001]', async () => {
    const id = await product({ MTY: 9 });
    const [kept, done, gone] = [await drafted([[id, 1]]), await drafted([[id, 1]]), await drafted([[id, 1]])];
    await moved(done, 'sent');
    await moved(done, 'received');
    await moved(gone, 'sent');
    const ids = async (query: string) =>
      (await compras.get<Many>(`/inventory/transfers?product_id=${id}&${query}`)).body.data.map((each) => each.id);
    expect(await ids('')).toEqual([gone, done, kept]);
    expect(await ids('inProcess=true')).toEqual([gone, kept]);
    expect(await ids('in_process=1&stage=sent')).toEqual([gone]);
    expect(await ids(`target_warehouse_id=${places.PUE}`)).toEqual([]);
  });

  test('of other branches are none of a storeman’s business: they send from their own and receive in it', async () => {
    const id = await product({ MTY: 5, GDL: 5, PUE: 5 });
    const [foreign, outgoing, incoming] = [
      await drafted([[id, 1]], 'GDL', 'PUE'),
      await drafted([[id, 1]], 'MTY', 'PUE'),
      await drafted([[id, 1]], 'GDL', 'MTY'),
    ];
    const seen = (await storeman.get<Many>(`/api/transfers?product_id=${id}`)).body.data.map((each) => each.id);
    expect(seen).toEqual([incoming, outgoing]);
    expect((await storeman.get(`/api/transfers/${foreign}`)).status).toBe(404);
    expect((await moved(foreign, 'sent', {}, storeman)).status).toBe(404);
    expect((await moved(incoming, 'sent', {}, storeman)).status).toBe(403);
    expect((await moved(outgoing, 'sent', {}, storeman)).status).toBe(200);
    expect((await moved(outgoing, 'received', {}, storeman)).status).toBe(403);
    await moved(incoming, 'sent');
    expect((await moved(incoming, 'received', {}, storeman)).status).toBe(200);
    expect((await storeman.post('/api/transfers', bodyOf([[id, 1]], 'GDL', 'PUE'))).status).toBe(403);
  });

  test('are none of the business of a storeman without a branch', async () => {
    const transfer = await drafted([[await product({ MTY: 5 }), 1]]);
    const { token } = await givenPerson(app, { role: 'storeman' });
    const who = client(app.url, token);
    expect((await who.get<Many>('/api/transfers')).body).toMatchObject({ data: [], total: 0 });
    expect((await who.get(`/api/transfers/${transfer}`)).status).toBe(404);
  });

  test('are for staff alone', async () => {
    expect((await app.anonymous.get('/api/transfers')).status).toBe(401);
    expect((await (await app.as('distribuidor')).get('/api/transfers')).status).toBe(403);
    expect((await (await app.as('vendedor')).post('/api/transfers', bodyOf([]))).status).toBe(403);
  });
});
