import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { WISH_LISTS } from '@mayorista/config';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface List {
  id: number | null;
  name: string;
  type: string;
  totalDetails: number;
  detail_id?: number | null;
}
interface Detail {
  id: number;
  product_id: number;
  quantity: number;
  product_name: string;
  product: { id: number; calculated_distributor_price?: string } | null;
}
type Lists = { data: List[]; totalDetails: number };
type One = { data: List };
type Page = { data: List & { details: Detail[] } };

let app: TestApp;
let knex: Knex;
let companyId: number;
let camera: number;
let lens: number;

/** A distributor who has kept nothing yet. */
const somebody = async (): Promise<Client> =>
  client(app.url, (await givenPerson(app, { companyId, fields: { currency: 'USD' } })).token);
const listsOf = async (who: Client) => (await who.get<Lists>('/api/wish-lists')).body;
const keep = (who: Client, body: object) => who.post<One>('/api/wish-lists', body);
const kept = async (who: Client, body: object) => (await keep(who, body)).body.data.id!;
const page = async (who: Client, id: number) => (await who.get<Page>(`/api/wish-lists/${id}`)).body.data;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  companyId = (
    await knex('companies').where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' }).first('id')
  ).id;
  camera = (await givenProduct(app, { name: 'Cámara domo', stock: { MTY: 5 }, listPrice: '200.00' })).id;
  lens = (await givenProduct(app, { name: '=HYPERLINK("http://malo.test")', stock: { MTY: 5 } })).id;
});

describe('the general list', () => {
  test('always exists: a placeholder without an id until something is kept in it [SF-WISHLIST-005]', async () => {
    const who = await somebody();
    expect((await listsOf(who)).data).toEqual([{ id: null, name: 'Favoritos', type: 'general', totalDetails: 0 }]);
    await keep(who, { type: 'general', product_id: camera });
    const [general, ...others] = (await listsOf(who)).data;
    expect(general).toMatchObject({ id: expect.any(Number) as number, type: 'general', totalDetails: 1 });
    expect(others).toEqual([]);
  });

  test('is made when it is chosen without a product [SF-WISHLIST-003]', async () => {
    const who = await somebody();
    const id = await kept(who, { type: 'general' });
    expect(await page(who, id)).toMatchObject({ type: 'general', details: [] });
  });

  test('is made once, and holds the product once, when the same person keeps it four times at once', async () => {
    const who = await somebody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => keep(who, { type: 'general', product_id: camera })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await listsOf(who)).toMatchObject({ data: [{ totalDetails: 1 }], totalDetails: 1 });
  });

  test('can be neither renamed nor removed', async () => {
    const who = await somebody();
    const id = await kept(who, { type: 'general' });
    const text = 'La lista general no se puede renombrar ni eliminar';
    expectRefused(await who.put(`/api/wish-lists/${id}`, { name: 'Otra' }), { _general: text });
    expectRefused(await who.delete(`/api/wish-lists/${id}`), { _general: text });
  });
});

describe('lists with a name', () => {
  test.each([undefined, '', '   '])(
    'one called «%s» is refused: the name is required [SF-WISHLIST-009]',
    async (name) => {
      const who = await somebody();
      expectRefused(await keep(who, { type: 'normal', name }), { name: 'Introduzca un nombre para la lista.' });
      expect((await listsOf(who)).data).toHaveLength(1);
    },
  );

  test('is made with its first product in one call, and stands after the general one by name', async () => {
    const who = await somebody();
    await keep(who, { type: 'normal', name: 'Obra  Norte ' });
    const { body } = await keep(who, { type: 'normal', name: 'Árbol', product_id: camera, quantity: 3 });
    expect(body.data).toMatchObject({ name: 'Árbol', totalDetails: 1, detail_id: expect.any(Number) as number });
    expect((await listsOf(who)).data.map(({ name }) => name)).toEqual(['Favoritos', 'Árbol', 'Obra Norte']);
  });

  test('no two of a person differ in case or accents alone; two people may have the same', async () => {
    const who = await somebody();
    await keep(who, { name: 'Cámaras' });
    const other = await kept(who, { name: 'Lentes' });
    const taken = { name: 'Ya tienes una lista con este nombre' };
    expectRefused(await keep(who, { name: 'CAMARAS' }), taken);
    expectRefused(await who.put(`/api/wish-lists/${other}`, { name: 'camaras' }), taken);
    expect((await keep(await somebody(), { name: 'Cámaras' })).status).toBe(200);
  });

  test('is renamed, and removed with what was in it', async () => {
    const who = await somebody();
    const id = await kept(who, { name: 'Bodega', product_id: camera });
    expect((await who.put<One>(`/api/wish-lists/${id}`, { name: 'Bodega sur' })).body.data.name).toBe('Bodega sur');
    expect((await who.delete(`/api/wish-lists/${id}`)).status).toBe(200);
    expect((await who.get(`/api/wish-lists/${id}`)).status).toBe(404);
    expect(await knex('wish_list_details').where({ wish_list_id: id })).toEqual([]);
  });

  test('a person has so many and no more', async () => {
    const who = await somebody();
    for (let at = 0; at < WISH_LISTS.mostLists; at += 1) await keep(who, { name: `Lista ${at}` });
    expectRefused(await keep(who, { name: 'Una más' }), {
      name: 'Ya tienes 50 listas: elimina una para crear otra',
    });
  });
});

