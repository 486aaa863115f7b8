import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Row {
  readonly product_id: number;
  readonly suggested_quantity: number;
  readonly monthly_rotation: number;
  readonly in_transit: number;
  readonly in_drafts: number;
  readonly available_source: number;
  readonly goal: number;
  readonly explanation: string;
}
type Rows = { readonly data: readonly Row[]; readonly total: number };

let app: TestApp;
let compras: Client;
const places: Record<string, number> = {};
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  compras = await app.asStaff('compras');
  const made = await compras.post<{ data: { id: number } }>('/inventory/branches', {
    code: 'LEON',
    name: 'León',
    transfer_days: 2,
  });
  places.LEON = made.body.data.id;
  const branches = (await knex()('branches').select('code', 'id')) as { code: string; id: number }[];
  for (const { code, id } of branches) places[code] = id;
});

/** What the new branch sold `days` ago, as placing an order writes it. */
async function sold(productId: number, quantity: number, days = 10): Promise<void> {
  await knex()('stock_movements').insert({
    document_id: `venta-${productId}-${days}`,
    product_id: productId,
    branch_id: places.LEON,
    grade: 'Stock',
    quantity: -quantity,
    balance: 0,
    cause: 'Venta',
    moved_at: new Date(Date.now() - days * 86_400_000),
  });
}
const ask = (more = '') =>
  compras.get<Rows>(
    `/inventory/restock-suggestions?source_warehouse_id=${places.GDL}&target_warehouse_id=${places.LEON}${more}`,
  );
const rowOf = async (productId: number, more = '') =>
  (await ask(more)).body.data.find((row) => row.product_id === productId);
const limit = (productId: number, minimum: number, maximum: number, branch = 'LEON') =>
  compras.post<{ data: { id: number } }>('/inventory/product-limits', {
    product_id: productId,
    warehouse_id: places[branch],
    minimum,
    maximum,
  });

