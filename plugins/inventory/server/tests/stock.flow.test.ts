import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '@mayorista/kernel/shared';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Shelf {
  readonly warehouse_id: number;
  readonly stock: number;
  readonly real_stock: number;
}
interface Stocks {
  readonly data: { readonly byWarehouses: readonly Shelf[]; readonly total: number; readonly totalReal: number };
  readonly byWarehouses: readonly Shelf[];
  readonly total: number;
  readonly totalReal: number;
}

let app: TestApp;
let storeman: Client;
let buyer: Client;
let branchId: number;

const knex = () => app.strapi.db.connection;
const shelf = (productId: number) =>
  knex()('stocks').where({ product_id: productId, branch_id: branchId, grade: 'Stock' });
const adjust = (who: Client, productId: number, quantity: number, more: object = {}) =>
  who.post<{ data: { balance: number } }>('/api/stock-adjustments', {
    product_id: productId,
    branch_id: branchId,
    quantity,
    reason: 'Conteo físico',
    ...more,
  });

beforeAll(async () => {
  app = await boot();
  storeman = await app.as('almacen');
  buyer = await app.as('distribuidor');
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
});

describe('adjusting stock', () => {
  test('moves the shelf and appends to the ledger who, how many, why and what is left', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    expect((await adjust(storeman, id, 3)).body.data.balance).toBe(8);
    expect((await adjust(storeman, id, -6, { reason: 'Merma' })).body.data.balance).toBe(2);
    expect(await shelf(id).first('on_hand', 'reserved')).toEqual({ on_hand: 2, reserved: 0 });
    const ledger = await knex()('stock_movements')
      .where({ product_id: id })
      .orderBy('id')
      .select('quantity', 'balance', 'cause', 'actor_name');
    expect(ledger).toEqual([
      { quantity: 3, balance: 8, cause: 'Conteo físico', actor_name: 'Óscar Hernández Nava' },
      { quantity: -6, balance: 2, cause: 'Merma', actor_name: 'Óscar Hernández Nava' },
    ]);
  });

  test('opens a shelf where there was none', async () => {
    const { id } = await givenProduct(app);
    expect((await adjust(storeman, id, 4)).body.data.balance).toBe(4);
    expect((await adjust(storeman, id, 2, { grade: 'B' })).body.data.balance).toBe(2);
    expect(await shelf(id).first('on_hand')).toEqual({ on_hand: 4 });
  });

  test('never takes what is not there or is held for somebody, and then writes nothing', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    expectRefused(await adjust(storeman, id, -6), { quantity: 'No se puede quitar tanto: solo 5 piezas están libres' });
    await shelf(id).update({ reserved: 3 });
    expectRefused(await adjust(storeman, id, -3), { quantity: 'No se puede quitar tanto: solo 2 piezas están libres' });
    expect(await shelf(id).first('on_hand', 'reserved')).toEqual({ on_hand: 5, reserved: 3 });
    expect(await knex()('stock_movements').where({ product_id: id })).toEqual([]);
  });

  test('of ten who take one of the last three, three do', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 3 } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(storeman, id, -1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
    expect(await shelf(id).first('on_hand')).toEqual({ on_hand: 0 });
    expect(await knex()('stock_movements').where({ product_id: id })).toHaveLength(3);
  });

  test.each([
    ['a product that is not there', { product_id: 2_000_000_000 }, { product_id: 'No existe' }],
    ['a branch that is not there', { branch_id: 2_000_000_000 }, { branch_id: 'No existe' }],
    ['an id no column holds', { product_id: 1e15 }, { product_id: /./ }],
    ['no pieces at all', { quantity: 0 }, { quantity: 'El valor no es válido' }],
    ['half a piece', { quantity: 0.5 }, { quantity: /./ }],
    ['a text', { quantity: '3' }, { quantity: 'Debe ser un número' }],
    ['an unknown grade', { grade: 'Z' }, { grade: 'No es una opción válida' }],
    ['no reason', { reason: ' ' }, { reason: 'Este campo es obligatorio' }],
    ['something else', { balance: 100 }, { balance: 'Campo desconocido' }],
  ])('with %s is refused', async (_title, more, errors) => {
    const { id } = await givenProduct(app, { stock: { MTY: 1 } });
    expectRefused(await adjust(storeman, id, 1, more), errors);
    expect(await shelf(id).first('on_hand')).toEqual({ on_hand: 1 });
  });

  test('is for those who keep the warehouse', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 1 } });
    expect((await adjust(app.anonymous, id, 1)).status).toBe(401);
    for (const account of ['distribuidor', 'vendedor', 'agente'])
      expect((await adjust(await app.as(account), id, 1)).status, account).toBe(403);
    expect(await shelf(id).first('on_hand')).toEqual({ on_hand: 1 });
  });
});