describe('the products of a list', () => {
  test('come as cards with the prices of today, the last one kept first [SF-WISHLIST-002]', async () => {
    const who = await somebody();
    const id = await kept(who, { type: 'general', product_id: camera, quantity: 2 });
    await keep(who, { list_id: id, product_id: lens });
    const { details } = await page(who, id);
    expect(details.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [lens, 1],
      [camera, 2],
    ]);
    expect(details[1]?.product).toMatchObject({ id: camera, currency: 'USD', calculated_list_price: '200.00' });
  });

  test('one that left the store stays by its name, without a card', async () => {
    const who = await somebody();
    const { id: productId } = await givenProduct(app, { name: 'Alarma retirada' });
    const id = await kept(who, { type: 'general', product_id: productId });
    await knex('product_cards').where({ product_id: productId }).update({ is_visible: false });
    expect((await page(who, id)).details).toMatchObject([{ product_name: 'Alarma retirada', product: null }]);
    expectRefused(await keep(who, { name: 'x', product_id: productId }), { product_id: 'No existe' });
  });

  test('are so many and no more, and the one above is not kept', async () => {
    const who = await somebody();
    const id = await kept(who, { name: 'Llena', product_id: camera });
    const others = (await knex('products')
      .where({ locale: 'es' })
      .whereNotIn('id', [camera, lens])
      .limit(WISH_LISTS.mostProducts - 1)
      .select('id')) as { id: number }[];
    expect(others).toHaveLength(WISH_LISTS.mostProducts - 1);
    const row = ({ id: product_id }: { id: number }) => ({
      document_id: `llena-${id}-${product_id}`,
      wish_list_id: id,
      product_id,
      quantity: 1,
    });
    await knex('wish_list_details').insert(others.map(row));
    expectRefused(await keep(who, { list_id: id, product_id: lens }), {
      product_id: `La lista ya tiene ${WISH_LISTS.mostProducts} productos`,
    });
    expect(await knex('wish_list_details').where({ wish_list_id: id, product_id: lens })).toEqual([]);
  });

  test('tell in which lists a product stands, and which products are marked at all', async () => {
    const who = await somebody();
    await keep(who, { type: 'general', product_id: camera });
    await keep(who, { name: 'Obra', product_id: camera });
    await keep(who, { name: 'Vacía' });
    const { data } = (await who.get<Lists>(`/api/wish-lists?product_id=${camera}`)).body;
    expect(data.map(({ detail_id }) => typeof detail_id)).toEqual(['number', 'number', 'object']);
    expect((await who.get('/api/wish-list-products')).body).toMatchObject({
      data: [{ product_id: camera, wish_list_count: 2 }],
    });
  });

  test('move to another list; where the product is already its pieces come together', async () => {
    const who = await somebody();
    const from = await kept(who, { name: 'Desde', product_id: camera, quantity: 2 });
    await keep(who, { list_id: from, product_id: lens, quantity: 4 });
    const to = await kept(who, { name: 'Hasta', product_id: camera, quantity: 5 });
    for (const { id } of (await page(who, from)).details)
      await who.put(`/api/wish-list-details/${id}`, { list_id: to });
    expect((await page(who, from)).details).toEqual([]);
    const moved = (await page(who, to)).details.map(({ product_id, quantity }) => [product_id, quantity]);
    expect(new Map(moved as [number, number][])).toEqual(
      new Map([
        [camera, 7],
        [lens, 4],
      ]),
    );
  });

  test('change their pieces within sense, and go', async () => {
    const who = await somebody();
    const id = await kept(who, { type: 'general', product_id: camera });
    const [detail] = (await page(who, id)).details;
    const path = `/api/wish-list-details/${detail!.id}`;
    expect((await who.put<Page>(path, { quantity: 12 })).body.data.details[0]?.quantity).toBe(12);
    for (const quantity of [0, -1, 1.5, 10_000, 'x'])
      expectRefused(await who.put(path, { quantity }), { quantity: /./ });
    expect((await who.delete<Page>(path)).body.data.details).toEqual([]);
    expect((await who.delete(path)).status).toBe(404);
  });
});

