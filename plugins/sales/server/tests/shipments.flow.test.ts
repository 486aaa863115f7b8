import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, expectRefused, fetchPdf } from '@mayorista/kernel/testing';
import { app, branchId, knex, people, placed, rows, shelf, status, support } from './after-purchase-kit';
import { almacen, beginShipping, dispatch, type One, paid, pick, scan, serialState } from './shipments-kit';

beforeAll(beginShipping);

const somewhere = {
  id: null,
  alias: null,
  receiversName: 'Laura Villarreal',
  telephone: '8181234567',
  street: 'Av. Constitución',
  exteriorNumber: '400',
  interiorNumber: 'B',
  colony: 'Centro',
  municipality: 'Monterrey',
  state: 'Nuevo León',
  zipCode: '64000',
  reference: 'Portón verde',
};

describe('a shipment', () => {
  test('in two parts: the order is partially shipped, then shipped; its pieces leave the shelf once', async () => {
    const order = await paid();
    const before = await shelf(order.productId);
    const { status: made, body } = await pick(order, 2);
    expect(made).toBe(201);
    expect(body.data).toMatchObject({ state: 'picking', number: expect.stringMatching(/-E1$/) });
    expect(await status(order.id)).toBe('preparing');
    expect((await dispatch(body.data.id)).status).toBe(200);
    expect(await status(order.id)).toBe('partially_shipped');
    const rest = await pick(order, 1);
    expect(rest.body.data.number).toMatch(/-E2$/);
    expect((await dispatch(rest.body.data.id)).status).toBe(200);
    expect(await status(order.id)).toBe('shipped');
    expect(await shelf(order.productId)).toBe(before);
    expect(
      (await knex('sale_order_details').where({ id: order.detailId }).first('shipped_quantity')).shipped_quantity,
    ).toBe(3);
    await app.settle();
    expect(
      await rows('mails', {
        subject: `Tu pedido ${(await knex('sale_orders').where({ id: order.id }).first('folio')).folio} va en camino`,
      }),
    ).toBe(2);
  });

  test('takes no more than is left, of this order alone, from where its pieces are', async () => {
    const order = await paid();
    expectRefused(await pick(order, 4), { 'lines.0.quantity': 'Quedan 3 piezas por enviar de esta partida' });
    const held = await pick(order, 2);
    expectRefused(await pick(order, 2), { 'lines.0.quantity': 'Quedan 1 piezas por enviar de esta partida' });
    const foreign = await paid();
    expectRefused(await pick({ id: order.id, detailId: foreign.detailId }, 1), {
      'lines.0.detail_id': 'Esta partida no es de este pedido',
    });
    const other = (await knex('branches').whereNot({ id: branchId }).where({ status: 1 }).first('id')).id as number;
    expectRefused(await pick(order, 1, almacen, { branch_id: other }), {
      'lines.0.detail_id': 'Esta partida se surte desde otro almacén',
    });
    expectRefused(await pick(order, 1, almacen, { lines: [] }), { lines: 'Agrega al menos una pieza al embarque' });
    // What is canceled can be picked again.
    expect((await almacen.put(`/sales/order-shipment-states/${held.body.data.id}`, { state: 'canceled' })).status).toBe(
      200,
    );
    expect((await pick(order, 3)).status).toBe(201);
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(2);
  });

  test('takes nothing that left before, and nothing that was canceled', async () => {
    const order = await paid();
    await dispatch((await pick(order, 2)).body.data.id);
    expectRefused(await pick(order, 2), { 'lines.0.quantity': 'Quedan 1 piezas por enviar de esta partida' });
    const canceled = await paid();
    await knex('sale_order_details').where({ id: canceled.detailId }).update({ fulfilment: 'canceled' });
    expectRefused(await pick(canceled, 1), { 'lines.0.detail_id': /./ });
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(1);
    expect(await rows('order_shipments', { sale_order_id: canceled.id })).toBe(0);
  });

  test('is not made of an order that is not paid, and leaves one that is canceled alone', async () => {
    const order = await placed();
    const detailId = (await knex('sale_order_details').where({ sale_order_id: order.id }).first('id')).id;
    expectRefused(await pick({ ...order, detailId }, 1), {
      sale_order_id: 'El pedido no está pagado o ya se envió completo',
    });
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(0);
  });

  test('moved by who read another version of it neither leaves nor is canceled; canceled it lets its serials go', async () => {
    const order = await paid(['SN-V1']);
    const { id } = (await pick(order, 1)).body.data;
    expect((await scan(id, 'SN-V1')).status).toBe(201);
    const move = (state: string, version: string) =>
      almacen.put(`/sales/order-shipment-states/${id}`, { state }, { 'If-Match': version });
    for (const state of ['shipped', 'canceled'])
      expect([state, (await move(state, '2020-01-01T00:00:00.000Z')).status]).toEqual([state, 409]);
    expect(await rows('order_shipments', { id, state: 'picking' })).toBe(1);
    expect([await status(order.id), await serialState('SN-V1')]).toEqual(['preparing', 'in_stock']);
    expect((await move('canceled', '*')).status).toBe(200);
    // Another shipment takes the piece that this one held.
    const next = (await pick(order, 1)).body.data.id;
    expect((await scan(next, 'SN-V1')).status).toBe(201);
    expect((await dispatch(next)).status).toBe(200);
    expect(await serialState('SN-V1')).toBe('shipped');
  });

  test('two who send it at once send it once', async () => {
    const order = await paid();
    const { id } = (await pick(order, 3)).body.data;
    const answers = await Promise.all([dispatch(id), dispatch(id), dispatch(id)]);
    expect(answers.filter(({ status: answer }) => answer === 200)).toHaveLength(1);
    expect(
      (await knex('sale_order_details').where({ id: order.detailId }).first('shipped_quantity')).shipped_quantity,
    ).toBe(3);
    expect(await rows('sale_order_events', { sale_order_id: order.id, status: 'shipped' })).toBe(2);
  });

  test('nobody says by hand that an order left', async () => {
    const order = await paid();
    await support.put(`/sales/sale-orders/${order.id}/status`, { status: 'preparing' });
    for (const to of ['shipped', 'partially_shipped'])
      expectRefused(await support.put(`/sales/sale-orders/${order.id}/status`, { status: to }), {
        _general: 'Registra un embarque con las piezas que salen',
      });
    expect(await status(order.id)).toBe('preparing');
  });
});