describe('restock', () => {
  test('finds nothing where nothing sells and nothing is asked for [CS-RESTOCK-008]', async () => {
    expectRefused(await ask(), { _general: 'No se encontraron productos por resurtir' });
  });

  test('suggests a month of sales, and says why [CS-RESTOCK-001]', async () => {
    const { id } = await givenProduct(app, { stock: { GDL: 100 } });
    await sold(id, 30);
    await sold(id, 999, 120);
    expect(await rowOf(id)).toMatchObject({
      suggested_quantity: 10,
      monthly_rotation: 10,
      goal: 10,
      available_source: 100,
      explanation: 'Vende 10 al mes (sin límites): meta 10; tiene 0, por recibir 0, en borradores 0',
    });
  });

  test('counts what is on its way and what a draft already asks for, and stops when there is enough', async () => {
    const { id } = await givenProduct(app, { stock: { GDL: 100 } });
    await sold(id, 60);
    const details = [{ product_id: id, quantity: 5, suggested_quantity: 20 }];
    const draft = await compras.post<{ id: number }>('/inventory/transfers?restock', {
      details,
      source_warehouse_id: places.GDL,
      target_warehouse_id: places.LEON,
    });
    expect(await rowOf(id)).toMatchObject({ suggested_quantity: 15, in_drafts: 5, in_transit: 0 });
    await compras.put(`/inventory/transfer-stages/${draft.body.id}`, { stage: 'sent' });
    expect(await rowOf(id)).toMatchObject({
      suggested_quantity: 15,
      in_drafts: 0,
      in_transit: 5,
      available_source: 95,
    });
    await knex()('transits').where({ product_id: id }).update({ available_on: '2020-01-01' });
    expect(await rowOf(id), 'a transfer that is late is on its way all the same').toMatchObject({ in_transit: 5 });
    await compras.put(`/inventory/transfer-stages/${draft.body.id}`, { stage: 'received' });
    expect(await rowOf(id)).toMatchObject({ suggested_quantity: 15, in_transit: 0 });
    await knex()('stocks').where({ product_id: id, branch_id: places.LEON }).update({ on_hand: 20 });
    expect(await rowOf(id)).toBeUndefined();
  });

  test('holds to the limits of both warehouses', async () => {
    const [slow, fast, scarce] = [
      await givenProduct(app, { stock: { GDL: 50 } }),
      await givenProduct(app, { stock: { GDL: 50 } }),
      await givenProduct(app, { stock: { GDL: 8 } }),
    ];
    await limit(slow.id, 4, 10);
    await limit(fast.id, 1, 6);
    await sold(fast.id, 90);
    await sold(scarce.id, 30);
    await limit(scarce.id, 0, 5, 'GDL');
    await limit(scarce.id, 0, 40);
    const guarded = await compras.get<{ data: { id: number }[] }>(
      `/inventory/product-limits?product_id=${scarce.id}&warehouse_id=${places.GDL}`,
    );
    await compras.put(`/inventory/product-limits/${guarded.body.data[0]!.id}`, { minimum: 5 });
    expect((await rowOf(slow.id))!.suggested_quantity).toBe(4);
    expect((await rowOf(fast.id))!.suggested_quantity).toBe(6);
    expect(await rowOf(scarce.id)).toMatchObject({ suggested_quantity: 3, is_limited_by_source: true });
    expectRefused(await limit(slow.id, 5, 4), { maximum: 'El máximo no puede ser menor que el mínimo' });
    expectRefused(await limit(slow.id, 4, 5), { warehouse_id: /Ya existe/ });
  });

  test('filters nothing by default, and by brand, stage, flow type, serial, limits and publication when asked [CS-RESTOCK-002] [CS-RESTOCK-003] [CS-RESTOCK-004] [CS-RESTOCK-005] [CS-RESTOCK-006] [CS-RESTOCK-007]', async () => {
    const { id } = await givenProduct(app, { stock: { GDL: 50 }, fields: { product_flow_type: 'volume', serial: 1 } });
    const hidden = await givenProduct(app, { stock: { GDL: 50 }, fields: { published_in_store: false, serial: 0 } });
    await limit(id, 3, 9);
    await sold(hidden.id, 30);
    const card = (await knex()('product_cards').where({ product_id: id }).first('brand_id', 'stage_id')) as {
      brand_id: number;
      stage_id: number;
    };
    const found = async (more: string) =>
      [await rowOf(id, more), await rowOf(hidden.id, more)].map((row) => row !== undefined);
    expect(await found('')).toEqual([true, true]);
    expect(
      await found(
        '&brand_id=0&product_stage=0&product_flow_type=0&product_serial=0&product_limit_type=0&published_in_store=0',
      ),
    ).toEqual([true, true]);
    expect(await found(`&brand_id=${card.brand_id}&product_stage=${card.stage_id}`)).toEqual([true, true]);
    expect(await found('&product_flow_type=volume')).toEqual([true, false]);
    expect(await found('&product_serial=1')).toEqual([true, false]);
    expect(await found('&product_serial=2')).toEqual([false, true]);
    expect(await found('&product_limit_type=1')).toEqual([true, false]);
    expect(await found('&product_limit_type=2')).toEqual([false, true]);
    expect(await found('&product_limit_type=3')).toEqual([true, false]);
    expect(await found('&published_in_store=1')).toEqual([true, false]);
    expect(await found('&published_in_store=2')).toEqual([false, true]);
    expectRefused(await ask('&brand_id=2000000000'), { _general: /No se encontraron/ });
    expectRefused(await ask('&product_flow_type=otro'), { product_flow_type: 'No es una opción válida' });
  });

  test('needs two warehouses that exist and differ, and is for those who restock', async () => {
    const same = await compras.get(
      `/inventory/restock-suggestions?source_warehouse_id=${places.GDL}&target_warehouse_id=${places.GDL}`,
    );
    expectRefused(same, { target_warehouse_id: 'El origen y el destino deben ser distintos' });
    expectRefused(await compras.get('/inventory/restock-suggestions?source_warehouse_id=2000000000'), {
      target_warehouse_id: /./,
    });
    expect(
      (await (await app.as('vendedor')).get(`/api/restock-suggestions?source_warehouse_id=1&target_warehouse_id=2`))
        .status,
    ).toBe(403);
  });
});