describe("another person's lists", () => {
  test('are not there: neither read, renamed, filled, emptied, downloaded nor put into a cart', async () => {
    const owner = await somebody();
    const id = await kept(owner, { name: 'Privada', product_id: camera });
    const [detail] = (await page(owner, id)).details;
    const thief = await somebody();
    const mine = await kept(thief, { type: 'general' });
    const answers = [
      await thief.get(`/api/wish-lists/${id}`),
      await thief.put(`/api/wish-lists/${id}`, { name: 'Mía' }),
      await thief.delete(`/api/wish-lists/${id}`),
      await thief.put(`/api/wish-list-details/${detail!.id}`, { list_id: mine }),
      await thief.delete(`/api/wish-list-details/${detail!.id}`),
      await thief.get(`/api/wish-list-downloads/${id}`),
      await thief.post('/api/cart-wish-lists', { list_id: id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expectRefused(await keep(thief, { list_id: id, product_id: lens }), { list_id: 'La lista no existe' });
    const [own] = (await page(owner, id)).details;
    expectRefused(await owner.put(`/api/wish-list-details/${own!.id}`, { list_id: mine }), { list_id: /no existe/ });
    expect((await page(owner, id)).details).toMatchObject([{ product_id: camera, quantity: 1 }]);
  });

  test('a visitor has none and is told to log in', async () => {
    for (const path of ['/api/wish-lists', '/api/wish-list-products', '/api/wish-lists/1'])
      expect((await app.anonymous.get(path)).status).toBe(401);
  });
});

describe('a whole list', () => {
  test('goes into the cart at once; what cannot be bought is named and stays behind', async () => {
    const who = await somebody();
    const { id: gone } = await givenProduct(app);
    const id = await kept(who, { type: 'general', product_id: camera, quantity: 3 });
    for (const product of [lens, gone]) await keep(who, { list_id: id, product_id: product });
    await knex('product_cards').where({ product_id: gone }).update({ is_visible: false });
    const { status, body } = await who.post<{
      data: { cart_details: { product_id: number; quantity: number }[] };
      meta: { left_out: number[] };
    }>('/api/cart-wish-lists', { list_id: id });
    expect(status).toBe(200);
    expect(body.data.cart_details.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [camera, 3],
      [lens, 1],
    ]);
    expect(body.meta.left_out).toEqual([gone]);
  });

  test('with nothing to buy in it is refused', async () => {
    const who = await somebody();
    const id = await kept(who, { type: 'general' });
    expectRefused(await who.post('/api/cart-wish-lists', { list_id: id }), {
      list_id: 'Ningún producto de esta lista se puede comprar por ahora',
    });
  });

  test('is downloaded as CSV with the prices the person pays; a name that is a formula stays text', async () => {
    const who = await somebody();
    const id = await kept(who, { type: 'general', product_id: lens, quantity: 6 });
    const answer = await who.get<string>(`/api/wish-list-downloads/${id}`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toMatch(/Lista de favoritos/);
    const [head, line] = String(answer.body).trim().split(/\r?\n/);
    expect(head).toContain('Piezas');
    expect(line).toContain('USD');
    expect(line).toMatch(/,6,\d+\.\d{2},/);
    expect(line).not.toMatch(/(^|,)"?=HYPERLINK/);
  });
});
