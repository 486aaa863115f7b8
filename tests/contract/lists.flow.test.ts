import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { integration } from './api-token';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: number;
}
interface List {
  readonly data: readonly Row[];
  readonly total: number;
  readonly meta: {
    readonly pagination: {
      readonly page: number;
      readonly pageSize: number;
      readonly pageCount: number;
      readonly total: number;
    };
  };
}

let app: TestApp;
let house: Client;
let all: readonly Row[];

const brands = async (query: string): Promise<List> => {
  const { status, body } = await house.get<List>(`/api/brands?${query}`);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
};
const namesOf = ({ data }: List): string[] => data.map(({ name }) => name);
const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

beforeAll(async () => {
  app = await boot();
  house = await integration(app);
  for (const [name, status] of [
    ['Ñandú Óptica', 1],
    ['Nandu Redes', 0],
    ['50%_exacta', 1],
  ] as const)
    await house.post('/api/brands', { name, status });
  all = (await brands('per_page=100')).data;
});

describe('paging', () => {
  test('a list has ten records a page unless asked otherwise, and the true total [CS-GENERAL-009] [PC-GENERAL-006]', async () => {
    const list = await brands('');
    expect(list.data).toHaveLength(10);
    expect(list.total).toBe(all.length);
    expect(list.meta.pagination).toEqual({
      page: 1,
      pageSize: 10,
      pageCount: Math.ceil(all.length / 10),
      total: all.length,
    });
  });

  test.each([
    'page=2&per_page=4',
    'page=2&perPage=4',
    'pagination[page]=2&pagination[pageSize]=4',
    'pagination[start]=4&pagination[limit]=4',
  ])('%s is the second page of four', async (query) => {
    const list = await brands(query);
    expect(list.data.map(({ id }) => id)).toEqual(all.slice(4, 8).map(({ id }) => id));
    expect(list.meta.pagination).toMatchObject({ page: 2, pageSize: 4, total: all.length });
  });

  test('a start that is no whole number of pages is taken literally; a page past the end is empty with the same total', async () => {
    expect((await brands('pagination[start]=3&pagination[limit]=2')).data.map(({ id }) => id)).toEqual(
      all.slice(3, 5).map(({ id }) => id),
    );
    expect(await brands('page=999')).toMatchObject({ data: [], total: all.length });
  });

  test('a page never holds more than a hundred', async () => {
    expect((await brands('per_page=5000')).meta.pagination.pageSize).toBe(100);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'per_page=0',
    'per_page=x',
    'page[]=1&page[]=2',
    'pagination[start]=-1',
  ])('%s is refused on its field', async (query) => {
    const answer = await house.get(`/api/brands?${query}`);
    expectRefused(answer, {
      [/^(page|per_page|pagination\[start\])/.exec(query)![1]!.replace('[start]', '.start')]: 'El valor no es válido',
    });
  });
});

describe('searching', () => {
  test.each(['omniSearchQuery=nandu', 'omniSearchQuery=ÑANDÚ', 'search=ñandu', '_q=nandú'])(
    '%s finds in spite of accents and case',
    async (query) => {
      expect(namesOf(await brands(query)).sort()).toEqual(['Nandu Redes', 'Ñandú Óptica']);
    },
  );

  test('every word must be found; the signs of a pattern are ordinary characters', async () => {
    expect(namesOf(await brands('omniSearchQuery=optica%20nandu'))).toEqual(['Ñandú Óptica']);
    expect(namesOf(await brands('omniSearchQuery=%25_exac'))).toEqual(['50%_exacta']);
    expect((await brands('omniSearchQuery=%25')).total).toBe(1);
    expect((await brands('omniSearchQuery=%20%20')).total).toBe(all.length);
  });

  test('a search that is no text is refused', async () => {
    expectRefused(await house.get('/api/brands?omniSearchQuery[]=a'), { omniSearchQuery: 'El valor no es válido' });
    expectRefused(await house.get('/api/brands?search=a%00b'), { search: 'El valor no es válido' });
  });
});

