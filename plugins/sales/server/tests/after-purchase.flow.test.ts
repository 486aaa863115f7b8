import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, type Client } from '@mayorista/kernel/testing';
import {
  app,
  begin,
  form,
  knex,
  type List,
  type One,
  parts,
  people,
  placed,
  png,
  type Receipt,
  review,
  rows,
  send,
  shelf,
  status,
  support,
} from './after-purchase-kit';

beforeAll(begin);

/** Makes the payment of an order one of two parts. */
async function owesTwice(orderId: number): Promise<void> {
  const [part] = await knex('sale_order_payments').where({ sale_order_id: orderId });
  await knex('sale_order_payments').insert({ ...part, id: undefined, document_id: `p${orderId}`, number: 2 });
}

describe('a receipt [SF-ORDER-001]', () => {
  test('is sent by id or folio, puts its part in review, and is private', async () => {
    const order = await placed();
    const { folio } = await knex('sale_orders').where({ id: order.id }).first('folio');
    const sent = await send(order.buyer, { id: folio }, { note: 'Transferencia de hoy', amount: '600.00' });
    expect(sent).toMatchObject({ status: 201, body: { data: { state: 'in_review', sale_order_id: order.id } } });
    // An amount says in which currency: that of its part, as staff see it in the list and take it along.
    const { currency } = await knex('sale_order_payments').where({ sale_order_id: order.id }).first('currency');
    expect(sent.body.data).toMatchObject({ amount: '600.00', currency });
    const listed = await support.get<List>(`/sales/sale-order-payment-receipts?sale_order_id=${order.id}`);
    expect(listed.body.data).toMatchObject([{ amount: '600.00', currency }]);
    expect([await parts(order.id), await status(order.id)]).toEqual([['in_review'], 'pending_payment']);
    const file = `/api/private-files/${sent.body.data.receipt.id}`;
    const seen = async (who: string) => (await people[who]!.get(file)).status;
    expect((await order.buyer.get(file)).status).toBe(200);
    expect([await seen('visitor'), await seen('foreign'), await seen('secondary'), await seen('colleague')]).toEqual([
      401, 404, 404, 200,
    ]);
  });

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['secondary', 404],
    ['nobody', 404],
    ['installer', 403],
    ['employee', 403],
    ['otherSalesman', 404],
  ])('of somebody else’s order: %s is answered %i and nothing is written', async (name, answer) => {
    const order = await placed();
    expect((await send(people[name]!, order)).status).toBe(answer);
    expect([await rows('sale_order_payment_receipts', { sale_order_id: order.id }), await parts(order.id)]).toEqual([
      0,
      ['pending'],
    ]);
  });

  test('for a part of another order is refused, and both stay as they were', async () => {
    const [own, other] = [await placed(), await placed()];
    const { id: part } = await knex('sale_order_payments').where({ sale_order_id: other.id }).first('id');
    const refused = await send(own.buyer, own, { payment_id: part });
    expectRefused(refused, { sale_order_legacy_id: 'Este pedido ya no tiene pagos pendientes' });
    expect([await parts(own.id), await parts(other.id)]).toEqual([['pending'], ['pending']]);
    expect(await rows('sale_order_payment_receipts', { payment_id: part })).toBe(0);
  });

  test('of a canceled order is refused for that reason', async () => {
    const order = await placed();
    await order.buyer.post('/api/sale-order-cancellations', { sale_order_legacy_id: order.id, reason: 'Ya no' });
    expectRefused(await send(order.buyer, order), { sale_order_legacy_id: /cancelado/ });
    expect(await rows('sale_order_payment_receipts', { sale_order_id: order.id })).toBe(0);
  });

  test('is listed to who reads its order, and to nobody else', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const lists = async (who: Client) =>
      (await who.get<List>('/api/sale-order-payment-receipts?per_page=100')).body.data?.some(
        (each) => each.id === id,
      ) === true;
    expect(await lists(order.buyer)).toBe(true);
    const told = await Promise.all(
      ['colleague', 'salesman', 'employee', 'secondary', 'foreign', 'otherSalesman'].map((name) =>
        lists(people[name]!),
      ),
    );
    expect(told).toEqual([true, true, false, false, false, false]);
  });

  test('that is no picture and no PDF is refused by its bytes, whatever it is called [SF-COMPANY-014]', async () => {
    const order = await placed();
    const script = form(
      { sale_order_legacy_id: order.id },
      'receipt',
      Buffer.from('MZ\u0090\u0000 program'),
      'pago.pdf',
    );
    const refused = await order.buyer.post('/api/sale-order-payment-receipts', script);
    expectRefused(refused, { _general: 'Error al guardar comprobante.', receipt: /./ });
    const sheet = form({ sale_order_legacy_id: order.id }, 'receipt', Buffer.from('a,b\n1,2\n'), 'pago.csv');
    expectRefused(await order.buyer.post('/api/sale-order-payment-receipts', sheet), { receipt: /./ });
    const big = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]);
    const large = form({ sale_order_legacy_id: order.id }, 'receipt', big);
    expectRefused(await order.buyer.post('/api/sale-order-payment-receipts', large), { receipt: /10/ });
    expectRefused(await order.buyer.post('/api/sale-order-payment-receipts', { sale_order_legacy_id: order.id }), {
      _general: 'Error al guardar comprobante.',
      receipt: /./,
    });
    expect([await rows('sale_order_payment_receipts', { sale_order_id: order.id }), await parts(order.id)]).toEqual([
      0,
      ['pending'],
    ]);
  });

  test('of fifty megabytes is turned away, and the next one is taken', async () => {
    const order = await placed();
    const huge = form(
      { sale_order_legacy_id: order.id },
      'receipt',
      Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]),
    );
    const answer = await order.buyer.post('/api/sale-order-payment-receipts', huge).then(
      ({ status: code }) => code,
      // The server may close the connection before all of it was sent.
      () => 413,
    );
    expect([answer, await rows('sale_order_payment_receipts', { sale_order_id: order.id })]).toEqual([413, 0]);
    expect((await send(order.buyer, order)).status).toBe(201);
  });

  test('in PDF with a script in it is never run by us: it is downloaded, in a sandbox, as what it is', async () => {
    const order = await placed();
    const script =
      '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
    const body = form({ sale_order_legacy_id: order.id }, 'receipt', Buffer.from(script), 'pago.pdf');
    const sent = await order.buyer.post<One<Receipt>>('/api/sale-order-payment-receipts', body);
    expect(sent.status).toBe(201);
    const { status: code, headers } = await order.buyer.get(`/api/private-files/${sent.body.data.receipt.id}`);
    expect([code, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('that is approved makes the order paid; two who approve at once approve once', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const answers = await Promise.all([review(id, 'approved'), review(id, 'approved')]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect([await parts(order.id), await status(order.id)]).toEqual([['received'], 'paid']);
    expect(await rows('sale_order_events', { sale_order_id: order.id, status: 'paid' })).toBe(1);
  });

  test('two of one part, approved at once, receive it once', async () => {
    const order = await placed();
    const [one, two] = [(await send(order.buyer, order)).body.data, (await send(order.buyer, order)).body.data];
    const answers = await Promise.all([review(one.id, 'approved'), review(two.id, 'approved')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect(await rows('sale_order_events', { sale_order_id: order.id, status: 'paid' })).toBe(1);
  });

  test('that is rejected says why and lets its part wait again; approved afterwards it is refused', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    expectRefused(await review(id, 'rejected'), { reason: /./ });
    expect(await parts(order.id)).toEqual(['in_review']);
    const rejected = await review(id, 'rejected', { reason: 'No se lee el importe' });
    expect(rejected.body.data).toMatchObject({ state: 'rejected', rejection_reason: 'No se lee el importe' });
    expect(await parts(order.id)).toEqual(['pending']);
    expect((await review(id, 'approved')).status).toBe(422);
    expect([await parts(order.id), await status(order.id)]).toEqual([['pending'], 'pending_payment']);
  });

  test('that is rejected leaves its part in review while another of the same part is', async () => {
    const order = await placed();
    const [one, two] = [(await send(order.buyer, order)).body.data, (await send(order.buyer, order)).body.data];
    await review(one.id, 'rejected', { reason: 'Se envió dos veces' });
    expect(await parts(order.id)).toEqual(['in_review']);
    await review(two.id, 'rejected', { reason: 'No se lee' });
    expect(await parts(order.id)).toEqual(['pending']);
  });

  test('says to who reviews it how much its part must cover', async () => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const { amount, currency } = await knex('sale_order_payments').where({ sale_order_id: order.id }).first();
    const { body } = await support.get<One>(`/sales/sale-order-payment-receipts/${id}`);
    expect(body.data.owed).toEqual({ amount: Number(amount).toFixed(2), currency });
  });

  test.each(['colleague', 'salesman', 'employee'])('is not reviewed by %s', async (name) => {
    const order = await placed();
    const { id } = (await send(order.buyer, order)).body.data;
    const answer = await people[name]!.put(`/api/sale-order-payment-receipt-states/${id}`, { state: 'approved' });
    expect(answer.status).toBe(403);
    expect([await parts(order.id), await status(order.id)]).toEqual([['in_review'], 'pending_payment']);
  });

  test.each(['colleague', 'salesman', 'employee'])(
    'of one of two parts is neither approved nor rejected by %s, although the order would stay as it is',
    async (name) => {
      const order = await placed();
      await owesTwice(order.id);
      const { id } = (await send(order.buyer, order)).body.data;
      for (const more of [{ state: 'approved' }, { state: 'rejected', reason: 'No' }]) {
        const answer = await people[name]!.put(`/api/sale-order-payment-receipt-states/${id}`, more);
        expect(answer.status).toBe(403);
      }
      expect(await parts(order.id)).toEqual(['in_review', 'pending']);
      expect(await rows('sale_order_payment_receipts', { id, state: 'in_review' })).toBe(1);
    },
  );

  test('of one of two parts leaves the order waiting for the other', async () => {
    const order = await placed();
    await owesTwice(order.id);
    await review((await send(order.buyer, order)).body.data.id, 'approved');
    expect([await parts(order.id), await status(order.id)]).toEqual([['received', 'pending'], 'pending_payment']);
    await review((await send(order.buyer, order)).body.data.id, 'approved');
    expect([await parts(order.id), await status(order.id)]).toEqual([['received', 'received'], 'paid']);
  });
});

describe('a buyer cancels', () => {
  const cancel = (who: Client, id: number, reason: string | undefined = 'Ya no se instala') =>
    who.post<One>('/api/sale-order-cancellations', { sale_order_legacy_id: id, reason });

  test('an unpaid order with a reason: its pieces are back, its payment is not owed any more, and the history says who', async () => {
    const order = await placed();
    expect(await shelf(order.productId)).toBe(2);
    expectRefused(await cancel(order.buyer, order.id, ''), { reason: 'Escribe el motivo' });
    expect(await shelf(order.productId)).toBe(2);
    expect(await cancel(order.buyer, order.id)).toMatchObject({ status: 200, body: { data: { status: 'canceled' } } });
    expect([await shelf(order.productId), await parts(order.id)]).toEqual([5, ['canceled']]);
    const entry = await knex('audit_entries')
      .where({ model_type: 'sale-orders', model_id: String(order.id) })
      .orderBy('id', 'desc')
      .first();
    expect(entry).toMatchObject({ actor_kind: 'person', actor_id: order.personId });
  });

  test('no order that is paid, prepared, or whose receipt is in review, and nothing changes', async () => {
    const [paid, reviewed] = [await placed(), await placed()];
    await support.put(`/sales/sale-orders/${paid.id}/status`, { status: 'paid' });
    await send(reviewed.buyer, reviewed);
    expectRefused(await cancel(paid.buyer, paid.id), { _general: /ya está pagado/ });
    expectRefused(await cancel(reviewed.buyer, reviewed.id), { _general: /revisando el comprobante/ });
    await support.put(`/sales/sale-orders/${paid.id}/status`, { status: 'preparing' });
    expectRefused(await cancel(paid.buyer, paid.id), { _general: /ya está pagado/ });
    expect([await status(paid.id), await parts(paid.id), await shelf(paid.productId)]).toEqual([
      'preparing',
      ['received'],
      2,
    ]);
    expect([await status(reviewed.id), await parts(reviewed.id), await shelf(reviewed.productId)]).toEqual([
      'pending_payment',
      ['in_review'],
      2,
    ]);
  });

  test('once, although two ask at once', async () => {
    const order = await placed();
    const answers = await Promise.all([cancel(order.buyer, order.id), cancel(order.buyer, order.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect(await shelf(order.productId)).toBe(5);
  });

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['secondary', 404],
    ['employee', 403],
    ['salesman', 403],
  ])('%s does not: %i', async (name, answer) => {
    const order = await placed();
    expect((await cancel(people[name]!, order.id)).status).toBe(answer);
    expect([await status(order.id), await shelf(order.productId)]).toEqual(['pending_payment', 2]);
  });
});

test('an order divided by warehouse shows each product’s picture, as its lines do', async () => {
  type Lines = readonly { readonly product_id: number; readonly image_full_path: string | null }[];
  const buyer = await app.as('distribuidor');
  const { id } = (await buyer.get<{ data: { id: number }[] }>('/api/sale-orders?status=delivered')).body.data[0]!;
  const pictures = (lines: Lines) => lines.map((line) => [line.product_id, line.image_full_path]);
  const order = (await buyer.get<One<{ details: Lines }>>(`/api/sale-orders/${id}`)).body.data;
  const divided = await buyer.get<One<{ divided_sale_orders: readonly { details: Lines }[] }>>(
    `/api/sale-order-divided-sale-orders/${id}`,
  );
  const lines = divided.body.data.divided_sale_orders.flatMap(({ details }) => details);
  expect(pictures(lines)).toEqual(pictures(order.details));
  expect(lines.every(({ image_full_path: picture }) => picture !== null)).toBe(true);
});
