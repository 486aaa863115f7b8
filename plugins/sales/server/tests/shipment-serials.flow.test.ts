import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { app, branchId, knex, rows, status } from './after-purchase-kit';
import { almacen, beginShipping, dispatch, type One, paid, pick, scan, serialState } from './shipments-kit';

beforeAll(beginShipping);

describe('serial numbers', () => {
  test('are scanned one by one; doubles, unknown ones and more than pieces are refused', async () => {
    const order = await paid(['SN-A1', 'SN-A2', 'SN-A3', 'SN-A4']);
    const { id } = (await pick(order, 2)).body.data;
    expect(JSON.stringify((await dispatch(id)).body)).toContain('Números de serie por capturar de ');
    expect(await rows('order_shipments', { id, state: 'picking' })).toBe(1);
    expect((await scan(id, ' sn-a1 ')).body.data.serials).toMatchObject([{ serial: 'SN-A1' }]);
    expectRefused(await scan(id, 'SN-A1'), { serial: 'El número de serie SN-A1 está repetido' });
    expectRefused(await scan(id, 'SN-X9'), { serial: 'El número de serie SN-X9 no está registrado' });
    const second = await scan(id, 'SN-A2');
    expectRefused(await scan(id, 'SN-A3'), { serial: 'Ya capturaste las 2 series de esta partida' });
    const [, { id: serialId }] = second.body.data.serials as [unknown, { id: number }];
    expect(
      (await almacen.delete<One>(`/sales/order-shipments/${id}/serials/${serialId}`)).body.data.serials,
    ).toHaveLength(1);
    await scan(id, 'SN-A3');
    expect((await dispatch(id)).status).toBe(200);
    expect([await serialState('SN-A1'), await serialState('SN-A2'), await serialState('SN-A3')]).toEqual([
      'shipped',
      'in_stock',
      'shipped',
    ]);
    expectRefused(await scan(id, 'SN-A2'), { _general: 'El embarque ya se envió o se canceló' });
    const rest = (await pick(order, 1)).body.data;
    expectRefused(await scan(rest.id, 'SN-A1'), { serial: 'El número de serie SN-A1 ya se entregó' });
  });

  test('are no words, no short texts and no code of the product, when they are scanned and when they are written down', async () => {
    const order = await paid([], true);
    await knex('products').where({ id: order.productId }).update({ barcode: '7501234567890' });
    const { sku, model } = await knex('products').where({ id: order.productId }).first('sku', 'model');
    const { id } = (await pick(order, 1)).body.data;
    const invalid =
      'El número de serie lleva letras mayúsculas y números, puntos o guiones, sin espacios: 4 caracteres o más';
    const write = (serials: readonly string[]) =>
      almacen.post('/inventory/product-serials', { product_id: order.productId, branch_id: branchId, serials });
    for (const text of ['¿?', 'SIN SERIE', 'NINGUNA', 'N/A', '123', 'SN 1234']) {
      expectRefused(await scan(id, text), { serial: invalid });
      expectRefused(await write([text]), { 'serials.0': invalid });
    }
    for (const code of ['7501234567890', sku, model] as string[]) {
      const told = `${code.toUpperCase()} es un código del producto (SKU, modelo o código de barras), no un número de serie`;
      expectRefused(await scan(id, code), { serial: told });
      expectRefused(await write(['SN-OK1', code]), { 'serials.1': told });
    }
    expect(await rows('order_shipment_serials', { order_shipment_id: id })).toBe(0);
    expect(await rows('product_serials', { product_id: order.productId })).toBe(0);
  });

  test('nobody wrote down leave with one shipment after the other', async () => {
    const order = await paid([], true);
    for (const serial of ['SN-N1', 'SN-N2']) {
      const { id } = (await pick(order, 1)).body.data;
      expect((await scan(id, serial)).status, serial).toBe(201);
      expect((await dispatch(id)).status, serial).toBe(200);
    }
    expect([await serialState('SN-N1'), await serialState('SN-N2')]).toEqual(['shipped', 'shipped']);
  });

  test('that another shipment holds, or that lie elsewhere, are refused', async () => {
    const order = await paid(['SN-B1', 'SN-B2', 'SN-B3']);
    const first = (await pick(order, 1)).body.data;
    const second = (await pick(order, 1)).body.data;
    await scan(first.id, 'SN-B1');
    expectRefused(await scan(second.id, 'SN-B1'), { serial: 'El número de serie SN-B1 está en otro embarque' });
    const other = (await knex('branches').whereNot({ id: branchId }).where({ status: 1 }).first('id')).id as number;
    await knex('product_serials').where({ serial: 'SN-B2' }).update({ branch_id: other });
    expectRefused(await scan(second.id, 'SN-B2'), {
      serial: 'El número de serie SN-B2 está en otro almacén o en otro grado',
    });
    await knex('product_serials').where({ serial: 'SN-B2' }).update({ branch_id: branchId, grade: 'B' });
    expectRefused(await scan(second.id, 'SN-B2'), {
      serial: 'El número de serie SN-B2 está en otro almacén o en otro grado',
    });
    await knex('product_serials').where({ serial: 'SN-B3' }).update({ state: 'retired' });
    expectRefused(await scan(second.id, 'SN-B3'), { serial: 'El número de serie SN-B3 está dado de baja' });
    const strange = await paid(['SN-B9']);
    expectRefused(await scan(second.id, 'SN-B9'), {
      serial: 'El número de serie SN-B9 es de un producto que no va en el embarque',
    });
    expect(strange.id).toBeGreaterThan(0);
    expect(await rows('order_shipment_serials', { order_shipment_id: second.id })).toBe(0);
  });

  test('of a line that is not in the shipment, or of another order, are refused', async () => {
    const [order, other] = [await paid(['SN-I1']), await paid(['SN-I2'])];
    const { id } = (await pick(order, 1)).body.data;
    const strange = { serial: 'SN-I2', detail_id: other.detailId };
    expectRefused(await almacen.post(`/sales/order-shipments/${id}/serials`, strange), { serial: /./ });
    expect(await rows('order_shipment_serials', { order_shipment_id: id })).toBe(0);
  });

  test('that may be of either of two products need their line named', async () => {
    const [order, other] = [await paid([], true), await paid([], true)];
    await knex('sale_order_details').where({ id: other.detailId }).update({ sale_order_id: order.id });
    const both = [order, other].map(({ detailId }) => ({ detail_id: detailId, quantity: 1 }));
    const { id } = (await pick(order, 1, almacen, { lines: both })).body.data;
    expectRefused(await scan(id, 'SN-J1'), {
      detail_id: 'Este número de serie puede ser de varios productos: elige la partida',
    });
    expect(await rows('order_shipment_serials', { order_shipment_id: id })).toBe(0);
    const named = { serial: 'SN-J1', detail_id: other.detailId };
    expect((await almacen.post(`/sales/order-shipments/${id}/serials`, named)).status).toBe(201);
  });

  test('that were retired after they were scanned do not leave, and nothing of the shipment does', async () => {
    const order = await paid(['SN-H1', 'SN-H2']);
    const { id } = (await pick(order, 2)).body.data;
    await scan(id, 'SN-H1');
    await scan(id, 'SN-H2');
    await knex('product_serials').where({ serial: 'SN-H2' }).update({ state: 'retired' });
    expectRefused(await dispatch(id), { 'serials.1.serial': 'El número de serie SN-H2 está dado de baja' });
    expect([await serialState('SN-H1'), await serialState('SN-H2')]).toEqual(['in_stock', 'retired']);
    expect([await status(order.id), await rows('order_shipments', { id, state: 'picking' })]).toEqual(['preparing', 1]);
  });

  test('two scanners that read the same one at once write it once', async () => {
    const order = await paid(['SN-C1', 'SN-C2', 'SN-C3']);
    const { id } = (await pick(order, 3)).body.data;
    const answers = await Promise.all(Array.from({ length: 6 }, () => scan(id, 'SN-C1')));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(await rows('order_shipment_serials', { serial: 'SN-C1' })).toBe(1);
  });

  test('of a product of which none was written down are written down as they leave', async () => {
    const order = await paid([], true);
    const { id } = (await pick(order, 1)).body.data;
    expect((await scan(id, 'SN-D1')).status).toBe(201);
    expect((await dispatch(id)).status).toBe(200);
    expect(
      await knex('product_serials').where({ serial: 'SN-D1' }).first('state', 'holder_type', 'holder_name'),
    ).toMatchObject({
      state: 'shipped',
      holder_type: 'order-shipment',
      holder_name: expect.stringMatching(/-E1$/),
    });
  });

  test('are written down all or none', async () => {
    const { productId } = await paid(['SN-E1']);
    const register = (serials: string[], who = almacen) =>
      who.post('/inventory/product-serials', { product_id: productId, branch_id: branchId, serials });
    expectRefused(await register(['SN-E2', 'sn-e2', 'SN-E1']), {
      'serials.1': 'El número de serie SN-E2 está repetido',
      'serials.2': 'El número de serie SN-E1 ya está registrado',
    });
    expect(await rows('product_serials', { product_id: productId })).toBe(1);
    expect((await register(['SN-E2'], await app.asStaff('ventas'))).status).toBe(403);
  });
});