describe('order', () => {
  test.each(['order_by=name&order_direction=desc', 'sort=name:desc', 'sort[0]=name:desc'])('%s', async (query) => {
    const names = namesOf(await brands(`${query}&per_page=100`));
    expect(names).toEqual([...all].reverse().map(({ name }) => name));
  });

  test('by what may not be sorted by, or in no direction, it is refused', async () => {
    expectRefused(await house.get('/api/brands?order_by=documentId'), { order_by: 'No es una opción válida' });
    expectRefused(await house.get('/api/brands?sort=name:sideways'), { order_by: 'No es una opción válida' });
  });

  test('records with the same value keep one order from page to page', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => brands(`sort=status&per_page=10&page=${page}`)));
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(Math.min(50, all.length));
  });
});

describe('filters', () => {
  const inactive = () => all.filter(({ status }) => status === 0).map(({ id }) => id);

  test.each([
    ['the documents’ list', () => `filters=${json([{ field: 'status', operator: '=', value: 0 }])}`],
    ['Strapi’s brackets', () => 'filters[status][$eq]=0'],
    ['a parameter of the field’s own name', () => 'status=0'],
    ['a negation', () => 'filters[status][$ne]=1'],
    ['a set', () => `filters=${json([{ field: 'status', operator: 'in', value: [0] }])}`],
    ['an alternative', () => 'filters[$or][0][status]=0&filters[$or][1][id]=2147483647'],
  ])('by %s', async (_title, query) => {
    expect((await brands(`${query()}&per_page=100`)).data.map(({ id }) => id)).toEqual(inactive());
    expect(inactive()).not.toEqual([]);
  });

  test('what is searched may be filtered by too, and several filters hold together', async () => {
    expect(namesOf(await brands('filters[name][$containsi]=nandu'))).toEqual(['Nandu Redes']);
    expect((await brands('filters[name][$containsi]=nandu&filters[status]=1')).total).toBe(0);
    expect(
      (
        await brands(
          `filters=${json([
            { field: 'id', operator: '>', value: all.length - 1 },
            { field: 'status', operator: '=', value: 1 },
          ])}`,
        )
      ).total,
    ).toBe(all.filter(({ id, status }) => id > all.length - 1 && status === 1).length);
    expect((await brands('filters[name][$null]=true')).total).toBe(0);
    expect((await brands('filters[name][$null]=false')).total).toBe(all.length);
  });

  test.each([
    ['status=abc', 'status'],
    ['filters[status][$eq]=abc', 'filters.status'],
    ['filters[status][$gt]=1e99', 'filters.status'],
    ['filters[status][$containsi]=1', 'filters.status'],
    ['filters[id][$in]=1,2', 'filters.id'],
    ['filters[id]=99999999999999999999', 'filters.id'],
    ['filters[name][$containsi]=a%00', 'filters.name.$containsi'],
    [`filters=${json([{ field: 'status', operator: '=', value: { $gt: 0 } }])}`, 'filters.status'],
    [`filters=${json([{ field: 'status', operator: 'like', value: 1 }])}`, 'filters.status'],
  ])('a value that the field cannot hold is refused, not a defect: %s', async (query, field) => {
    expectRefused(await house.get(`/api/brands?${query}`), { [field]: 'El valor no es válido' });
  });

  test.each([
    ['filters[documentId]=x', 'filters.documentId'],
    ['filters[main_image][url]=x', 'filters.main_image'],
    ['filters[name][$where]=1', 'filters.name'],
    ['filters[$not][id]=1', 'filters.$not'],
    [`filters=${json([{ field: 'name', operator: 'soundslike', value: 'x' }])}`, 'filters.name'],
    [`filters=${json([null])}`, 'filters'],
  ])('what may not be filtered by is refused: %s', async (query, field) => {
    expectRefused(await house.get(`/api/brands?${query}`), { [field]: 'No es una opción válida' });
  });

  test('a list of filters that is no JSON is refused', async () => {
    expectRefused(await house.get('/api/brands?filters=%7Bnope'), { filters: 'El JSON enviado no es válido' });
  });

  test('a flag of the documents with nonsense in it is refused', async () => {
    expectRefused(await house.get('/api/products?category_id=abc'), { category_id: 'El valor no es válido' });
    expectRefused(await house.get('/api/brands?activeBrands[]=1'), { activeBrands: 'El valor no es válido' });
  });
});