describe('awaited pieces', () => {
  test('are taken from the shelf when they ship, and the rest waits on', async () => {
    const order = await paid();
    await knex('sale_order_details').where({ id: order.detailId }).update({ fulfilment: 'backorder', branch_id: null });
    const before = await shelf(order.productId);
    const { id } = (await pick(order, 2)).body.data;
    expect(await shelf(order.productId)).toBe(before);
    const answers = await Promise.all([dispatch(id), dispatch(id)]);
    expect(answers.map((answer) => answer.status).sort()[0]).toBe(200);
    expect(await shelf(order.productId)).toBe(before - 2);
    const lines = await knex('sale_order_details').where({ sale_order_id: order.id }).orderBy('id');
    expect(
      lines.map((line: Record<string, unknown>) => [
        line.fulfilment,
        line.quantity,
        line.shipped_quantity,
        Number(line.subtotal),
      ]),
    ).toEqual([
      ['stock', 2, 2, Number(lines[0].unit_price) * 2],
      ['backorder', 1, 0, Number(lines[0].unit_price)],
    ]);
    expect(await status(order.id)).toBe('partially_shipped');
  });

  test('that are on no shelf do not ship, and nothing changes', async () => {
    const order = await paid();
    await knex('sale_order_details').where({ id: order.detailId }).update({ fulfilment: 'backorder', branch_id: null });
    await knex('stocks').where({ product_id: order.productId, branch_id: branchId }).update({ on_hand: 1 });
    const { id } = (await pick(order, 2)).body.data;
    expect((await dispatch(id)).status).toBe(422);
    expect(await shelf(order.productId)).toBe(1);
    expect(await status(order.id)).toBe('preparing');
    expect(await rows('order_shipments', { id, state: 'picking' })).toBe(1);
  });
});

