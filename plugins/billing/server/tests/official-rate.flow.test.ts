import { startSie, type SieServer } from '@mayorista/reference/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '@mayorista/kernel/shared';
import { invoicingSettings } from './certificate-files';
import { app, begin, issue, knex, paidOrder, settle, show, support } from './invoicing-kit';
import { startPac, type PacServer } from './pac-server';

let pac: PacServer;
let sie: SieServer;
const today = dayOf(new Date());
const yesterday = addDays(today, -1);

beforeAll(async () => {
  [pac, sie] = await Promise.all([startPac(), startSie()]);
  await begin('USD', { ...invoicingSettings(pac), BANXICO_URL: sie.url, BANXICO_TOKEN: sie.token });
});
afterAll(() => Promise.all([pac?.close(), sie?.close()]));

const told = async (rates: Readonly<Record<string, string>>): Promise<void> => {
  await knex('official_rates').delete();
  sie.data.clear();
  for (const [day, rate] of Object.entries(rates)) sie.data.set(day, rate);
  await app.runDue('reference.fetch-official-rates');
};
const xmlOf = async (id: number): Promise<string> =>
  (await support.get<string>(`/billing/invoices/${id}?fileType=xml`)).body;

describe('an invoice in dollars says what the tax authority says a dollar costs', () => {
  test('the FIX determined before its day, not that of its day nor the house’s own rate, which stays the order’s', async () => {
    await told({ [addDays(today, -3)]: '18.1111', [yesterday]: '18.2222', [today]: '18.3333' });
    const orderId = await paidOrder();
    const { body } = await issue(orderId);
    await app.settle();
    expect(await show(body.data.id)).toMatchObject({ state: 'stamped', exchange_rate: '18.2222' });
    expect(await xmlOf(body.data.id)).toContain('TipoCambio="18.222200"');
    const order = await knex('sale_orders').where({ id: orderId }).first('exchange_rate');
    expect(Number(order.exchange_rate)).not.toBe(18.2222);
  });

  test('a rate of seven days ago is in force over holidays; of an older one, or none, nothing is made: staff are told what to load', async () => {
    await told({ [addDays(today, -7)]: '18.1111' });
    const first = await issue(await paidOrder());
    await app.settle();
    expect(await show(first.body.data.id)).toMatchObject({ state: 'stamped', exchange_rate: '18.1111' });

    await told({ [addDays(today, -8)]: '18.1111', [today]: '18.3333' });
    const { body } = await issue(await paidOrder());
    await app.settle();
    const refused = await show(body.data.id);
    expect(refused).toMatchObject({ state: 'failed', uuid: null });
    expect(refused.failure).toContain(
      'Falta el tipo de cambio FIX de estos días: cárgalo en Ventas > Tipos de cambio FIX y vuelve a timbrar',
    );

    await told({ [yesterday]: '18.2222' });
    expect((await support.put(`/billing/invoice-states/${refused.id}`, { state: 'validated' })).status).toBe(200);
    await settle();
    expect(await show(refused.id)).toMatchObject({ state: 'stamped', exchange_rate: '18.2222' });
  });
});
