import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { codesOf, expectRefused, type Client } from '@mayorista/kernel/testing';
import { app, begin, branchId, buyerOf, company, knex, placed, stage, step, type Order } from './checkout-kit';

beforeAll(begin);

interface Line {
  readonly id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly fulfilment: string;
  readonly subtotal: string;
}
type Waited = Omit<Order, 'details'> & {
  readonly subtotal: string;
  readonly iva: string;
  readonly details: readonly Line[];
};
interface Division {
  readonly is_backorder: boolean;
  readonly quantity: number;
}

const inStock = async (listPrice: string, pieces: number) =>
  (await givenProduct(app, { stock: { MTY: pieces }, listPrice })).id;

/** An order of one product that is there and of another of which five are wanted and one is there; paid as is said. */
async function waitingOrder(
  who: Client,
  payments: readonly { method: string; amount?: string }[],
  { alone = false }: { alone?: boolean } = {},
): Promise<{ order: Waited; line: Line }> {
  const scarce = await inStock('40.00', 0);
  if (!alone) await step(who, 'cart-details', { product_id: await inStock('10.00', 9), quantity: 3 });
  await step(who, 'cart-details', { product_id: scarce, quantity: 5 });
  await stage(who, 'shipping_method');
  await step(who, 'cart-deliveries', { type: 'branch_pickup', branch_id: branchId, supply: 'backorder' });
  await stage(who, 'payment_method');
  await step(who, 'cart-payments', { payments });
  const order = (await placed(who)) as unknown as Waited;
  const line = order.details.find(({ fulfilment }) => fulfilment === 'backorder');
  expect(line).toMatchObject({ product_id: scarce, quantity: 5 });
  return { order, line: line! };
}

const change = (who: Client, id: number, body: object) =>
  who.put<{ data: Waited }>(`/api/sale-order-backorders/${id}`, body);
const show = async (who: Client, id: number) => (await who.get<{ data: Waited }>(`/api/sale-orders/${id}`)).body.data;
const divisionsOf = async (who: Client, id: number) =>
  (
    await who.get<{ data: { divided_sale_orders: Division[] } }>(`/api/sale-order-divided-sale-orders/${id}`)
  ).body.data.divided_sale_orders.map(({ is_backorder, quantity }) => [is_backorder, quantity]);
const balance = async (who: Client, kind: string) =>
  (await who.get<{ meta: { account: { balance: string } } }>(`/api/company-ledgers?kind=${kind}&currency=MXN`)).body
    .meta.account.balance;
const sum = (order: Waited) => order.payments.reduce((total, { amount }) => total + Number(amount), 0);