describe('who may', () => {
  test.each(['visitor', 'foreign', 'nobody', 'installer', 'otherSalesman'])(
    '%s does not see a shipment',
    async (name) => {
      const order = await paid();
      const { id } = (await pick(order, 1)).body.data;
      const answer = await people[name]!.get(`/api/order-shipments/${id}`);
      expect([401, 403, 404]).toContain(answer.status);
      expect([401, 403, 404]).toContain((await people[name]!.get(`/api/order-shipments/${id}/packing`)).status);
    },
  );

  test.each(['visitor', 'colleague', 'secondary', 'foreign', 'nobody', 'installer', 'employee', 'salesman'])(
    '%s picks and ships nothing',
    async (name) => {
      const order = await paid();
      const { id } = (await pick(order, 1)).body.data;
      const made = await people[name]!.post('/api/order-shipments', {
        sale_order_id: order.id,
        branch_id: branchId,
        lines: [{ detail_id: order.detailId, quantity: 1 }],
      });
      expect([401, 403]).toContain(made.status);
      expect([401, 403]).toContain(
        (await people[name]!.put(`/api/order-shipment-states/${id}`, { state: 'shipped' })).status,
      );
      expect([401, 403]).toContain(
        (await people[name]!.post(`/api/order-shipments/${id}/serials`, { serial: 'SN-X1' })).status,
      );
      expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(1);
      expect(await status(order.id)).toBe('preparing');
    },
  );

  test.each([
    ['ventas', 403],
    ['finanzas', 403],
    ['catalogo', 403],
    ['soporte', 201],
    ['almacen', 201],
  ] as const)('%s of the panel: %i', async (role, expected) => {
    const order = await paid();
    expect((await pick(order, 1, await app.asStaff(role))).status).toBe(expected);
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(expected === 201 ? 1 : 0);
  });

  test('a storeman ships from the own branch alone', async () => {
    const order = await paid();
    const given = async (branch: number) =>
      client(app.url, (await givenPerson(app, { role: 'storeman', branchId: branch })).token);
    const other = (await knex('branches').whereNot({ id: branchId }).where({ status: 1 }).first('id')).id as number;
    const body = { sale_order_id: order.id, branch_id: branchId, lines: [{ detail_id: order.detailId, quantity: 1 }] };
    const own = await given(branchId);
    const stranger = await given(other);
    expect((await stranger.post('/api/order-shipments', body)).status).toBe(422);
    const made = await own.post<One>('/api/order-shipments', body);
    expect(made.status).toBe(201);
    expect((await stranger.put(`/api/order-shipment-states/${made.body.data.id}`, { state: 'shipped' })).status).toBe(
      404,
    );
    expect((await own.put(`/api/order-shipment-states/${made.body.data.id}`, { state: 'shipped' })).status).toBe(200);
  });

  test('a storeman sends awaited pieces of an order of the own branch from no other', async () => {
    const order = await paid();
    await knex('sale_order_details').where({ id: order.detailId }).update({ fulfilment: 'backorder', branch_id: null });
    const own = client(app.url, (await givenPerson(app, { role: 'storeman', branchId })).token);
    const other = (await knex('branches').whereNot({ id: branchId }).where({ status: 1 }).first('id')).id as number;
    const body = { sale_order_id: order.id, branch_id: other, lines: [{ detail_id: order.detailId, quantity: 1 }] };
    expectRefused(await own.post('/api/order-shipments', body), { branch_id: 'Solo puedes surtir desde tu sucursal' });
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(0);
    expect((await own.post('/api/order-shipments', { ...body, branch_id: branchId })).status).toBe(201);
  });

  test('a storeman neither sends nor cancels what another warehouse picked of an order of the own branch', async () => {
    const order = await paid();
    await knex('sale_order_details').where({ id: order.detailId }).update({ fulfilment: 'backorder', branch_id: null });
    const other = (await knex('branches').whereNot({ id: branchId }).where({ status: 1 }).first('id')).id as number;
    const { id } = (await pick(order, 1, almacen, { branch_id: other })).body.data;
    const own = client(app.url, (await givenPerson(app, { role: 'storeman', branchId })).token);
    expect((await own.get(`/api/order-shipments/${id}`)).status).toBe(200);
    for (const state of ['shipped', 'canceled'])
      expect((await own.put(`/api/order-shipment-states/${id}`, { state })).status).toBe(403);
    expect((await own.post(`/api/order-shipments/${id}/serials`, { serial: 'SN-G1' })).status).toBe(403);
    expect(await rows('order_shipments', { id, state: 'picking' })).toBe(1);
    expect(await rows('order_shipment_serials', { order_shipment_id: id })).toBe(0);
  });

  test('a storeman sends nothing of an order that is no business of their branch, not even awaited pieces from there', async () => {
    const order = await paid();
    await knex('sale_order_details').where({ id: order.detailId }).update({ fulfilment: 'backorder', branch_id: null });
    const other = (await knex('branches').whereNot({ id: branchId }).where({ status: 1 }).first('id')).id as number;
    const stranger = client(app.url, (await givenPerson(app, { role: 'storeman', branchId: other })).token);
    const body = { sale_order_id: order.id, branch_id: other, lines: [{ detail_id: order.detailId, quantity: 1 }] };
    expectRefused(await stranger.post('/api/order-shipments', body), { sale_order_id: /./ });
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(0);
    expect(await status(order.id)).toBe('paid');
  });

  test('the buyer reads its pieces, serials and packing list', async () => {
    const order = await paid(['SN-F1']);
    const { id } = (await pick(order, 1)).body.data;
    await scan(id, 'SN-F1');
    await dispatch(id);
    const { body } = await order.buyer.get<One>(`/api/order-shipments/${id}`);
    expect(body.data.pieces[0]).toMatchObject({ quantity: 1, serials: [{ serial: 'SN-F1' }] });
    const { folio } = await knex('sale_orders').where({ id: order.id }).first('folio');
    const print = async (list: string) => (await fetchPdf(app, order.buyer, `/api/order-shipments/${id}/${list}`)).text;
    const said = { purchase_order_number: 'OC-1187', comments: 'Tocar el timbre azul' };
    await knex('sale_orders')
      .where({ id: order.id })
      .update({ ...said, delivery_address: JSON.stringify(somewhere) });
    const [picking, packing] = [await print('picking'), await print('packing')];
    for (const list of [picking, packing])
      for (const text of ['Orden de compra: OC-1187', 'Comentarios: Tocar el timbre azul'])
        expect(list).toContain(text);
    expect(packing).toContain('Referencia: Portón verde');
    const told = await almacen.get<{ data: object }>(`/sales/order-shipments/${id}`);
    expect(told.body.data).toMatchObject(said);
    for (const text of [picking, packing]) expect(text).toContain(`Pedido ${folio}`);
    expect(picking).toContain('Lista de surtido');
    expect(packing).toContain('Lista de empaque');
    expect(packing).toContain('SN-F1');
    expect(picking).toContain('Piezas: 1');
  });
});
