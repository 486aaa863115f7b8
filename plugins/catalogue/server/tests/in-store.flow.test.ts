import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, givenProduct } from '../../testing';

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await boot();
  staff = await app.asStaff('catalogo');
});

describe('the one switch of a product', () => {
  interface Standing {
    readonly in_store: boolean;
    readonly published_in_store: boolean;
    readonly status: number;
    readonly reasons: readonly unknown[];
  }
  const standing = async (id: number) => dataOf<Standing>(await staff.get(`/catalogue/product-publications/${id}`));
  const turn = (id: number, in_store: boolean, who = staff) =>
    who.put<{ data: { result: string; reasons: unknown[] } }>(`/catalogue/product-publications/${id}`, { in_store });
  const knex = () => app.strapi.db.connection as unknown as Knex;
  const shownBy = async (id: number) => (await (await app.as('distribuidor')).get(`/api/store-products/${id}`)).status;
  /** A product of the demo that lacks nothing. */
  const complete = async (): Promise<number> => {
    const rows = (await knex()('product_cards').where({ is_visible: true }).limit(30).select('product_id')) as {
      product_id: number;
    }[];
    for (const { product_id: id } of rows) if ((await standing(id)).reasons.length === 0) return id;
    throw new Error('The demo has no product that lacks nothing');
  };

  test('says what the store does: one that is published and inactive is not there, and is put there whole', async () => {
    const id = await complete();
    await staff.put(`/catalogue/activate-product/${id}`, { status: 0 });
    await app.settle();
    expect(await standing(id)).toMatchObject({ in_store: false, published_in_store: true, status: 0 });
    expect(await shownBy(id)).toBe(404);
    expect((await turn(id, true)).body.data).toMatchObject({ result: 'OK', reasons: [] });
    await app.settle();
    expect(await standing(id)).toMatchObject({ in_store: true, published_in_store: true, status: 1 });
    expect(await shownBy(id)).toBe(200);
    await turn(id, false);
    await app.settle();
    expect(await standing(id)).toMatchObject({ in_store: false, published_in_store: false, status: 1 });
    expect(await shownBy(id)).toBe(404);
    await turn(id, true);
    await app.settle();
  });

  test('puts nothing into the store that lacks something, and is nobody’s who may not publish: nothing changes', async () => {
    const { id } = await givenProduct(app);
    await staff.put(`/catalogue/product-publications/${id}`, { published_in_store: false });
    await staff.put(`/catalogue/activate-product/${id}`, { status: 0 });
    const before = await standing(id);
    expect((await turn(id, true)).body.data).toMatchObject({ result: 'NO' });
    expect(await standing(id)).toEqual(before);
    for (const role of ['soporte', 'almacen', 'ventas'])
      expect((await turn(id, true, await app.asStaff(role))).status, role).toBe(403);
    expect((await turn(id, true, app.anonymous)).status).toBe(401);
    expect(await standing(id)).toEqual(before);
  });
});
