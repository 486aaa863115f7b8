import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

interface Overlay {
  readonly results: readonly { hits: { id: number }[]; estimatedTotalHits: number; is_nearest: boolean }[];
}
interface Page {
  readonly data: readonly { id: number | string }[];
  readonly total: number;
  readonly meta: {
    readonly nearest?: { missing: string[]; suggestions: string[]; categories: { id: number; name: string }[] };
    readonly facets: { readonly brands: readonly { count: number }[] };
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await boot();
  await givenProduct(app, { name: 'Zumbador Kraxel de exterior', model: 'KRX-EXT-1' });
  await givenProduct(app, { name: 'Zumbador Kraxel interior', model: 'KRX-INT-1' });
  await givenProduct(app, { name: 'Sirena Plomix', model: 'PLMX-CARD-EM' });
  await app.settle();
});

const overlay = async (q: string) => {
  const { token } = (await app.anonymous.get<{ data: { token: string } }>('/api/search-tokens')).body.data;
  const { body } = await app.anonymous.post<Overlay>(
    '/api/multi-search',
    { queries: [{ indexUid: 'products', q, limit: 20 }] },
    { Authorization: `Bearer ${token}` },
  );
  const [result] = body.results;
  return { ids: result!.hits.map(({ id }) => id), total: result!.estimatedTotalHits, isNearest: result!.is_nearest };
};
const page = async (search: string) => {
  const query = new URLSearchParams({ search, perPage: '20' }).toString();
  const { status, body } = await app.anonymous.get<Page>(`/api/store-products?${query}`);
  expect(status).toBe(200);
  return { ids: body.data.map(({ id }) => Number(id)), total: body.total, ...body.meta };
};

describe('one rule for the overlay and the page', () => {
  test.each([
    'camara',
    'cámara exterior con audio',
    'zumbador kraxel',
    'zumbador kraxel qqwwee',
    'qqwwee kraxel',
    'fuente 12 v 10 a',
    'nvr 16 canales',
    'plmxcardem',
    'qqwwee',
    'switch poe -administrable',
  ])('«%s» finds the same products in the same order, and as many', async (text) => {
    const [box, list] = [await overlay(text), await page(text)];
    expect(list.ids).toEqual(box.ids);
    expect(list.total).toBe(box.total);
    expect(list.nearest !== undefined).toBe(box.isNearest || box.total === 0);
    const counted = list.facets.brands.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(list.total);
  });

  test('where all words are found, nothing else is shown and nothing is said', async () => {
    const { ids, nearest } = await page('zumbador kraxel exterior');
    expect(ids).toHaveLength(1);
    expect(nearest).toBeUndefined();
  });

  test('where they are not, the page shows the nearest and says which word nothing has, what else finds something, and categories', async () => {
    const both = (await page('zumbador kraxel')).ids;
    expect(both).toHaveLength(2);
    for (const text of ['zumbador kraxel qqwwee', 'qqwwee zumbador kraxel']) {
      const { ids, nearest } = await page(text);
      expect(ids.slice(0, 2)).toEqual(both);
      expect(nearest).toMatchObject({ missing: ['qqwwee'], suggestions: ['zumbador kraxel'] });
    }
    const camera = await page('cámara qqwwee');
    expect(camera.total).toBeGreaterThan(0);
    expect(camera.nearest?.categories.map(({ name }) => name).join()).toMatch(/C[áa]mara/);
  });

  test('a word that nothing has, with more typos than a search forgives, is offered as it may have been meant', async () => {
    expect((await page('zumbador kralxex')).nearest?.suggestions[0]).toBe('zumbador kraxel');
  });

  test('what finds nothing at all offers the main categories', async () => {
    const { total, nearest } = await page('xqzw');
    expect(total).toBe(0);
    expect(nearest?.missing).toEqual(['xqzw']);
    expect(nearest?.categories.length).toBeGreaterThan(2);
  });

  test('a part number without its signs is found, though it has no figure', async () => {
    const { ids, nearest } = await page('plmxcardem');
    expect(ids).toHaveLength(1);
    expect(nearest).toBeUndefined();
  });
});