describe('a line that waits for its pieces', () => {
  test('is canceled by its buyer: the order costs less, and the transfer that is still to come too', async () => {
    const who = await buyerOf(await company());
    const { order, line } = await waitingOrder(who, [{ method: 'bank_transfer' }]);
    const told = await change(who, line.id, { action: 'cancel' });
    expect(told.status).toBe(200);
    const after = told.body.data;
    expect(after.details.map(({ fulfilment }) => fulfilment)).toEqual(['stock', 'canceled']);
    expect(Number(after.subtotal)).toBeCloseTo(Number(order.subtotal) - Number(line.subtotal), 2);
    expect(Number(after.total)).toBeCloseTo(Number(after.subtotal) + Number(after.iva), 2);
    expect(sum(after)).toBeCloseTo(Number(after.total), 2);
    expect(await divisionsOf(who, order.id)).toEqual([
      [false, 3],
      [true, 0],
    ]);
    expectRefused(await change(who, line.id, { action: 'cancel' }), {
      _general: 'Este producto ya no está por surtir',
    });
    expect((await show(who, order.id)).total).toBe(after.total);
  });

  test('gives back to the credit line what it was charged, once', async () => {
    const who = await buyerOf(await company('9000.00'));
    const { order, line } = await waitingOrder(who, [{ method: 'credit' }]);
    expect(await balance(who, 'credit')).toBe(order.total);
    const after = (await change(who, line.id, { action: 'cancel' })).body.data;
    expect(await balance(who, 'credit')).toBe(after.total);
    expect((await change(who, line.id, { action: 'cancel' })).status).toBe(422);
    expect(await balance(who, 'credit')).toBe(after.total);
    const staff = await app.asStaff('soporte');
    const canceled = { status: 'canceled', reason: 'Se arrepintió' };
    expect((await staff.put(`/sales/sale-orders/${order.id}/status`, canceled)).status).toBe(200);
    expect([await balance(who, 'credit'), await balance(who, 'wallet')]).toEqual(['0.00', '0.00']);
  });

  test('was all that was still to be paid for: without it the order is paid', async () => {
    const who = await buyerOf(await company('9000.00'));
    const { order, line } = await waitingOrder(who, [
      { method: 'bank_transfer', amount: '1.00' },
      { method: 'credit' },
    ]);
    expect(order.status).toBe('pending_payment');
    const after = (await change(who, line.id, { action: 'cancel' })).body.data;
    expect([after.status, after.payments.map(({ status }) => status)]).toEqual(['paid', ['canceled', 'received']]);
  });

  test('was all there was: its order is canceled', async () => {
    const who = await buyerOf(await company());
    const { line } = await waitingOrder(who, [{ method: 'cash' }], { alone: true });
    const after = (await change(who, line.id, { action: 'cancel' })).body.data;
    expect([after.status, after.details[0]?.fulfilment]).toEqual(['canceled', 'canceled']);
  });

  test('is replaced by a product that is there, at no more than it costs; its pieces are taken from the shelf', async () => {
    const who = await buyerOf(await company());
    const { order, line } = await waitingOrder(who, [{ method: 'cash' }]);
    const [dear, few, other] = [await inStock('90.00', 9), await inStock('20.00', 4), await inStock('20.00', 9)];
    const shelf = async (id: number) =>
      Number(
        ((await knex()('stocks').where({ product_id: id, branch_id: branchId }).first()) as { on_hand: number })
          .on_hand,
      );
    const refused = async (product_id: number) => {
      const told = await change(who, line.id, { action: 'replace', product_id });
      return [told.status, Object.keys((told.body as unknown as { errors: object }).errors), codesOf(told)];
    };
    expect(await refused(dear)).toEqual([422, ['product_id'], ['replacement_dearer']]);
    expect(await refused(few)).toEqual([422, [`products.${few}`], ['not_enough_stock']]);
    expect(await refused(line.product_id)).toEqual([422, ['product_id'], ['replacement_same']]);
    expect([await shelf(dear), await shelf(few), (await show(who, order.id)).total]).toEqual([9, 4, order.total]);

    const after = (await change(who, line.id, { action: 'replace', product_id: other })).body.data;
    expect(
      after.details.map(({ product_id: id, fulfilment, quantity }) => [id === other, fulfilment, quantity]),
    ).toEqual([
      [false, 'stock', 3],
      [false, 'replaced', 5],
      [true, 'stock', 5],
    ]);
    expect([await shelf(other), Number(after.total) < Number(order.total)]).toEqual([4, true]);
    expect(sum(after)).toBeCloseTo(Number(after.total), 2);
    expect(await divisionsOf(who, order.id)).toEqual([
      [false, 8],
      [true, 0],
    ]);
  });

  test('is nobody else’s to change: visitors, another company, a secondary user of the same, a storeman; nothing changes', async () => {
    const id = await company();
    const who = await buyerOf(id);
    const { order, line } = await waitingOrder(who, [{ method: 'cash' }]);
    const strangers: [Client, number][] = [
      [app.anonymous, 401],
      [await buyerOf(await company()), 404],
      [await buyerOf(id, 'secondary_user'), 404],
      [await app.as('almacen'), 403],
    ];
    for (const [stranger, status] of strangers)
      expect((await change(stranger, line.id, { action: 'cancel' })).status).toBe(status);
    expect(await show(who, order.id)).toEqual(order);
    expect((await change(await buyerOf(id), line.id, { action: 'cancel' })).status).toBe(200);
  });
});