describe('fields, relations and language', () => {
  test('fields leaves only what is asked for; unknown names are not made up', async () => {
    const { data } = await brands('fields=name&fields=secret&per_page=1');
    expect(Object.keys(data[0]!).sort()).toEqual(['id', 'name']);
  });

  test('populate adds related records one level deep, of those that the resource offers', async () => {
    const { body } = await house.get<{ data: { brand: object; main_image: object; category: object }[] }>(
      '/api/products?populate=*&per_page=1&published_in_store=true',
    );
    expect(body.data[0]).toMatchObject({
      brand: { id: expect.any(Number) as number, name: expect.any(String) as string },
      main_image: { url: expect.stringMatching(/^\/uploads\//) as string },
    });
    const one = await house.get<{ data: Record<string, unknown> }>('/api/products/1?populate[0]=category');
    expect(one.body.data).toHaveProperty('category.name');
    expect(one.body.data).not.toHaveProperty('brand');
    expectRefused(await house.get('/api/products?populate=createdBy'), {
      'populate.createdBy': 'No es una opción válida',
    });
    expectRefused(await house.get('/api/products/1?populate[brand][populate]=*&populate[localizations]=true'), {
      'populate.localizations': 'No es una opción válida',
    });
  });

  test('locale lays English over Spanish; an unknown one, or a text that has no English, stays Spanish', async () => {
    const made = await house.post<{ data: { id: number } }>('/api/categories', {
      name_translations: { es: 'Cámaras de contrato', en: 'Contract cameras' },
      abbreviation: 'LOC1',
    });
    const only = await house.post<{ data: { id: number } }>('/api/categories', {
      name_translations: { es: 'Solo en español' },
      abbreviation: 'LOC2',
    });
    const name = async (id: number, query: string, headers = {}) =>
      (await house.get<{ data: { id: number; name: string } }>(`/api/categories/${id}${query}`, headers)).body.data;
    expect(await name(made.body.data.id, '')).toMatchObject({ name: 'Cámaras de contrato' });
    expect(await name(made.body.data.id, '?locale=en')).toMatchObject({
      id: made.body.data.id,
      name: 'Contract cameras',
      name_translations: { es: 'Cámaras de contrato', en: 'Contract cameras' },
    });
    expect(await name(made.body.data.id, '', { 'Accept-Language': 'en-US,en;q=0.9' })).toMatchObject({
      name: 'Contract cameras',
    });
    expect(await name(made.body.data.id, '?locale=fr')).toMatchObject({ name: 'Cámaras de contrato' });
    expect(await name(only.body.data.id, '?locale=en')).toMatchObject({ name: 'Solo en español' });
  });

  test('a record is found by its documentId as by its number, and by nothing else', async () => {
    const row = (await app.strapi.db.connection('brands').orderBy('id').first('id', 'document_id')) as {
      id: number;
      document_id: string;
    };
    expect((await house.get<{ data: Row }>(`/api/brands/${row.document_id}`)).body.data.id).toBe(row.id);
    for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', "1'or'1'='1", '..%2f1'])
      expect((await house.get(`/api/brands/${id}`)).status, id).toBe(404);
  });
});

interface StrapiClient {
  collection(name: string): {
    find(query: object): Promise<{ data: Row[]; meta: { pagination: object } }>;
    create(data: object): Promise<{ data: Row & { web_page: string | null } }>;
    findOne(id: string): Promise<{ data: Row }>;
    update(id: string, data: object): Promise<{ data: Row & { web_page: string | null } }>;
    delete(id: string): Promise<void>;
  };
}

test('Strapi’s own client works with the API: it lists, filters, sorts, creates, changes and removes', async () => {
  const { strapi } = createRequire(import.meta.url)('@strapi/client') as {
    strapi: (options: { baseURL: string; auth: string }) => StrapiClient;
  };
  const collection = strapi({ baseURL: `${app.url}/api`, auth: house.token! }).collection('brands');
  const found = await collection.find({
    filters: { name: { $containsi: 'nandu' } },
    sort: ['name:desc'],
    pagination: { page: 1, pageSize: 5 },
    populate: ['main_image'],
  });
  expect(found.data.map(({ name }) => name)).toEqual(['Nandu Redes']);
  expect(found.meta.pagination).toEqual({ page: 1, pageSize: 5, pageCount: 1, total: 1 });
  const { data: made } = await collection.create({ name: 'Marca del cliente' });
  expect((await collection.update(String(made.id), { web_page: 'https://cliente.test' })).data).toMatchObject({
    id: made.id,
    web_page: 'https://cliente.test',
  });
  expect((await collection.findOne(String(made.id))).data.name).toBe('Marca del cliente');
  await collection.delete(String(made.id));
  await expect(collection.findOne(String(made.id))).rejects.toThrow();
});