describe('whoever writes, the database itself refuses', () => {
  test.each([
    ['less than nothing', { on_hand: -1 }],
    ['a negative hold', { reserved: -1 }],
    ['more held than there is', { reserved: 6 }],
  ])('%s', async (_title, change) => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    await expect(shelf(id).update(change)).rejects.toThrow(/check constraint/i);
    await expect(
      knex()('stocks').insert({
        document_id: `directo-${id}`,
        product_id: id,
        branch_id: branchId,
        grade: 'A',
        on_hand: 0,
        reserved: 0,
        ...change,
      }),
    ).rejects.toThrow(/check constraint/i);
    expect(await shelf(id).first('on_hand', 'reserved')).toEqual({ on_hand: 5, reserved: 0 });
  });

  test.each([null, ''])('a movement whose cause is %j', async (cause) => {
    const { id } = await givenProduct(app);
    await expect(
      knex()('stock_movements').insert({
        document_id: `sin-causa-${id}`,
        product_id: id,
        branch_id: branchId,
        grade: 'Stock',
        quantity: 1,
        balance: 1,
        cause,
        moved_at: new Date(),
      }),
    ).rejects.toThrow(/check constraint/i);
  });

  test('two shelves of the same product, branch and grade; stock of a product that is not there', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    const row = { document_id: 'doble', product_id: id, branch_id: branchId, grade: 'Stock', on_hand: 1, reserved: 0 };
    await expect(knex()('stocks').insert(row)).rejects.toThrow(/unique/i);
    await expect(knex()('stocks').insert({ ...row, product_id: 2_000_000_000 })).rejects.toThrow(/foreign key/i);
  });
});

describe('reading stock', () => {
  test('by warehouse: what is free and what is on hand add up to the totals', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5, GDL: 7 } });
    await shelf(id).update({ reserved: 2 });
    const { body } = await buyer.get<Stocks>(`/api/product-stocks?product_id=${id}&byWarehouses=true`);
    expect(body.byWarehouses.find(({ warehouse_id: warehouse }) => warehouse === branchId)).toMatchObject({
      stock: 3,
      real_stock: 5,
    });
    expect([body.total, body.totalReal]).toEqual([10, 12]);
    expect(body.byWarehouses.reduce((sum, { stock }) => sum + stock, 0)).toBe(body.total);
    expect(body.data).toMatchObject({ total: 10, totalReal: 12 });
  });

  test('by branch and grade, with what is on its way and when; what has arrived or is late is not promised', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    await adjust(storeman, id, 2, { grade: 'MALTRATADO' });
    const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    for (const [key, offset, quantity] of [
      ['late', -3, 9],
      ['soon', 4, 6],
    ] as const) {
      await knex()('transits').insert({
        document_id: `${key}-${id}`,
        product_id: id,
        branch_id: branchId,
        quantity,
        available_on: day(offset),
      });
    }
    const { body } = await buyer.get<{
      data: { branch: { id: number }; inventories: object; transit_inventories: { quantity: number }[] }[];
    }>(`/api/product-inventories?product_id=${id}`);
    const mine = body.data.find(({ branch }) => branch.id === branchId)!;
    expect(mine.inventories).toEqual({ Stock: 5, MALTRATADO: 2 });
    expect(mine.transit_inventories.map(({ quantity }) => quantity)).toEqual([6]);
  });

  test('each branch promises the first day on which it can hand over a piece, the page of the product, too', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    interface Row {
      readonly branch: { readonly id: number };
      readonly promised_on: string | null;
    }
    const rowsOf = async (): Promise<readonly Row[]> => {
      const { data } = (await buyer.get<{ data: readonly Row[] }>(`/api/product-inventories?product_id=${id}`)).body;
      return [...data].sort((a, b) => a.branch.id - b.branch.id);
    };
    const branches = (await knex()('branches').where({ status: 1 }).orderBy('id')) as {
      id: number;
      transfer_days: number;
    }[];
    const later = (days: number): string => addDays(dayOf(Date.now()), days);
    const fromMonterrey = branches.map(({ id: branch, transfer_days: days }) => later(branch === branchId ? 0 : days));
    expect((await rowsOf()).map(({ promised_on: day }) => day)).toEqual(fromMonterrey);
    const { body } = await buyer.get<{ data: { inventories: readonly Row[] } }>(`/api/store-products/${id}`);
    expect(Object.fromEntries(body.data.inventories.map((row) => [row.branch.id, row.promised_on]))).toEqual(
      Object.fromEntries(branches.map(({ id: branch }, at) => [branch, fromMonterrey[at]])),
    );
    await shelf(id).update({ reserved: 5 });
    expect((await rowsOf()).map(({ promised_on: day }) => day)).toEqual(branches.map(() => null));
    await knex()('transits').insert({
      document_id: `promise-${id}`,
      product_id: id,
      branch_id: branchId,
      quantity: 4,
      available_on: later(9),
    });
    expect((await rowsOf()).map(({ promised_on: day }) => day)).toEqual(
      branches.map(({ id: branch, transfer_days: days }) => later(branch === branchId ? 9 : 9 + days)),
    );
  });

  test('is not for visitors, and needs a product', async () => {
    for (const path of ['/api/product-stocks', '/api/product-inventories']) {
      expect((await app.anonymous.get(`${path}?product_id=1`)).status).toBe(401);
      expectRefused(await buyer.get(path), { product_id: 'Este campo es obligatorio' });
      for (const id of ['abc', '0', '-1', '1.5', '99999999999999'])
        expectRefused(await buyer.get(`${path}?product_id=${id}`), { product_id: /./ });
    }
  });
});

