import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, expectRefused } from '@mayorista/kernel/testing';
import {
  app,
  begin,
  branchId,
  buyerOf,
  company,
  knex,
  type Order,
  placed,
  product,
  sentHome,
  stage,
  step,
} from './checkout-kit';

beforeAll(begin);

describe('payment', () => {
  test('a mix of credit and transfer is charged once, each part with its state; the rest is told until it is covered', async () => {
    const who = await buyerOf(await company('5000.00'));
    const cart = await sentHome(who, await product('100.00'), 2);
    const half = await step(who, 'cart-payments', { payments: [{ method: 'credit', amount: '1000.00' }] });
    const left = (Number(cart.total) - 1_000).toFixed(2);
    expect(half.payment?.left_over).toBe(left);
    const asked = await who.get<{ data: Record<string, unknown> }>(
      '/api/cart-payment-check-left-overs?option_selected=bank_transfer',
    );
    expect(asked.body.data).toMatchObject({
      left_over: left,
      option_selected: 'bank_transfer',
      commission_percentage: '0',
    });
    await stage(who, 'confirmation');
    expectRefused(await who.post('/api/cart-stages', { cartStage: 'ordered' }), {
      payments: `Falta por cubrir $${left}`,
    });
    await step(who, 'cart-payments', {
      payments: [{ method: 'credit', amount: '1000.00' }, { method: 'bank_transfer' }],
    });
    const { body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
      cartStage: 'ordered',
    });
    const order = (await who.get<{ data: Order }>(`/api/sale-orders/${body.data.sale_order.id}`)).body.data;
    expect(order.status).toBe('pending_payment');
    expect(order.payments).toMatchObject([
      { method: 'credit', amount: '1000.00', status: 'received' },
      { method: 'bank_transfer', amount: left, status: 'pending', due_on: null },
    ]);
    expect(order.payments[0]?.due_on).toMatch(/^\d{4}/);
    const ledger = await who.get<{ meta: { account: object } }>('/api/company-ledgers?kind=credit&currency=MXN');
    expect(ledger.body.meta.account).toMatchObject({ balance: '1000.00', available: '4000.00' });
  });

  test('canceling gives credit back to its line, and paid money to the wallet', async () => {
    const id = await company('5000.00');
    const who = await buyerOf(id);
    await sentHome(who, await product('100.00'));
    await step(who, 'cart-payments', { payments: [{ method: 'credit', amount: '300.00' }, { method: 'cash' }] });
    const order = await placed(who);
    const staff = await app.asStaff('soporte');
    expect((await staff.put(`/sales/sale-orders/${order.id}/status`, { status: 'paid' })).status).toBe(200);
    const canceled = { status: 'canceled', reason: 'Se arrepintió' };
    expect((await staff.put(`/sales/sale-orders/${order.id}/status`, canceled)).status).toBe(200);
    const ledger = async (kind: string) =>
      (
        await who.get<{ data: { source_label: string }[]; meta: { account: { balance: string } } }>(
          `/api/company-ledgers?kind=${kind}&currency=MXN`,
        )
      ).body;
    const account = async (kind: string) => (await ledger(kind)).meta.account.balance;
    expect(await account('credit')).toBe('0.00');
    // What was charged and what was given back are both said to be of the order.
    const { folio } = (await app.strapi.db.connection('sale_orders').where({ id: order.id }).first('folio')) as {
      folio: string;
    };
    expect((await ledger('credit')).data.map(({ source_label: label }) => label)).toEqual(
      Array.from({ length: 2 }, () => `Pedido ${folio}`),
    );
    expect(await account('wallet')).toBe((Number(order.total) - 300).toFixed(2));
    const after = (await who.get<{ data: Order }>(`/api/sale-orders/${order.id}`)).body.data;
    expect(after.payments.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });

  test('credit above what is available, without a line, or of a secondary user is refused with the reason, and nothing is charged', async () => {
    const id = await company('50.00');
    const who = await buyerOf(id);
    await sentHome(who, await product('100.00'));
    expectRefused(await who.post('/api/cart-payments', { method: 'credit' }), {
      payments: 'Tu crédito disponible es de $50.00 MXN',
    });
    const secondary = await buyerOf(id, 'secondary_user');
    await sentHome(secondary, await product('1.00'));
    const { body } = await secondary.get<{
      data: { method: string }[];
      unavailable: { method: string; available: unknown }[];
    }>('/api/cart-payments');
    expect(body.data.map(({ method }) => method)).toEqual(['bank_transfer', 'cash']);
    expect(body.unavailable).toMatchObject([
      { method: 'credit', available: null },
      { method: 'wallet', available: null },
    ]);
    expect((await secondary.post('/api/cart-payments', { method: 'credit' })).status).toBe(422);
    const none = await buyerOf(await company());
    await sentHome(none, await product('1.00'));
    const told = await none.get<{ unavailable: { method: string; closed_because: string[] }[] }>('/api/cart-payments');
    expect(told.body.unavailable.find(({ method }) => method === 'wallet')?.closed_because).toContain(
      'Tu monedero electrónico no tiene saldo',
    );
    expectRefused(await none.post('/api/cart-payments', { method: 'credit' }), {
      payments: 'Tu empresa no tiene línea de crédito en MXN',
    });
    expect(await knex()('ledger_accounts').where({ company_id: id })).toEqual([]);
  });

  test('a secondary user is shown the price of the company with its mark-up on it, and the company is charged its own', async () => {
    const id = await company();
    const productId = await product('200.00');
    const bought = async (role: string) => {
      const { token } = await givenPerson(app, { role, companyId: id, fields: { currency: 'USD' } });
      const who = client(app.url, token);
      const cart = await sentHome(who, productId, 2);
      await step(who, 'cart-payments', { method: 'bank_transfer' });
      const { id: orderId } = await placed(who);
      const row = (await knex()('sale_order_details').where({ sale_order_id: orderId }).first('unit_price')) as {
        unit_price: string | number;
      };
      return [cart.cart_details[0]?.unit_price, Number(row.unit_price).toFixed(2)];
    };
    expect(await bought('distributor')).toEqual(['200.00', '200.00']);
    expect(await bought('secondary_user')).toEqual(['220.00', '200.00']);
  });

  test('the wallet pays orders of its type, which hold only products that allow it', async () => {
    const who = await buyerOf(await company(null, '9000.00'));
    const allowed = await product('20.00', { can_be_added_to_electronic_wallet_type_sale_orders: true });
    const refused = await product('20.00');
    await step(who, 'cart-details', { product_id: allowed });
    const extra = await step(who, 'cart-details', { product_id: refused });
    const types = (
      await who.get<{ data: { id: number; key: string; is_available: boolean; refused_product_ids: number[] }[] }>(
        '/api/cart-sale-order-types',
      )
    ).body.data;
    const walletType = types.find(({ key }) => key === 'electronic_wallet')!;
    expect(walletType).toMatchObject({ is_available: false, refused_product_ids: [refused] });
    expectRefused(await who.post('/api/cart-sale-order-types', { sale_order_type_id: walletType.id }), {
      [`products.${refused}`]: 'Este producto no se puede comprar con monedero electrónico',
    });
    expect((await who.delete(`/api/cart-details/${extra.cart_details[1]!.id}`)).status).toBe(200);
    expect((await step(who, 'cart-sale-order-types', { sale_order_type_id: walletType.id })).order_type).toBe(
      'electronic_wallet',
    );
    await sentHome(who, allowed);
    await step(who, 'cart-payments', { method: 'wallet' });
    const order = await placed(who);
    expect(order).toMatchObject({
      order_type: 'electronic_wallet',
      status: 'paid',
      payments: [{ method: 'wallet', status: 'received' }],
    });
  });

  test('two orders of one company at once never pass its limit: one is placed, the other is told, and stock and ledger agree', async () => {
    const id = await company('1000.00');
    const productId = await product('30.00');
    const buyers = await Promise.all([buyerOf(id), buyerOf(id)]);
    let total = '';
    for (const who of buyers) {
      total = (await sentHome(who, productId)).total;
      await step(who, 'cart-payments', { method: 'credit' });
      await stage(who, 'confirmation');
    }
    expect(Number(total) * 2).toBeGreaterThan(1_000);
    const told = await Promise.all(buyers.map((who) => who.post('/api/cart-stages', { cartStage: 'ordered' })));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 422]);
    const orders = (await knex()('sale_orders').where({ company_id: id })) as unknown[];
    const movements = (await knex()('ledger_movements as m')
      .join('ledger_accounts as a', 'a.id', 'm.account_id')
      .where({ 'a.company_id': id })
      .select('m.amount')) as { amount: number }[];
    const shelf = (await knex()('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand')) as {
      on_hand: number;
    };
    expect([orders.length, movements.map(({ amount }) => Number(amount).toFixed(2)), shelf.on_hand]).toEqual([
      1,
      [total],
      49,
    ]);
  });
});
