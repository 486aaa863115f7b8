import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, expectRefused, fetchPdf } from '@mayorista/kernel/testing';
import {
  app,
  begin,
  branchId,
  companyId,
  count,
  knex,
  move,
  report,
  received,
  shelf,
  stateOf,
  support,
  type One,
  type Order,
} from './incidences-kit';

beforeAll(begin);

/** An order of some pieces of a product, handed over a moment ago. */
async function deliveredOf(productId: number, quantity: number, { supply }: { supply?: string } = {}): Promise<Order> {
  const person = await givenPerson(app, { companyId, fields: { currency: 'USD' } });
  const buyer = client(app.url, person.token);
  if (supply === undefined) await cartReadyToPlace(buyer, { productId, quantity }, branchId);
  else
    for (const [path, body] of [
      ['cart-details', { product_id: productId, quantity }],
      ['cart-stages', { cartStage: 'shipping_method' }],
      ['cart-deliveries', { type: 'branch_pickup', branch_id: branchId, supply }],
      ['cart-stages', { cartStage: 'payment_method' }],
      ['cart-payments', { payments: [{ method: 'bank_transfer' }] }],
      ['cart-stages', { cartStage: 'confirmation' }],
    ] as const)
      expect([path, (await buyer.post(`/api/${path}`, body)).status]).toEqual([path, 200]);
  const placed = await buyer.post<One<{ sale_order: { id: number } }>>('/api/cart-stages', { cartStage: 'ordered' });
  expect(placed.status).toBe(200);
  const { id } = placed.body.data.sale_order;
  for (const status of ['paid', 'preparing', 'ready', 'delivered'])
    expect((await support.put(`/sales/sale-orders/${id}/status`, { status })).status).toBe(200);
  return { id, productId, buyer };
}

/** Months from now until a day, both in the house's calendar. */
function monthsUntil(day: string): number {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })
    .format(new Date())
    .split('-')
    .map(Number);
  const [thenYear = 0, thenMonth = 0] = day.split('-').map(Number);
  return (thenYear - year) * 12 + thenMonth - month;
}
const claimed = async ({ id, productId, buyer }: Order, grade = 'Stock') =>
  (
    await buyer.get<One<{ status: string; until: string | null }>>(
      `/api/incidence-warranties?sale_order_id=${id}&product_id=${productId}&grade=${grade}`,
    )
  ).body.data;
const page = async ({ productId, buyer }: Order): Promise<number | null> =>
  (await buyer.get<One<{ guarantee: number | null }>>(`/api/store-products/${productId}`)).body.data.guarantee;
const onOrder = async ({ id, buyer }: Order): Promise<(number | null)[]> =>
  (
    await buyer.get<One<{ details: { warranty_months: number | null }[] }>>(`/api/sale-orders/${id}`)
  ).body.data.details.map((line) => line.warranty_months);

describe('the warranty of a piece', () => {
  test.each([
    ['36 months', 36, 36],
    ['3 months', 3, 3],
    ['nothing of its own', null, 12],
  ])('whose product says %s is that of its page, its order and its claim', async (_said, guarantee, months) => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 }, fields: { guarantee } });
    const order = await deliveredOf(productId, 1);
    expect([await page(order), await onOrder(order)]).toEqual([months, [months]]);
    const { status, until } = await claimed(order);
    expect([status, monthsUntil(until ?? '')]).toEqual(['covered', months]);
    expect((await report(order)).body.data).toMatchObject({ warranty: 'covered', warranty_until: until });
    const { text } = await fetchPdf(app, order.buyer, `/api/sale-orders/${order.id}/pdf`);
    expect(text).toContain(`${months} meses`);
  });

  test('that is sold without any is claimed without any', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 }, fields: { guarantee: 0 } });
    const order = await deliveredOf(productId, 1);
    expect([await page(order), await claimed(order)]).toEqual([0, expect.objectContaining({ status: 'none' })]);
  });

  test('is what it was sold with, whatever the product says later; that of before it was kept is what it says now', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 }, fields: { guarantee: 36 } });
    const order = await deliveredOf(productId, 1);
    await knex('products').where({ id: productId }).update({ guarantee: 6 });
    expect(monthsUntil((await claimed(order)).until ?? '')).toBe(36);
    await knex('sale_order_details').where({ sale_order_id: order.id }).update({ warranty_months: null });
    expect(monthsUntil((await claimed(order)).until ?? '')).toBe(6);
  });

  test('that is refurbished is its grade’s, of a grade that is not sold any more too', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 }, fields: { guarantee: 36 } });
    const order = await deliveredOf(productId, 1);
    await knex('sale_order_details').where({ sale_order_id: order.id }).update({ grade: 'B', warranty_months: null });
    expect(monthsUntil((await claimed(order, 'B')).until ?? '')).toBe(6);
    await knex('condition_grades').where({ grade: 'B' }).update({ is_active: false });
    try {
      expect(monthsUntil((await claimed(order, 'B')).until ?? '')).toBe(6);
    } finally {
      await knex('condition_grades').where({ grade: 'B' }).update({ is_active: true });
    }
  });
});

