import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, type Client } from '@mayorista/kernel/testing';
import { app, begin, company, product, sentHome, step, type Cart } from './checkout-kit';

beforeAll(begin);

type One<T> = { data: T };
type Currency = 'USD' | 'MXN';

const given = async (currency: Currency | null, companyId: number): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role: 'distributor', companyId, fields: { currency } })).token);
const shown = async (who: Client) => (await who.get<One<{ currency: string }>>('/api/user')).body.data.currency;
const cartOf = async (who: Client) => (await who.get<One<Cart>>('/api/carts/current')).body.data;
const choose = (who: Client, exchange: Currency) => who.patch('/api/user-preferences/0', { exchange });

describe('what everything is shown in', () => {
  test('is what the person prefers, else what the company buys in, before and with a cart', async () => {
    const id = await company();
    for (const [preferred, expected] of [
      ['USD', 'USD'],
      ['MXN', 'MXN'],
      [null, 'MXN'],
    ] as const) {
      const who = await given(preferred, id);
      expect([preferred, await shown(who)]).toEqual([preferred, expected]);
      expect((await cartOf(who)).currency).toBe(expected);
      expect(await shown(who)).toBe(expected);
    }
  });

  test("is the cart's, where somebody changed the cart alone, as who acts for its buyer does", async () => {
    const who = await given('USD', await company());
    const { id } = await cartOf(who);
    expect((await who.put(`/api/carts/${id}`, { currency: 'MXN' })).status).toBe(200);
    expect(await shown(who)).toBe('MXN');
    // Amounts that are asked for without a currency are in it too.
    const productId = await product('10.00');
    const { body } = await who.get<One<{ currency: string }>>(`/api/store-products/${productId}`);
    expect(body.data.currency).toBe('MXN');
  });

  test('changes for the person and their cart at once: lines are priced in it, delivery and payment are chosen again', async () => {
    const who = await given('USD', await company());
    await sentHome(who, await product('10.00'), 2);
    await step(who, 'cart-payments', { method: 'bank_transfer' });
    const before = await cartOf(who);
    expect((await choose(who, 'MXN')).status).toBe(200);
    const after = await cartOf(who);
    expect(after).toMatchObject({ currency: 'MXN', stage: 'open', delivery: null, payment: null });
    expect(Number(after.cart_details[0]!.unit_price)).toBeGreaterThan(Number(before.cart_details[0]!.unit_price));
    expect(await shown(who)).toBe('MXN');
    // The same again leaves what was chosen since.
    await step(who, 'cart-stages', { cartStage: 'shipping_method' });
    await choose(who, 'MXN');
    expect((await cartOf(who)).stage).toBe('shipping_method');
  });

  test('follows the preference where the cart alone was in another currency', async () => {
    const who = await given('USD', await company());
    const { id } = await cartOf(who);
    await who.put(`/api/carts/${id}`, { currency: 'MXN' });
    await choose(who, 'USD');
    expect([await shown(who), (await cartOf(who)).currency]).toEqual(['USD', 'USD']);
  });

  test("is nobody else's business: another person's cart stays as it is", async () => {
    const id = await company();
    const [who, colleague] = [await given('USD', id), await given('USD', id)];
    await cartOf(colleague);
    await choose(who, 'MXN');
    expect([await shown(colleague), (await cartOf(colleague)).currency]).toEqual(['USD', 'USD']);
  });
});
