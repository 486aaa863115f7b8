import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, type Client } from '@mayorista/kernel/testing';
import {
  begin,
  type One,
  type List,
  app,
  knex,
  support,
  branchId,
  companyId,
  people,
  types,
  delivered,
  wish,
  form,
  type Incidence,
  report,
  move,
  stateOf,
  count,
  shelf,
  shippedWith,
  received,
} from './incidences-kit';

beforeAll(begin);

describe('the demo world', () => {
  test('has incidences in every state', async () => {
    const states = (await knex('incidences').distinct('state')).map(({ state }: { state: string }) => state);
    expect(states.sort()).toEqual(['accepted', 'closed', 'in_review', 'open', 'received', 'refused', 'resolved']);
  });
});

describe('what the form is filled from', () => {
  test('types and departments in use, and offices of carriers, those near a postal code first', async () => {
    expect(Object.keys(types)).toContain('Garantía');
    await support.put(`/incidences/incidence-types/${types['Faltante en la entrega']}`, { status: 0 });
    const names = (await people.colleague!.get<List>('/api/incidence-types?per_page=100')).body.data;
    expect(names.map(({ name }) => name)).not.toContain('Faltante en la entrega');
    expect((await support.get<List>('/incidences/incidence-types?per_page=100')).body.total).toBe(names.length + 1);
    const offices = await people.colleague!.get<List>('/api/incidence-delivery-offices?zip_code=64000');
    expect(offices.body.data.length).toBeGreaterThan(0);
    const covered = offices.body.data.map((each) => Number(each.has_coverage));
    expect(covered).toEqual([...covered].sort((a, b) => b - a));
    expect((await people.installer!.get('/api/incidence-delivery-offices')).status).toBe(403);
    expect((await people.visitor!.get('/api/incidence-types')).status).toBe(401);
  });

  test('lists are edited by support alone', async () => {
    expect((await people.colleague!.post('/api/incidence-types', { name: 'Otro' })).status).toBe(403);
    expect((await support.post('/incidences/incidence-departments', { name: 'Importaciones' })).status).toBe(201);
  });
});

