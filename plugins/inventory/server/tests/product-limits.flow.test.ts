import { givenProduct } from '@mayorista/catalogue/testing';
import ExcelJS from 'exceljs';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

type Json = Readonly<Record<string, unknown>>;
type One<T = Json> = { data: T };
type Many<T = Json> = { data: T[]; total: number };

let app: TestApp;
let staff: Client;
let main: number;
let other: number;

beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
  const rows = (await app.strapi.db
    .connection('branches')
    .where({ status: 1 })
    .orderBy('id')
    .limit(2)
    .select('id')) as { id: number }[];
  [main, other] = rows.map(({ id }) => id) as [number, number];
});

const branchCode = async (id: number): Promise<string> =>
  ((await app.strapi.db.connection('branches').where({ id }).first('code')) as { code: string }).code;
const limit = (warehouse_id: number, minimum: number, maximum: number) => ({ warehouse_id, minimum, maximum });
const save = (productId: number, body: object) => staff.patch<One>(`/inventory/new-product-limits/${productId}`, body);

describe('limits of a product', () => {
  test('are one a warehouse, beside how the product is classified, what there is of it and sells [CS-LIMIT-001]', async () => {
    const { id } = await givenProduct(app, { stock: { [await branchCode(main)]: 7 } });
    const product = { forecast: '30', product_flow_type: 'volume', discount_type: 'by_fixed_price' };
    const saved = await save(id, { product, productLimits: [limit(main, 5, 20), limit(other, 1, 3)] });
    expect(saved.body.data).toMatchObject({
      id,
      forecast: 30,
      product_flow_type: 'volume',
      discount_type: 'by_fixed_price',
      real_stock: 7,
      average_sales: 0,
      productLimits: [
        { warehouse_id: main, minimum: 5, maximum: 20, real_stock: 7 },
        { warehouse_id: other, minimum: 1, maximum: 3, real_stock: 0 },
      ],
    });
    await save(id, { productLimits: [limit(main, 6, 20)] });
    expect((await staff.get<One>(`/inventory/new-product-limits?product_id=${id}`)).body.data).toMatchObject({
      forecast: 30,
      productLimits: [{ warehouse_id: main, minimum: 6 }],
    });
  });

  test('that are wrong are refused with 422 on keys of the limits area, and nothing is changed [CS-LIMIT-006, CS-LIMIT-007]', async () => {
    const { id } = await givenProduct(app);
    expectRefused(await save(id, { product: { forecast: 9 }, productLimits: [limit(main, 5, 2)] }), {
      'productLimits.0.maximum': 'menor que el mínimo',
    });
    expectRefused(await save(id, { productLimits: [limit(main, 1, 2), limit(main, 1, 2)] }), {
      productLimits: 'Un almacén lleva un solo límite',
    });
    expectRefused(await save(id, { product: { forecast: 9 }, productLimits: [limit(9_999, 1, 2)] }), {
      'productLimits.0.warehouse_id': 'No existe',
    });
    expectRefused(await save(id, { product: { product_flow_type: 'otro' } }), { product_flow_type: 'opción' });
    expectRefused(await save(id, { product: { forecast: -1 } }), { forecast: 'mayor' });
    expect((await staff.get<One>(`/inventory/new-product-limits?product_id=${id}`)).body.data).toMatchObject({
      forecast: 0,
      productLimits: [],
    });
    expect((await save(999_999, {})).status).toBe(404);
  });

  test('are also created, shown, changed and removed one by one', async () => {
    const { id } = await givenProduct(app);
    const made = await staff.post<One>('/inventory/product-limits', { product_id: id, ...limit(main, 2, 8) });
    expect(made).toMatchObject({
      status: 201,
      body: { data: { product_id: id, warehouse_id: main, minimum: 2, maximum: 8 } },
    });
    const path = `/inventory/product-limits/${String(made.body.data.id)}`;
    expectRefused(await staff.post('/inventory/product-limits', { product_id: id, ...limit(main, 2, 8) }), {
      warehouse_id: 'Ya existe',
    });
    expect((await staff.put<One>(path, { maximum: 9 })).body.data).toMatchObject({ minimum: 2, maximum: 9 });
    expectRefused(await staff.patch(path, { minimum: 10 }), { maximum: 'menor' });
    expect((await staff.get<Many>(`/inventory/product-limits?product_id=${id}`)).body).toMatchObject({
      total: 1,
      data: [{ maximum: 9 }],
    });
    expect((await staff.delete(path)).status).toBe(200);
    expect((await staff.get(path)).status).toBe(404);
  });

  test('are given to other products with the classification; who changed what is kept [CS-LIMIT-002]', async () => {
    const [from, a, b] = [await givenProduct(app), await givenProduct(app), await givenProduct(app)];
    await save(from.id, {
      product: { forecast: 4, product_flow_type: 'on_request' },
      productLimits: [limit(main, 3, 6)],
    });
    const assign = (productsToAssignConfig: unknown[]) =>
      staff.post<One>('/inventory/product-limit-assignments', { productId: from.id, productsToAssignConfig });
    expectRefused(await assign([a.id, 999_999]), { 'productsToAssignConfig.1': 'No existe' });
    expect((await assign([a.id, { id: b.id }])).body.data).toEqual({ assigned: 2 });
    for (const { id } of [a, b]) {
      expect((await staff.get<One>(`/inventory/new-product-limits?product_id=${id}`)).body.data).toMatchObject({
        forecast: 4,
        product_flow_type: 'on_request',
        productLimits: [{ minimum: 3, maximum: 6 }],
      });
    }
    const { body } = await staff.get<Many>(`/inventory/product-limit-histories?product_id=${a.id}`);
    const changes = (body.data as { changes: object[] }[]).flatMap((entry) => entry.changes);
    expect(changes).toEqual(
      expect.arrayContaining([
        { warehouse: await branchCode(main), field: 'maximum', before: null, after: 6 },
        { warehouse: null, field: 'product_flow_type', before: 'standard', after: 'on_request' },
      ]),
    );
    expect(changes.every((change) => !('name' in change))).toBe(true);
  });

  test('are downloaded as product_limits.xlsx, every product in it, its choices in Spanish [CS-LIMIT-003]', async () => {
    const { id, sku } = await givenProduct(app);
    await save(id, { productLimits: [limit(main, 5, 50)] });
    const response = await fetch(`${app.url}/inventory/export-product-limits`, {
      headers: { Authorization: `Bearer ${String(staff.token)}` },
    });
    expect(response.headers.get('content-disposition')).toContain('filename="product_limits.xlsx"');
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    const sheet = book.worksheets[0];
    const rows: unknown[][] = [];
    sheet?.eachRow((row) => void rows.push(row.values as unknown[]));
    const own = rows.find((row) => row[1] === sku);
    expect(own?.slice(5, 7)).toEqual(['Estándar', 'Por porcentaje']);
    expect(own?.slice(9, 11)).toEqual([5, 50]);
    const { n } = (await app.strapi.db.connection('product_cards').count({ n: '*' }).first()) as { n: number | string };
    expect(rows.length).toBeGreaterThan(Number(n));
  });

  test('that cannot be written are refused in the document’s words, with the request to look for in the log [CS-LIMIT-005]', async () => {
    const folder = process.env.TMPDIR;
    process.env.TMPDIR = '/no/such/folder';
    const answer = await staff.get('/inventory/export-product-limits');
    if (folder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = folder;
    expect(answer).toMatchObject({
      status: 500,
      body: {
        error: { message: 'Error al exportar los límites', details: { requestId: expect.any(String) as unknown } },
      },
    });
  });

  test('that are crossed are reported; the report has its file and address', async () => {
    const { id, sku } = await givenProduct(app, { stock: { [await branchCode(main)]: 1 } });
    await save(id, { productLimits: [limit(main, 5, 50)] });
    expect((await staff.post('/inventory/product-limit-reports')).status).toBe(202);
    await app.settle();
    const [report] = (await staff.get<Many<{ id: number; rows: number }>>('/inventory/product-limit-reports')).body
      .data;
    expect(report?.rows).toBeGreaterThan(0);
    const { body } = await staff.get<One<{ file: string; url: string }>>(
      `/inventory/product-limit-reports/${String(report?.id)}`,
    );
    expect(body.data.file).toMatch(/^limites_de_productos_.+\.xlsx$/);
    const response = await fetch(app.url + body.data.url.replace('/api', '/kernel'), {
      headers: { Authorization: `Bearer ${String(staff.token)}` },
    });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    const texts: unknown[] = [];
    book.worksheets[0]?.eachRow(
      (row) => void (row.getCell(1).value === sku && texts.push(row.getCell(9).value, row.getCell(10).value)),
    );
    expect(texts).toEqual(['Bajo el mínimo', 4]);
  });
});

describe('rotation', () => {
  test('is what was sold each month, what was given back taken off', async () => {
    const { id } = await givenProduct(app, { stock: { [await branchCode(main)]: 30 } });
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const move = (quantity: number, cause: string, moved_at: Date) =>
      app.strapi.db.connection('stock_movements').insert({
        document_id: `m-${id}-${String(moved_at.getTime())}-${quantity}`,
        product_id: id,
        branch_id: main,
        grade: 'Stock',
        quantity,
        balance: 0,
        cause,
        reference_type: 'cart',
        reference_id: '1',
        actor_name: 'Prueba',
        moved_at,
      });
    await move(-60, 'Venta', ago(62));
    await move(12, 'Cancelación de pedido', ago(62));
    await move(-5, 'Merma', ago(62));
    await move(-3, 'Venta', ago(0));
    const history = await staff.get<Many<{ month: string; pieces: number }> & { average_sales: number }>(
      `/inventory/product-rotations-history?product_id=${id}`,
    );
    expect(history.body.data).toHaveLength(12);
    expect(history.body.data.at(-1)).toMatchObject({ pieces: 3, byWarehouses: [{ warehouse_id: main, pieces: 3 }] });
    expect(history.body.data.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(51);
    expect(history.body.average_sales).toBe(8);
    const rotation = await staff.get<Many>(`/inventory/product-inventory-rotations?product_id=${id}`);
    expect(rotation.body.data).toEqual([
      expect.objectContaining({
        product_id: id,
        sold: 48,
        average_sales: 8,
        stock: 30,
        rotation: 1.6,
        months_of_stock: 3.8,
      }),
    ]);
    expect((await staff.get<Many>('/inventory/product-inventory-rotations')).body.data).toHaveLength(10);
  });

  test('of a product that does not exist says that it could not be loaded [CS-PRODUCT-041]', async () => {
    for (const path of ['product-rotations-history', 'product-inventory-rotations']) {
      expect(await staff.get(`/inventory/${path}?product_id=999999`)).toMatchObject({
        status: 404,
        body: { error: { message: 'Error al cargar la rotación de productos' } },
      });
    }
  });
});

describe('scales and widgets', () => {
  test('a scale is active when its status is 1 and found by its name [CS-SCALE-001]', async () => {
    const buyer = await app.asStaff('compras');
    const { body } = await buyer.post<One>('/inventory/scales', { name: 'Báscula de prueba' });
    expect(body.data).toMatchObject({ status: 1 });
    expect((await buyer.put<One>(`/inventory/scales/${String(body.data.id)}`, { status: 0 })).body.data).toMatchObject({
      status: 0,
    });
    expect((await staff.get<Many>('/inventory/scales?omniSearchQuery=de%20prueba')).body).toMatchObject({
      total: 1,
      data: [{ status: 0 }],
    });
    expect((await staff.post('/inventory/scales', { name: 'No' })).status).toBe(403);
    expect((await buyer.post('/inventory/scales', { name: 'Otra', status: 2 })).status).toBe(422);
  });

  test('everybody keeps the warehouses of their own widgets, in their order [CS-WIDGET-001, CS-WIDGET-002]', async () => {
    const configurations = { warehouseIds: [main, other], warehousesOrder: [other, main] };
    const made = await staff.post<One>('/inventory/widget-configurations', { configurations });
    expect(made).toMatchObject({ status: 201, body: { data: { configurations } } });
    const path = `/inventory/widget-configurations/${String(made.body.data.id)}`;
    expect(
      (await staff.put<One>(path, { configurations: { warehouseIds: [main], warehousesOrder: [main] } })).body.data,
    ).toMatchObject({ configurations: { warehouseIds: [main] } });
    expect((await (await app.asStaff('compras')).get(path)).status).toBe(404);
    expect((await staff.get<Many>('/inventory/widget-configurations')).body.total).toBe(1);
    expectRefused(await staff.put(path, { configurations: { warehouseIds: [9_999] } }), {
      _general: 'Error al guardar configuración',
      'configurations.warehouseIds': 'No existe',
    });
  });
});
