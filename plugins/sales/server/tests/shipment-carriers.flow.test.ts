import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { app, knex, rows } from './after-purchase-kit';
import { almacen, beginShipping, dispatch, type One, paid, pick } from './shipments-kit';

beforeAll(beginShipping);

describe('a shipment', () => {
  test('is taken by a carrier of the catalogue, whose name it keeps; its guide is followed from the day it left', async () => {
    const order = await paid();
    const dhl = await knex('carriers').where({ code: 'dhl' }).first('id', 'name');
    const closed = await knex('carriers').insert({ document_id: 'x', name: 'Cerrada', code: 'cerrada', tracking: 'none', status: 0 }).returning('id'); // prettier-ignore
    const guided = (more: object) => pick(order, 1, almacen, more);
    expectRefused(await guided({ carrier_name: 'DHL', tracking_number: 'G-700' }), { carrier_name: /./ });
    expectRefused(await guided({ tracking_number: 'G-700' }), {
      carrier: 'Elige la paquetería de la guía: sin ella nadie puede rastrearla',
    });
    expectRefused(await guided({ carrier_id: dhl.id, tracking_number: 'G 700' }), {
      tracking_number: 'La guía lleva letras, números y guiones, sin espacios',
    });
    for (const carrier_id of [999_999, closed[0].id]) expectRefused(await guided({ carrier_id }), { carrier_id: /./ });
    expect(await rows('order_shipments', { sale_order_id: order.id })).toBe(0);
    const { body } = await guided({ carrier_id: dhl.id, tracking_number: 'G-700' });
    expect(body.data).toMatchObject({ carrier: { id: dhl.id }, carrier_name: dhl.name });
    const follow = (who = order.buyer) => who.get<{ data: object }>('/api/delivery-tracks/G-700');
    expect((await follow()).status).toBe(404);
    await dispatch(body.data.id);
    await knex('order_shipments')
      .where({ id: body.data.id })
      .update({ shipped_at: new Date(Date.now() - 40 * 3_600_000) });
    // The next one's guide is the order's from now on; the first is followed all the same.
    const next = (await guided({ carrier_id: dhl.id, tracking_number: 'G-701' })).body.data;
    await dispatch(next.id);
    expect((await follow()).body.data).toMatchObject({ carrier: dhl, is_tracked: true, state: 'delivered' });
    expect(
      await knex('sale_orders').where({ id: order.id }).first('carrier_id', 'carrier_name', 'tracking_number'),
    ).toEqual({ carrier_id: dhl.id, carrier_name: dhl.name, tracking_number: 'G-701' });
    expect((await follow(await app.as('otro'))).status).toBe(404);
  });

  test('goes with the carrier that its buyer chose, unless another is chosen', async () => {
    const order = await paid();
    const [own, other] = await knex('carriers').where({ status: 1 }).orderBy('id').select('id', 'name');
    await knex('sale_orders').where({ id: order.id }).update({ carrier_id: own.id, carrier_name: own.name });
    const first = (await pick(order, 1)).body.data;
    expect(first).toMatchObject({ carrier: { id: own.id }, carrier_name: own.name });
    const changed = await almacen.put<One>(`/sales/order-shipments/${first.id}`, { carrier_id: other.id });
    expect(changed.body.data).toMatchObject({ carrier: { id: other.id }, carrier_name: other.name });
  });
});
