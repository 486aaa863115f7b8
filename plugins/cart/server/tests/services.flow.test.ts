import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { cartReadyToPlace } from '../../testing';

interface Cart {
  readonly data: {
    readonly cart_details: readonly { readonly product_id: number; readonly available: number | null }[];
  };
}
interface Placed {
  readonly data: { readonly sale_order?: { readonly id: number } };
}

let app: TestApp;
let branchId: number;
let licence: number;

const knex = () => app.strapi.db.connection;
const movements = async (productId: number) =>
  (await knex()('stock_movements').where({ product_id: productId }).orderBy('id').select('quantity')).map(
    ({ quantity }: { quantity: number }) => quantity,
  );
const orderOf = async (who: Client): Promise<number> => {
  const { status, body } = await who.post<Placed>('/api/cart-stages', { cartStage: 'ordered' });
  expect(status).toBe(200);
  return body.data.sale_order?.id ?? 0;
};
const buyer = async (): Promise<Client> => {
  const { id: companyId } = await knex()('companies').where({ credit_blocked: false, status: 1 }).first('id');
  return client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
};

beforeAll(async () => {
  app = await boot();
  branchId = (await knex()('branches').where({ code: 'MTY' }).first('id')).id;
  licence = (await givenProduct(app, { stock: {}, fields: { product_type: 'product_type_service' } })).id;
});

test('a licence, which lies on no shelf, is bought in any number without a piece held or taken', async () => {
  const who = await buyer();
  await cartReadyToPlace(who, { productId: licence, quantity: 25 }, branchId);
  const { cart_details: lines } = (await who.get<Cart>('/api/carts/current')).body.data;
  expect(lines).toMatchObject([{ product_id: licence, available: null }]);
  const id = await orderOf(who);
  expect((await who.get(`/api/sale-orders/${id}`)).body).toMatchObject({ data: { details: [{ quantity: 25 }] } });
  expect(await movements(licence)).toEqual([]);
});

test('beside a camera, only the camera is held, taken and given back when the order is canceled', async () => {
  const { id: camera } = await givenProduct(app, { stock: { MTY: 4 } });
  const who = await buyer();
  await who.post('/api/cart-details', { product_id: licence, quantity: 2 });
  await cartReadyToPlace(who, { productId: camera, quantity: 3 }, branchId);
  const held = await knex()('stocks').where({ product_id: camera, branch_id: branchId }).first('on_hand', 'reserved');
  expect(held).toEqual({ on_hand: 4, reserved: 3 });
  const id = await orderOf(who);
  const canceled = await (
    await app.asStaff('soporte')
  ).put(`/sales/sale-orders/${id}/status`, { status: 'canceled', reason: 'El cliente cambió de opinión' });
  expect(canceled.status).toBe(200);
  expect(await movements(camera)).toEqual([-3, 3]);
  expect(await movements(licence)).toEqual([]);
  expect(await knex()('stocks').where({ product_id: licence })).toEqual([]);
});

test('the inventory check is short of pieces, never of licences', async () => {
  const { id: camera } = await givenProduct(app, { stock: { MTY: 1 } });
  const who = await buyer();
  const check = (lines: object[]) =>
    who.get(`/api/inventory-checker?branch_id=${branchId}&products=${encodeURIComponent(JSON.stringify(lines))}`);
  const licences = { product_id: licence, quantity: 500 };
  expect((await check([licences])).body).toMatchObject({ data: [{ is_enough: true }] });
  expectRefused(await check([licences, { product_id: camera, quantity: 2 }]), {
    _general: 'Revisa los datos de tu pedido',
    [`products.${camera}`]: /quedan 1/,
  });
});

test('each call of the lines answers the whole cart; a bulk with something invalid says which and adds nothing [SF-CART-014, SF-CART-032]', async () => {
  interface Whole {
    readonly data: {
      readonly id: number;
      readonly total_pieces: number;
      readonly stage_translation: string;
      readonly invalid_details: readonly unknown[];
      readonly cart_details: readonly { readonly id: number; readonly product_id: number; readonly quantity: number }[];
    };
  }
  const who = await buyer();
  const [one, two] = [await givenProduct(app, { stock: { MTY: 9 } }), await givenProduct(app, { stock: { MTY: 9 } })];
  const hidden = await givenProduct(app, { fields: { published_in_store: false } });
  const brief = ({ data }: Whole) => data.cart_details.map(({ product_id, quantity }) => [product_id, quantity]);
  const added = await who.post<Whole>('/api/cart-details', { product_id: one.id, quantity: 2 });
  expect(brief(added.body)).toEqual([[one.id, 2]]);
  const products = [one, two, hidden].map(({ id }) => ({ product_id: id, quantity: 1 }));
  expectRefused(await who.post('/api/bulk-cart-details', { products }), { [`products.${hidden.id}`]: /./ });
  const current = async () => (await who.get<Whole>('/api/carts/current')).body;
  expect(brief(await current())).toEqual([[one.id, 2]]);
  const bulk = await who.post<Whole>('/api/bulk-cart-details', { products: products.slice(0, 2) });
  expect([bulk.status, brief(bulk.body), bulk.body.data.total_pieces, bulk.body.data.invalid_details]).toEqual([
    200,
    [
      [one.id, 3],
      [two.id, 1],
    ],
    4,
    [],
  ]);
  const [line] = bulk.body.data.cart_details;
  const changed = await who.put<Whole>(`/api/cart-details/${line!.id}`, { quantity: 5 });
  expect([changed.status, brief(changed.body)[0]]).toEqual([200, [one.id, 5]]);
  const removed = await who.delete<Whole>(`/api/cart-details/${line!.id}`);
  expect([removed.status, brief(removed.body)]).toEqual([200, [[two.id, 1]]]);
  expect(removed.body).toEqual(await current());
});