describe('branches', () => {
  test('are kept by purchasing, and MEX-CEDIS is the virtual one', async () => {
    const { body } = await app.anonymous.get<{ data: { code: string }[] }>('/api/branches?is_virtual=true');
    expect(body.data.map(({ code }) => code)).toEqual(['MEX-CEDIS']);
    const purchasing = await app.asStaff('compras');
    const made = await purchasing.post<{ data: { id: number; code: string; transfer_days: number } }>(
      '/inventory/branches',
      { code: 'qro', name: 'Querétaro' },
    );
    expect([made.status, made.body.data.code, made.body.data.transfer_days]).toEqual([201, 'QRO', 2]);
    expectRefused(await purchasing.post('/inventory/branches', { code: 'QRO', name: 'Otra' }), {
      code: 'Ya existe un registro con este valor',
    });
    expectRefused(
      await purchasing.post('/inventory/branches', { code: 'X', name: 'X', zip_code: '7600', transfer_days: 61 }),
      { zip_code: 'El valor no es válido', transfer_days: /60/ },
    );
    expect((await (await app.asStaff('catalogo')).post('/inventory/branches', { code: 'Y', name: 'Y' })).status).toBe(
      403,
    );
  });

  test('are called on a product’s page what they are called now', async () => {
    const purchasing = await app.asStaff('compras');
    const buyer = await app.as('distribuidor');
    const { id: product } = await givenProduct(app, { stock: { MTY: 1 } });
    const { id } = (await app.strapi.db.connection('branches').where({ code: 'TIJ' }).first('id')) as { id: number };
    const names = async () => {
      const { body } = await buyer.get<{ data: { inventories: { branch: { id: number; name: string } }[] } }>(
        `/api/store-products/${product}`,
      );
      return body.data.inventories.filter(({ branch }) => branch.id === id).map(({ branch }) => branch.name);
    };
    await app.settle();
    const [before] = await names();
    // What is made right after a change is made once more a little later, and kept from then on.
    await app.endShortMemories();
    expect(await names()).toEqual([before]);
    expect((await purchasing.patch(`/inventory/branches/${id}`, { name: 'Tijuana Otay' })).status).toBe(200);
    await expect.poll(names).toEqual(['Tijuana Otay']);
    await purchasing.patch(`/inventory/branches/${id}`, { name: before });
  });
});
