import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { expect, test } from 'vitest';
import { boot, client, codesOf, expectRefused } from '@mayorista/kernel/testing';
import { cartReadyToPlace } from '../../testing';

interface Placed {
  readonly data: { readonly sale_order?: { readonly id: number; readonly folio: string } };
}

test('a cart that was ordered answers its order to who orders it again, and to no other wish', async () => {
  const app = await boot();
  const knex = () => app.strapi.db.connection;
  const idOf = async (table: string, where: object) =>
    ((await knex()(table).where(where).first('id')) as { id: number }).id;
  const branchId = await idOf('branches', { code: 'MTY' });
  const companyId = await idOf('companies', { credit_blocked: false, status: 1 });
  const { id: productId } = await givenProduct(app, { stock: { MTY: 4 } });
  const who = client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
  const place = (id: number) => who.post<Placed>('/api/cart-stages', { cartStage: 'ordered', cart_id: id });
  const cartId = await cartReadyToPlace(who, { productId }, branchId);
  const placed = (await place(cartId)).body.data.sale_order;
  expect((await place(cartId)).body.data.sale_order).toEqual(placed);
  const folio = new RegExp(`ya es el pedido ${placed?.folio}`);
  for (const cartStage of ['open', 'shipping_method', 'payment_method', 'confirmation']) {
    const refused = await who.post('/api/cart-stages', { cartStage, cart_id: cartId });
    expectRefused(refused, { cartStage: folio });
    expect(codesOf(refused)).toEqual(['cart_ordered']);
  }
  expect(await knex()('carts').where({ id: cartId }).first('stage')).toEqual({ stage: 'ordered' });
});
