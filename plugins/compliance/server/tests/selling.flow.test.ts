import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, expect, test } from 'vitest';
import { dataOf, givenNom, idOf, program } from './kit';

const words = 'El producto no está disponible para venta por el momento';

let app: TestApp;
let api: Client;
let branchId: number;
let companyId: number;

beforeAll(async () => {
  app = await boot();
  api = await program(app);
  branchId = await idOf(app, 'branches', { code: 'MTY' });
  companyId = await idOf(app, 'companies', { credit_blocked: false, status: 1 });
});

const buyer = async (): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
const cardOf = async (who: Client, id: number) => dataOf(await who.get(`/api/store-products/${id}`));

/** A published product with stock whose light is red. */
async function givenRed(): Promise<number> {
  const nom = await givenNom(api);
  const { id } = await givenProduct(app, { stock: { MTY: 5 } });
  dataOf(await api.put(`/api/nom-products/${id}`, { requires_nom: true, nom_ids: [nom.id] }));
  await app.settle();
  return id;
}
const open = async (productId: number): Promise<number> => {
  const { id } = dataOf<{ id: number }>(
    await api.post('/api/nom-gate-overrides', { product_id: productId, gate: 'sell', reason: 'Remate de existencias' }),
    201,
  );
  await app.settle();
  return id;
};

test('a buyer is told that a red product is not for sale now, never why, and cannot put it in the cart', async () => {
  const [productId, who] = [await givenRed(), await buyer()];
  const card = await cardOf(who, productId);
  expect(card).toMatchObject({ can_create_sale_orders: false, sale_block_reason: words });
  expect(JSON.stringify(card)).not.toMatch(/NOM-|semáforo|certificad/i);
  expectRefused(await who.post('/api/cart-details', { product_id: productId, quantity: 1 }), { product_id: words });
  expect(await cardOf(app.anonymous, productId)).not.toHaveProperty('can_create_sale_orders');
});

test('an override lets it be bought; taken back before the last step, the order is refused and the stock stays', async () => {
  const [productId, who] = [await givenRed(), await buyer()];
  const override = await open(productId);
  expect(await cardOf(who, productId)).toMatchObject({ can_create_sale_orders: true });
  await cartReadyToPlace(who, { productId }, branchId);
  expect((await api.delete(`/api/nom-gate-overrides/${override}`)).status).toBe(200);
  expectRefused(await who.post('/api/cart-stages', { cartStage: 'ordered' }), { [`products.${productId}`]: words });
  const shelf = (await app.strapi.db.connection('stocks').where({ product_id: productId }).first('on_hand')) as {
    on_hand: number;
  };
  expect(shelf.on_hand).toBe(5);
  await open(productId);
  expect((await who.post('/api/cart-stages', { cartStage: 'ordered' })).status).toBe(200);
});

test('a card that is kept follows an override that is granted, and one that is taken back', async () => {
  const [productId, who] = [await givenRed(), await buyer()];
  /** Read, and read again once answers of now are kept: what is made right after an event is made once more. */
  const shown = async () => {
    const card = await cardOf(who, productId);
    await app.endShortMemories();
    expect(await cardOf(who, productId)).toEqual(card);
    return card;
  };
  expect(await shown()).toMatchObject({ can_create_sale_orders: false, sale_block_reason: words });
  const override = await open(productId);
  expect(await shown()).toMatchObject({ can_create_sale_orders: true });
  expect((await api.delete(`/api/nom-gate-overrides/${override}`)).status).toBe(200);
  await app.settle();
  expect(await shown()).toMatchObject({ can_create_sale_orders: false, sale_block_reason: words });
});

test('an override of another gate opens the sale of nothing', async () => {
  const [productId, who] = [await givenRed(), await buyer()];
  dataOf(await api.post('/api/nom-gate-overrides', { product_id: productId, gate: 'publish', reason: 'Feria' }), 201);
  await app.settle();
  expect(await cardOf(who, productId)).toMatchObject({ can_create_sale_orders: false });
  expectRefused(await who.post('/api/cart-details', { product_id: productId, quantity: 1 }), { product_id: words });
});
