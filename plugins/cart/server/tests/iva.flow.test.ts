import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchPdf, type Client } from '@mayorista/kernel/testing';
import {
  address,
  app,
  begin,
  buyerOf,
  company,
  knex,
  type One,
  placed,
  product,
  sentHome,
  stage,
  step,
} from './checkout-kit';

beforeAll(begin);

const rateAt = async (who: Client, zip: string) => {
  const cart = await sentHome(who, await product(), 1, zip);
  await stage(who, 'open');
  return { rate: cart.iva_rate, iva: cart.iva, note: cart.iva_note };
};
const orderRow = async (id: number) =>
  (await knex()('sale_orders').where({ id }).first('iva_rate', 'iva_note', 'issuing_branch_id', 'branch_id')) as {
    readonly iva_rate: string | number;
    readonly iva_note: string | null;
    readonly issuing_branch_id: number;
    readonly branch_id: number;
  };
const branchOf = async (code: string): Promise<number> =>
  ((await knex()('branches').where({ code }).first('id')) as { id: number }).id;
/** Has a branch of the south, and ends what is remembered of branches. */
async function moveBranch(code: string, zip: string): Promise<void> {
  await knex()('branches').where({ code }).update({ zip_code: zip });
  await app.endShortMemories();
}

describe('IVA is that of the place of delivery, by its country and postal code', () => {
  beforeEach(() => moveBranch('PUE', '72000'));

  test.each([
    ['22000', '0.08', 'Tijuana'],
    ['87300', '0.08', 'Matamoros'],
    ['26000', '0.08', 'Piedras Negras'],
    ['84160', '0.16', 'Magdalena, beside the region'],
    ['32900', '0.16', 'Aldama, beside the region'],
    ['77500', '0.16', 'Cancún'],
    ['88240', '0.08', 'Nuevo Laredo, which is not loaded'],
  ])('%s pays %s (%s)', async (zip, rate) => {
    expect(await rateAt(await buyerOf(await company()), zip)).toMatchObject({ rate, note: null });
  });

  test('a place abroad never pays the border’s rate, however its postal code looks', async () => {
    const who = await buyerOf(await company());
    const { exterior_number, ...typed } = address;
    const kept = await who.post<{ data: { id: number } }>('/api/address-book-details', {
      ...{ ...typed, exterior_number, alias: 'Texas', zip_code: '22000', country_id: 26, is_custom_colony: 1 },
      telephone: '+15125550123',
    });
    expect([kept.status, kept.body]).toMatchObject([201, {}]);
    await step(who, 'cart-details', { product_id: await product() });
    await stage(who, 'shipping_method');
    await step(who, 'cart-deliveries', { type: 'home_delivery' });
    await stage(who, 'delivery_address');
    await step(who, 'cart-addresses', { address_book_detail_id: kept.body.data.id });
    const cart = await stage(who, 'payment_method');
    expect(cart).toMatchObject({ iva_rate: '0.16', iva_note: null, delivery: { address: { countryId: 26 } } });
    await step(who, 'cart-payments', { method: 'bank_transfer' });
    const order = await placed(who);
    expect(order).toMatchObject({ iva_rate: '0.16', iva_note: null });
  });

  test('the tax authority’s own word of a postal code counts before the law’s of its municipality', async () => {
    const who = await buyerOf(await company());
    await knex()('postal_codes').where({ zip: '22010' }).update({ border_region: 0 });
    await knex()('postal_codes').where({ zip: '64610' }).update({ border_region: 1 });
    expect((await rateAt(who, '22010')).rate).toBe('0.16');
    expect((await rateAt(who, '64610')).rate).toBe('0.08');
    await knex()('postal_codes').whereIn('zip', ['22010', '64610']).update({ border_region: null });
    expect((await rateAt(who, '22010')).rate).toBe('0.08');
  });
});

describe('the branch that issues is of the region', () => {
  test('what a branch elsewhere sells to the border is issued by the one that is there, at 8 %', async () => {
    const who = await buyerOf(await company());
    await sentHome(who, await product(), 1, '87300');
    await step(who, 'cart-payments', { method: 'bank_transfer' });
    const order = await placed(who);
    const row = await orderRow(order.id);
    expect([Number(row.iva_rate), row.iva_note]).toEqual([0.08, null]);
    expect([row.branch_id, row.issuing_branch_id]).toEqual([await branchOf('MTY'), await branchOf('TIJ')]);
  });

  test('where none is, 16 % is charged, and cart, order, its print and staff say why', async () => {
    const who = await buyerOf(await company());
    const cart = await sentHome(who, await product(), 1, '30700');
    const note = /^Se entrega en la región fronteriza sur, pero ninguna sucursal/;
    expect(cart).toMatchObject({ iva_rate: '0.16', iva_note: expect.stringMatching(note) });
    await step(who, 'cart-payments', { method: 'bank_transfer' });
    const order = await placed(who);
    expect(order).toMatchObject({ iva_rate: '0.16', iva_note: expect.stringMatching(note) });
    const row = await orderRow(order.id);
    expect(row).toMatchObject({ issuing_branch_id: row.branch_id });
    const staff = await (await app.asStaff('soporte')).get<{ data: object }>(`/sales/sale-orders/${order.id}`);
    expect(staff.body.data).toMatchObject({ iva_note: expect.stringMatching(note) });
    const { text } = await fetchPdf(app, who, `/api/sale-orders/${order.id}/pdf`);
    expect(text).toContain('fronteriza sur');
  });

  test('from the day on that a branch opens there, 8 % is charged', async () => {
    const who = await buyerOf(await company());
    await moveBranch('PUE', '30700');
    expect(await rateAt(who, '30700')).toMatchObject({ rate: '0.08', note: null });
    await moveBranch('PUE', '72000');
    expect((await rateAt(who, '30700')).rate).toBe('0.16');
  });

  test('what is collected at a branch of the region pays 8 %', async () => {
    const who = await buyerOf(await company());
    await step(who, 'cart-details', { product_id: await product() });
    await stage(who, 'shipping_method');
    await step(who, 'cart-deliveries', { type: 'branch_pickup', branch_id: await branchOf('TIJ') });
    expect((await who.get<One>('/api/carts/current')).body.data).toMatchObject({ iva_rate: '0.08' });
  });
});
