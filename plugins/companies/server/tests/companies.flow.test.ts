import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Company {
  readonly id: number;
  readonly price_level: number;
  readonly currency: string;
  readonly credit_blocked: boolean;
}
interface Page {
  readonly data: readonly { readonly id: number }[];
  readonly total: number;
}

let app: TestApp;
let support: Client;
const path = '/companies/company-distributors';

beforeAll(async () => {
  app = await boot();
  support = await app.asStaff('soporte');
});

describe('companies as staff keep them', () => {
  test('a new one has level 1, pesos and its credit open; a change of one field leaves the others', async () => {
    const made = await support.post<{ data: Company }>(path, {
      business_name: 'Integradora de Prueba SA de CV',
      rfc: 'ipr010203ab9',
      price_level: 5,
      credit_blocked: true,
    });
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { rfc: 'IPR010203AB9', currency: 'MXN', price_level: 5 },
    ]);
    const changed = await support.patch<{ data: Company }>(`${path}/${made.body.data.id}`, {
      tradename: 'Integradora',
    });
    expect(changed.body.data).toMatchObject({ tradename: 'Integradora', price_level: 5, credit_blocked: true });
    expect((await support.post<{ data: Company }>(path, { business_name: 'Otra SA' })).body.data).toMatchObject({
      price_level: 1,
      currency: 'MXN',
      credit_blocked: false,
    });
  });

  test.each([
    [{ price_level: 0 }, 'price_level', /mayor o igual a 1/],
    [{ price_level: 7 }, 'price_level', /menor o igual a 6/],
    [{ rfc: 'NO-ES-RFC' }, 'rfc', 'El RFC no es válido'],
    [{ currency: 'EUR' }, 'currency', 'No es una opción válida'],
    [{ secondary_user_markup: -1 }, 'secondary_user_markup', /mayor o igual a 0/],
    [{ branch: 2_000_000_000 }, 'branch', 'No existe'],
    [{ salesman_id: 2_000_000_000 }, 'salesman_id', 'No existe'],
    [{ business_name: ' ' }, 'business_name', 'Este campo es obligatorio'],
  ])('%j is refused on its field', async (more, field, text) => {
    expectRefused(await support.post(path, { business_name: 'Con errores SA', ...more }), { [field]: text });
    expect(await app.strapi.db.connection('companies').where({ business_name: 'Con errores SA' })).toEqual([]);
  });

  test('are found without accents, filtered by level, and written by support alone', async () => {
    const { body } = await support.get<{ data: { business_name: string }[] }>(
      `${path}?omniSearchQuery=tecnologia%20norte`,
    );
    expect(body.data.map(({ business_name: name }) => name)).toEqual(['Sistemas y Tecnología del Norte SA de CV']);
    const level = await support.get<{ data: Company[] }>(`${path}?price_level=4&per_page=100`);
    expect(new Set(level.body.data.map(({ price_level: each }) => each))).toEqual(new Set([4]));
    expect((await (await app.asStaff('marketing')).patch(`${path}/1`, { price_level: 6 })).status).toBe(403);
    expect((await (await app.as('vendedor')).patch('/api/company-distributors/1', { price_level: 6 })).status).toBe(
      403,
    );
  });

  test('one moved to another price level buys at that level’s prices within seconds', async () => {
    const made = await support.post<{ data: Company }>(path, {
      business_name: 'Cambia de Nivel SA',
      price_level: 1,
      currency: 'USD',
    });
    const { token } = await givenPerson(app, { companyId: made.body.data.id });
    const { id } = await givenProduct(app, { listPrice: '100.00', fields: { promo_level_1: 10, promo_level_6: 40 } });
    const price = async () =>
      (
        await client(app.url, token).get<{ data: { calculated_distributor_price: string } }>(
          `/api/store-products/${id}?currency=USD`,
        )
      ).body.data.calculated_distributor_price;
    expect(await price()).toBe('90.00');
    expect((await support.patch(`${path}/${made.body.data.id}`, { price_level: 6 })).status).toBe(200);
    await expect.poll(price).toBe('60.00');
  });
});

describe('what belongs to a company is its own', () => {
  test('nobody of a company reads the list of companies, nor any of them, nor writes one', async () => {
    const { data } = (await (await app.as('distribuidor')).get<{ data: { company: { id: number } } }>('/api/user'))
      .body;
    for (const account of ['distribuidor', 'secundario', 'otro', 'instalador']) {
      const who = await app.as(account);
      expect((await who.get('/api/company-distributors')).status, account).toBe(403);
      expect((await who.get(`/api/company-distributors/${data.company.id}`)).status, account).toBe(403);
      expect(
        (await who.patch(`/api/company-distributors/${data.company.id}`, { price_level: 6 })).status,
        account,
      ).toBe(403);
    }
  });

  test('two companies see no order of each other, neither in lists nor by number', async () => {
    const [one, other] = [await app.as('distribuidor'), await app.as('otro')];
    const idsOf = async (who: Client): Promise<number[]> =>
      (await who.get<Page>('/api/sale-orders?per_page=100')).body.data.map(({ id }) => id);
    const [mine, theirs] = [await idsOf(one), await idsOf(other)];
    expect(mine.length).toBeGreaterThan(0);
    expect(theirs.length).toBeGreaterThan(0);
    expect(mine.filter((id) => theirs.includes(id))).toEqual([]);
    for (const id of theirs) expect((await one.get(`/api/sale-orders/${id}`)).status).toBe(404);
    const all = (await app.strapi.db.connection('sale_orders').count({ n: '*' })) as [{ n: number }];
    expect(mine.length + theirs.length).toBeLessThan(Number(all[0].n));
  });

  test('and cannot ask for the other’s by a filter', async () => {
    const [one, other] = [await app.as('distribuidor'), await app.as('otro')];
    const { data } = (await other.get<{ data: { company: { id: number } } }>('/api/user')).body;
    const own = (await one.get<Page>('/api/sale-orders?per_page=100')).body.total;
    for (const query of [
      `company_id=${data.company.id}`,
      `filters[company_id]=${data.company.id}`,
      `filters[$or][0][company_id]=${data.company.id}`,
    ]) {
      const { status, body } = await one.get<Page>(`/api/sale-orders?per_page=100&${query}`);
      if (status === 200) expect(body.total).toBeLessThanOrEqual(own);
      else expect([403, 422]).toContain(status);
    }
  });

  test('a cart line of somebody else is not there', async () => {
    const [one, other] = [await app.as('distribuidor'), await app.as('otro')];
    const { id } = await givenProduct(app, { stock: { MTY: 5 } });
    const { body } = await one.post<{ data: { id: number; cart_details: { id: number }[] } }>('/api/cart-details', {
      product_id: id,
      quantity: 1,
    });
    const line = body.data.cart_details[0]!.id;
    expect([
      (await other.put(`/api/cart-details/${line}`, { quantity: 5 })).status,
      (await other.delete(`/api/cart-details/${line}`)).status,
    ]).toEqual([404, 404]);
    expect((await other.delete(`/api/carts/${body.data.id}`)).status).toBe(404);
  });
});
