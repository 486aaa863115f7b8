import { givenProduct } from '@mayorista/catalogue/testing';
import { boot } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

let app: Awaited<ReturnType<typeof boot>>;
beforeAll(async () => {
  app = await boot();
});

const tokenOf = async (bearer?: string): Promise<{ token: string; expires_at: string }> => {
  const answer = await fetch(
    `${app.url}/api/search-tokens`,
    bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return ((await answer.json()) as { data: { token: string; expires_at: string } }).data;
};
const search = (body: unknown, token?: string) =>
  fetch(`${app.url}/api/multi-search`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
const both = {
  queries: [
    { indexUid: 'products', q: 'camara', first_q: 'cam' },
    { indexUid: 'categories', q: 'camara' },
  ],
};

describe('searching from a browser', () => {
  test('a visitor gets a token of half an hour and an answer in the shape of the search protocol', async () => {
    const { token, expires_at } = await tokenOf();
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
    const answer = await search(both, token);
    expect(answer.status).toBe(200);
    const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
    expect(results.map(({ indexUid }) => indexUid)).toEqual(['products', 'categories']);
    expect(results[0]).toMatchObject({ limit: 20, request_params: { q: 'camara', first_q: 'cam' } });
    expect(results[1]).toMatchObject({ limit: 10 });
  });

  test('without a token, or with one that is not ours, it is 401 and says so in Spanish', async () => {
    const missing = await search(both);
    expect(missing.status).toBe(401);
    expect(JSON.stringify(await missing.json())).toContain('Falta el token de búsqueda.');
    const answer = await search(both, 'a.b.c');
    expect(answer.status).toBe(401);
    expect(JSON.stringify(await answer.json())).toContain('Token de busqueda expirado.');
  });

  test('a visitor who asks for prices is refused', async () => {
    const { token } = await tokenOf();
    const answer = await search({ queries: [{ indexUid: 'products', q: '', sort: ['list_price:asc'] }] }, token);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: { _general: ['La búsqueda no es válida.'] },
      error: { details: { code: 'invalid_search_sort' } },
    });
  });

  test('bodies that are no search are refused without harm', async () => {
    const { token } = await tokenOf();
    for (const body of [{}, { queries: 'x' }, { queries: [] }, { queries: [{ q: 'x' }] }, []]) {
      const { status } = await search(body, token);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  test('a distributor may order by price', async () => {
    const distributor = await app.as('distribuidor');
    const answer = (await distributor.get('/api/search-tokens')) as {
      body?: { data: { token: string } };
      data?: { token: string };
    };
    const token = (answer.body?.data ?? answer.data)?.token ?? '';
    expect((await search({ queries: [{ indexUid: 'products', q: '', sort: ['list_price:asc'] }] }, token)).status).toBe(
      200,
    );
  });

  test('a blank term clears the autocomplete, which is asked for in the currency of id 2 [SF-SEARCH-013, SF-SEARCH-015, SF-SEARCH-021]', async () => {
    const answer = await fetch(`${app.url}/api/product-autocomplete?search=%20`);
    expect(await answer.json()).toMatchObject({ data: [], total: 0 });
    const found = await fetch(`${app.url}/api/product-autocomplete-searches?search=camara`);
    const { data, meta } = (await found.json()) as {
      data: { products: unknown[]; categories: unknown[] };
      meta: unknown;
    };
    expect(meta).toMatchObject({ currency_id: 2 });
    expect(data.products.length).toBeGreaterThan(0);
    expect(data.categories.length).toBeGreaterThan(0);
    expect(data.categories.length).toBeLessThanOrEqual(10);
  });
});

interface Found {
  readonly results: readonly { readonly hits: readonly Record<string, unknown>[] }[];
}

const hits = async (
  q: string,
  token: string,
  indexUid: 'products' | 'categories' = 'products',
): Promise<readonly Record<string, unknown>[]> => {
  const answer = await search({ queries: [{ indexUid, q }] }, token);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Found).results[0]?.hits ?? [];
};
const models = async (q: string): Promise<unknown[]> =>
  (await hits(q, (await tokenOf()).token)).map(({ model }) => model);

describe('what is found follows the catalogue', () => {
  test('part of a model without its punctuation finds the camera', async () => {
    expect(await models('vk2cd2143')).toContain('VK-2CD2143G2-I');
    expect(await models('VK-2CD2143G2-I')).toContain('VK-2CD2143G2-I');
    // Only a thread that was told which attribute holds part numbers joins four words.
    expect(await models('vk2 cd 21 43')).toContain('VK-2CD2143G2-I');
  });

  test('a visitor sees neither price nor stock in any hit', async () => {
    const found = await hits('camara', (await tokenOf()).token);
    expect(found.length).toBeGreaterThan(5);
    expect(JSON.stringify(found)).not.toMatch(/price|inventory|stock/i);
  });

  test('a distributor is told how many pieces there are; of a licence, that there are none to count', async () => {
    const buyer = await app.as('distribuidor');
    const { token } = (await buyer.get<{ data: { token: string } }>('/api/search-tokens')).body.data;
    const name = 'Sirena contada';
    const stocked = await givenProduct(app, { name: `${name} uno`, stock: { MTY: 7 } });
    const licence = await givenProduct(app, { name: `${name} dos`, fields: { product_type: 'product_type_service' } });
    const pieces = async () =>
      Object.fromEntries((await hits(name, token)).map(({ id, inventory }) => [id, inventory]));
    await expect.poll(pieces).toMatchObject({ [stocked.id]: 7, [licence.id]: null });
  });

  test('a product renamed by staff is found by its new name, in the search and in the listings, once its jobs are done', async () => {
    const { documentId, id } = await givenProduct(app, { name: 'Botón de salida provisional' });
    await app.strapi
      .documents('api::catalogue.product')
      .update({ documentId, locale: 'es', data: { name: 'Zarigüeya electrónica' } } as never);
    await app.settle();
    expect(await hits('zarigueya', (await tokenOf()).token)).toMatchObject([{ id, name: 'Zarigüeya electrónica' }]);
    const listed = await app.anonymous.get<{ data: { id: number }[] }>('/api/store-products?search=zarig%C3%BCeya');
    expect(listed.body.data.map((each) => each.id)).toEqual([id]);
  });

  test('a category renamed by staff is found by its new name, and by the old one no more', async () => {
    const { token } = await tokenOf();
    const staff = await app.asStaff('catalogo');
    const rename = async (id: unknown, es: unknown): Promise<void> => {
      expect((await staff.patch(`/catalogue/categories/${String(id)}`, { name_translations: { es } })).status).toBe(
        200,
      );
      await app.settle();
    };
    const idsOf = async (q: string) => (await hits(q, token, 'categories')).map(({ id }) => id);
    const [category] = await hits('camara', token, 'categories');
    await rename(category?.id, 'Ocelotes de guardia');
    // Those below it are found by the names above them.
    expect((await idsOf('ocelotes'))[0]).toBe(category?.id);
    expect(await idsOf(String(category?.name))).not.toContain(category?.id);
    await rename(category?.id, category?.name);
    expect(await idsOf('camara')).toContain(category?.id);
  });

  test('a product taken out of the store is found no more; a sold out one still is', async () => {
    const hidden = await givenProduct(app, { name: 'Quetzal retirado' });
    const soldOut = await givenProduct(app, { name: 'Quetzal agotado', stock: { MTY: 0 } });
    await app.strapi
      .documents('api::catalogue.product')
      .update({ documentId: hidden.documentId, locale: 'es', data: { status: 0 } } as never);
    await app.settle();
    expect((await hits('quetzal', (await tokenOf()).token)).map(({ id }) => id)).toEqual([soldOut.id]);
  });
});