test('a piece that was repaired is claimed again; one that was replaced is not', async () => {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
  const order = await deliveredOf(productId, 1);
  const repaired = await received(order);
  expectRefused(await report(order), { quantity: /./ });
  expect((await move(repaired, 'resolved', { resolution: 'repair' })).status).toBe(200);
  const again = await received(order);
  expect((await move(again, 'resolved', { resolution: 'replacement' })).status).toBe(200);
  expectRefused(await report(order), { quantity: /./ });
  expect(await count('incidences', { sale_order_id: order.id })).toBe(2);
});

describe('an incidence that changed meanwhile', () => {
  test('is moved by nobody who read it before: it stays as it is, and so do its pieces', async () => {
    const { id: productId } = await givenProduct(app, { stock: { MTY: 2 } });
    const order = await deliveredOf(productId, 1);
    const { id } = (await report(order)).body.data;
    const moveAs = (state: string, more: object, version: string) =>
      support.put(`/incidences/incidence-states/${id}`, { state, ...more }, { 'If-Match': version });
    const stale = '2020-01-01T00:00:00.000Z';
    expect((await moveAs('in_review', {}, stale)).status).toBe(409);
    for (const state of ['in_review', 'accepted']) expect((await move(id, state)).status).toBe(200);
    expect((await moveAs('received', { branch_id: branchId, grade: 'A' }, stale)).status).toBe(409);
    expect([await stateOf(id), await shelf(productId, 'A')]).toEqual(['accepted', 0]);
    expect((await move(id, 'received', { branch_id: branchId, grade: 'A' })).status).toBe(200);
    expect((await moveAs('resolved', { resolution: 'repair' }, stale)).status).toBe(409);
    expect([await stateOf(id), await shelf(productId, 'A')]).toEqual(['received', 1]);
    const { updatedAt } = (await support.get<One<{ updatedAt: string }>>(`/incidences/incidences/${id}`)).body.data;
    expect((await moveAs('resolved', { resolution: 'repair' }, updatedAt)).status).toBe(200);
    expect(await shelf(productId, 'A')).toBe(0);
  });
});

describe('a product from two warehouses', () => {
  async function fromTwo(): Promise<Order> {
    const { id: productId } = await givenProduct(app, {
      stock: { MTY: 3, PUE: 2 },
      listPrice: '10.04',
      fields: { sat_key: '46171610' },
    });
    const order = await deliveredOf(productId, 5, { supply: 'warehouses' });
    const lines = await knex('sale_order_details').where({ sale_order_id: order.id }).orderBy('id');
    expect(lines.map(({ quantity }: { quantity: number }) => quantity).toSorted()).toEqual([2, 3]);
    return order;
  }

  test('is claimed, credited and taken back over both lines: five pieces are one note of five', async () => {
    const order = await fromTwo();
    const issued = await support.post<One<{ id: number; total: string }>>('/billing/invoices', {
      sale_order_id: order.id,
    });
    expect(issued.status).toBe(201);
    await app.settle();
    const id = await received(order, 'A', { quantity: 5 });
    expect(await shelf(order.productId, 'A')).toBe(5);
    expectRefused(await report(order, { quantity: 1 }), { quantity: /./ });
    const settled = await move(id, 'resolved', { resolution: 'credit_note' });
    expect([settled.status, settled.body]).toMatchObject([200, { data: { state: 'resolved' } }]);
    const note = await knex('invoices').where({ original_id: issued.body.data.id, type: 'E' });
    expect(note).toHaveLength(1);
    expect(Number(note[0].total)).toBe(Number(issued.body.data.total));
    expect(note[0].id).toBe(settled.body.data.credit_note_id);
    const lines = await knex('invoice_lines').where({ invoice_id: note[0].id });
    expect(lines.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0)).toBe(5);
  });

  test('is replaced whole from the warehouse that received it', async () => {
    const order = await fromTwo();
    const id = await received(order, 'A', { quantity: 5 });
    await knex('stocks')
      .where({ product_id: order.productId, branch_id: branchId, grade: 'Stock' })
      .update({ on_hand: 5 });
    const done = await move(id, 'resolved', { resolution: 'replacement' });
    expect([done.status, await stateOf(id)]).toEqual([200, 'resolved']);
    expect(await count('sale_order_details', { sale_order_id: done.body.data.replacement_order_id })).toBe(1);
  });
});