describe('an incidence', () => {
  test('is reported with a file that its company alone reads, and says who, when and under which warranty', async () => {
    const order = await delivered();
    const sent = await order.buyer.post<One<Incidence>>('/api/incidences', form(wish(order, { serial: 'ab-1' })));
    expect(sent.body.data).toMatchObject({
      state: 'open',
      state_label: 'Abierta',
      serial: 'AB-1',
      company_id: companyId,
      warranty: 'covered',
      timeline: [{ label: 'Abierta' }],
    });
    const file = `/api/private-files/${sent.body.data.file!.id}`;
    expect([(await order.buyer.get(file)).status, (await people.foreign!.get(file)).status]).toEqual([200, 404]);
    expect((await people.visitor!.get(file)).status).toBe(401);
  });

  test('with a program for a picture is refused, and nothing is kept', async () => {
    const order = await delivered();
    const program = form(wish(order), Buffer.from('MZ\u0090\u0000 program'), 'foto.png');
    expectRefused(await order.buyer.post('/api/incidences', program), { file: /./ });
    expect(await count('incidences', { sale_order_id: order.id })).toBe(0);
  });

  test('is of the order’s own products, of no more pieces than were bought, and a serial number is reported once', async () => {
    const order = await delivered();
    const other = await givenProduct(app, {});
    expectRefused(await report(order, { product_id: other.id }), { product_id: 'Este producto no está en el pedido' });
    expectRefused(await report(order, { quantity: 4 }), { quantity: /3 piezas/ });
    expectRefused(await report(order, { serial: 'S-1', quantity: 2 }), { quantity: /./ });
    expectRefused(await report(order, { description: 'mal', incidence_type_id: 999_999 }), { description: /./ });
    expectRefused(await report(order, { incidence_type_id: 999_999 }), { incidence_type_id: /./ });
    expect(await count('incidences', { sale_order_id: order.id })).toBe(0);
    expect((await report(order, { serial: 'S-1' })).status).toBe(201);
    expectRefused(await report(order, { serial: 's-1' }), { serial: /ya tiene una incidencia/ });
    expectRefused(await report(order, { quantity: 3 }), { quantity: /2 piezas/ });
    expect(await count('incidences', { sale_order_id: order.id })).toBe(1);
  });

  test('of pieces that left with serial numbers is of one of these, in whatever case; another piece has no warranty here', async () => {
    const order = await shippedWith('SH-1');
    const path = `/api/incidence-warranties?sale_order_id=${order.id}&product_id=${order.productId}`;
    const ask = async (serial: string) => (await order.buyer.get<One>(`${path}&serial=${serial}`)).body.data;
    expect(await ask('sh-1')).toMatchObject({ status: 'covered' });
    expect(await ask('SH-2')).toMatchObject({
      status: 'other_piece',
      status_label: 'Ese número de serie no se entregó con este pedido',
      until: null,
    });
    expectRefused(await report(order, { serial: 'sh-2' }), {
      serial: 'Ese número de serie no se entregó con este pedido',
    });
    expect(await count('incidences', { sale_order_id: order.id })).toBe(0);
    expect((await report(order, { serial: 'sh-1' })).body.data).toMatchObject({ serial: 'SH-1', warranty: 'covered' });
  });

  test('of the last pieces is reported once, although two do so at once', async () => {
    const order = await delivered();
    const answers = await Promise.all([report(order, { quantity: 3 }), report(order, { quantity: 3 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test.each([
    ['visitor', 401, 401],
    ['colleague', 201, 200],
    ['secondary', 422, 404],
    ['foreign', 422, 404],
    ['nobody', 422, 404],
    ['installer', 403, 403],
    ['employee', 403, 403],
    ['salesman', 201, 200],
    ['otherSalesman', 422, 404],
    ['storeman', 403, 200],
    ['otherStoreman', 403, 404],
  ])('%s reports of somebody’s order: %i, reads it: %i', async (name, reported, read) => {
    const order = await delivered();
    const { id } = (await report(order)).body.data;
    const before = await count('incidences', {});
    expect((await report(order, {}, people[name]!)).status).toBe(reported);
    expect(await count('incidences', {})).toBe(before + (reported === 201 ? 1 : 0));
    expect((await people[name]!.get(`/api/incidences/${id}`)).status).toBe(read);
    if (read === 403 || read === 401) return;
    const listed = (await people[name]!.get<List>('/api/incidences?per_page=100')).body.data;
    expect(listed.some((each) => each.id === id)).toBe(read === 200);
  });
});

describe('the desk', () => {
  test('takes it through its states in order, and in no other', async () => {
    const order = await delivered();
    const { id } = (await report(order)).body.data;
    for (const state of ['accepted', 'received', 'resolved', 'closed']) {
      expect((await move(id, state)).status).toBe(422);
      expect(await stateOf(id)).toBe('open');
    }
    await move(id, 'in_review');
    expectRefused(await move(id, 'refused'), { verdict: /./ });
    expect(await stateOf(id)).toBe('in_review');
    const refused = await move(id, 'refused', { verdict: 'La pieza es la que se pidió' });
    expect(refused.body.data).toMatchObject({ state_label: 'No procede', verdict: 'La pieza es la que se pidió' });
    const closed = await move(id, 'closed');
    expect((closed.body.data.timeline as { label: string }[]).map(({ label }) => label)).toEqual([
      'Abierta',
      'En revisión',
      'No procede',
      'Cerrada',
    ]);
  });

  test('of pieces that were refused may be opened again, also once that is closed; those of an open one may not', async () => {
    const order = await delivered();
    const { id } = (await report(order, { quantity: 3, serial: null })).body.data;
    expectRefused(await report(order), { quantity: /0 piezas/ });
    await move(id, 'in_review');
    await move(id, 'refused', { verdict: 'No procede' });
    const again = (await report(order, { quantity: 3 })).body.data.id;
    expect(again).toBeGreaterThan(id);
    await move(again, 'in_review');
    await move(again, 'refused', { verdict: 'No procede' });
    await move(again, 'closed');
    expect((await report(order, { quantity: 3 })).status).toBe(201);
  });

  test('is settled by who may spend the house’s money: not by who received the pieces, nor by who sells', async () => {
    const order = await delivered();
    const id = await received(order);
    const settle = (who: Client) =>
      who.put(`/api/incidence-states/${id}`, { state: 'resolved', resolution: 'replacement' });
    for (const name of ['storeman', 'salesman', 'colleague', 'employee'])
      expect((await settle(people[name]!)).status).toBe(403);
    for (const desk of ['almacen', 'ventas']) {
      const who = await app.asStaff(desk);
      const wish = { state: 'resolved', resolution: 'replacement' };
      expect((await who.put(`/incidences/incidence-states/${id}`, wish)).status).toBe(403);
    }
    expect([
      await stateOf(id),
      await count('sale_orders', { source_type: 'incidence', source_id: String(id) }),
    ]).toEqual(['received', 0]);
  });

  test.each(['colleague', 'salesman', 'employee', 'storeman'])('is not the business of %s', async (name) => {
    const order = await delivered();
    const { id } = (await report(order)).body.data;
    const answer = await people[name]!.put(`/api/incidence-states/${id}`, { state: 'in_review' });
    expect(answer.status).toBe(403);
    expect(await stateOf(id)).toBe('open');
  });

  test('accepts what is for warranties alone only under warranty', async () => {
    const order = await delivered();
    await knex('sale_order_events')
      .where({ sale_order_id: order.id, status: 'delivered' })
      .update({ happened_at: new Date(Date.now() - 400 * 86_400_000) });
    const late = (await report(order, { incidence_type_id: types['Garantía'] })).body.data;
    expect(late).toMatchObject({ warranty: 'expired' });
    await move(late.id, 'in_review');
    expectRefused(await move(late.id, 'accepted'), { _general: /^La garantía no está vigente: Vencida/ });
    expect(await stateOf(late.id)).toBe('in_review');
    const wrong = (await report(order)).body.data;
    await move(wrong.id, 'in_review');
    expect((await move(wrong.id, 'accepted')).status).toBe(200);
  });
});

describe('what comes back', () => {
  test('stands on a shelf in the grade that was chosen at receipt, once, and the ledger names the incidence', async () => {
    const order = await delivered();
    const id = await received(order, 'B');
    expect([await shelf(order.productId, 'B'), await shelf(order.productId)]).toEqual([1, 2]);
    expect((await move(id, 'received', { branch_id: branchId, grade: 'B' })).status).toBe(422);
    expect(await shelf(order.productId, 'B')).toBe(1);
    expect(await count('stock_movements', { reference_type: 'incidence', reference_id: String(id) })).toBe(1);
  });

  test('is received by the storeman of the branch, at the own branch alone', async () => {
    const order = await delivered();
    const { id } = (await report(order)).body.data;
    for (const state of ['in_review', 'accepted']) await move(id, state);
    const receive = (who: Client, to: number) =>
      who.put(`/api/incidence-states/${id}`, { state: 'received', branch_id: to, grade: 'A' });
    const { id: elsewhere } = (await knex('branches').where({ code: 'PUE' }).first('id')) as { id: number };
    expect((await receive(people.otherStoreman!, elsewhere)).status).toBe(404);
    for (const strange of [elsewhere, 999_999])
      expectRefused(await receive(people.storeman!, strange), { branch_id: 'El almacén no existe' });
    expect([await stateOf(id), await shelf(order.productId, 'A')]).toEqual(['accepted', 0]);
    expect((await receive(people.storeman!, branchId)).status).toBe(200);
    expect(await shelf(order.productId, 'A')).toBe(1);
  });

  test('is replaced by an order at no cost for who bought, from the shelf; without pieces nothing changes', async () => {
    const order = await delivered();
    const id = await received(order);
    await knex('stocks').where({ product_id: order.productId, grade: 'Stock' }).update({ on_hand: 0 });
    expect((await move(id, 'resolved', { resolution: 'replacement' })).status).toBe(422);
    expect([
      await stateOf(id),
      await count('sale_orders', { source_type: 'incidence', source_id: String(id) }),
    ]).toEqual(['received', 0]);
    await knex('stocks')
      .where({ product_id: order.productId, branch_id: branchId, grade: 'Stock' })
      .update({ on_hand: 2 });
    const done = await move(id, 'resolved', { resolution: 'replacement' });
    expect(done.status).toBe(200);
    const placed = await knex('sale_orders')
      .where({ id: done.body.data.replacement_order_id as number })
      .first();
    const first = await knex('sale_orders').where({ id: order.id }).first('user_id');
    expect(placed).toMatchObject({ status: 'paid', user_id: first.user_id, company_id: companyId });
    expect([Number(placed.total), await shelf(order.productId)]).toEqual([0, 1]);
  });

  test('is not replaced for a buyer whose account is closed: no order, no piece, the same state', async () => {
    const order = await delivered();
    const id = await received(order);
    const { user_id } = (await knex('sale_orders').where({ id: order.id }).first('user_id')) as { user_id: number };
    const pieces = await shelf(order.productId);
    expect((await support.patch(`/people/users/${user_id}`, { blocked: true })).status).toBe(200);
    expectRefused(await move(id, 'resolved', { resolution: 'replacement' }), {
      _general: 'La cuenta de quien compró ya no está activa',
    });
    expect([await stateOf(id), await shelf(order.productId)]).toEqual(['received', pieces]);
    expect(await count('sale_orders', { source_type: 'incidence', source_id: String(id) })).toBe(0);
  });

  test('is credited from the order’s stamped invoice, once; without one it is refused and nothing changes', async () => {
    const order = await delivered();
    const id = await received(order);
    expectRefused(await move(id, 'resolved', { resolution: 'credit_note' }), {
      resolution: 'El pedido no tiene una factura timbrada: no se puede emitir la nota de crédito',
    });
    expect([await stateOf(id), (await knex('incidences').where({ id }).first('resolution')).resolution]).toEqual([
      'received',
      null,
    ]);
  });

  test('of a demo order with a stamped invoice gets its credit note', async () => {
    const invoice = await knex('invoices').where({ type: 'I', state: 'stamped', payment_method: 'PUE' }).first();
    const line = await knex('sale_order_details').where({ sale_order_id: invoice.sale_order_id }).first();
    const order = { id: invoice.sale_order_id, productId: line.product_id, buyer: support };
    const created = await support.post<One<Incidence>>('/incidences/incidences', wish(order));
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    const steps = [['in_review'], ['accepted'], ['received', { branch_id: branchId, grade: 'A' }]] as const;
    for (const [state, given] of steps) await move(id, state, given);
    const [one, two] = await Promise.all([1, 2].map(() => move(id, 'resolved', { resolution: 'credit_note' })));
    expect([one!.status, two!.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await count('invoices', { type: 'E', live_key: `credit:incidence:${id}` })).toBe(1);
  });

  test('settled once, its serial number is under warranty no more', async () => {
    const order = await delivered();
    const id = await received(order, 'A', { serial: 'Z-9' });
    await move(id, 'resolved', { resolution: 'replacement' });
    const path = `/api/incidence-warranties?sale_order_id=${order.id}&product_id=${order.productId}`;
    const ask = async (serial: string) => (await order.buyer.get<One>(`${path}&serial=${serial}`)).body.data;
    expect(await ask('Z-9')).toMatchObject({ status: 'returned', until: null });
    expect(await ask('Z-8')).toMatchObject({ status: 'covered', status_label: 'Vigente' });
    expect((await people.foreign!.get(path)).status).toBe(404);
    expectRefused(await order.buyer.get(`${path.replace(/product_id=.*/, 'product_id=1')}`), { product_id: /./ });
  });
});
