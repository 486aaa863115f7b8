import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Address {
  readonly id: number;
  readonly company_id: number;
  readonly main_address: number;
  readonly municipality: string | null;
}
interface One {
  readonly data: Address;
}
interface Many {
  readonly data: readonly Address[];
  readonly total: number;
}

const path = '/api/company-addresses';
const typed = {
  alias: 'Bodega norte',
  receivers_name: 'Laura Peña',
  telephone: '81 8123 4567',
  street: 'Juárez',
  exterior_number: '120',
  zip_code: '44100',
  colony: 'Guadalajara Centro',
  state: 'Jalisco',
};

let app: TestApp;
let buyer: Client;
beforeAll(async () => {
  app = await boot();
  buyer = await app.as('distribuidor');
});

const count = async (table = 'company_addresses'): Promise<number> =>
  Number(((await app.strapi.db.connection(table).count({ n: '*' })) as [{ n: number }])[0].n);
const mainOnes = async (): Promise<number[]> =>
  (await buyer.get<Many>(`${path}?main_address=1&per_page=100`)).body.data.map(({ id }) => id);

describe('addresses of a company', () => {
  test('[SF-COMPANY-002] a new one is the writer’s company’s, in México, fiscal, active, neither main nor favourite; the postal code gives the municipality', async () => {
    const { status, body } = await buyer.post<One>(path, typed);
    expect([status, body.data]).toMatchObject([
      201,
      {
        country_id: 143,
        status: 1,
        main_address: 0,
        address_type_id: 1,
        is_custom_colony: 0,
        is_favorited: 0,
        municipality: 'Guadalajara',
        company: { id: body.data.company_id },
      },
    ]);
    expect((await buyer.get<One>(`${path}/${body.data.id}`)).body.data.municipality).toBe('Guadalajara');
  });

  test('one that stays where it was may be marked although the post does not know its code any more; it may not be moved there', async () => {
    const { id } = (await buyer.post<One>(path, typed)).body.data;
    await app.strapi.db.connection('company_addresses').where({ id }).update({ zip_code: '99998' });
    expect((await buyer.put(`${path}/${id}`, { is_favorited: 1 })).status).toBe(200);
    expectRefused(await buyer.put(`${path}/${id}`, { colony: 'Otra' }), { zip_code: /código postal/ });
    expectRefused(await buyer.put(`${path}/${id}`, { zip_code: '99997' }), { zip_code: /código postal/ });
    expect((await buyer.get<One>(`${path}/${id}`)).body.data).toMatchObject({
      zip_code: '99998',
      colony: typed.colony,
    });
  });

  test('[SF-COMPANY-003, CS-ADDRESS-001, CS-ADDRESS-002] marked as main it is the only one of its company, and is unmarked again', async () => {
    const [one, two] = [await buyer.post<One>(path, typed), await buyer.post<One>(path, typed)].map(
      ({ body }) => body.data.id,
    ) as [number, number];
    const others = await app.strapi.db
      .connection('company_addresses')
      .where({ main_address: 1 })
      .whereNot('company_id', (await buyer.get<One>(`${path}/${one}`)).body.data.company_id);
    for (const id of [one, two]) {
      await buyer.put(`${path}/${id}`, { main_address: 1 });
      expect(await mainOnes()).toEqual([id]);
    }
    await buyer.put(`${path}/${two}`, { main_address: 0 });
    expect(await mainOnes()).toEqual([]);
    for (const other of others as Address[])
      expect(await app.strapi.db.connection('company_addresses').where({ id: other.id }).first()).toMatchObject({
        main_address: 1,
      });
  });

  test('what it lacks is said field by field, and nothing is written', async () => {
    const before = await count();
    expectRefused(await buyer.post(path, { alias: 'Vacía' }), {
      street: 'Calle requerida',
      exterior_number: 'Número exterior requerido',
      zip_code: 'Código postal requerido',
      telephone: 'Teléfono requerido',
      colony: 'Colonia requerida',
      state: 'Estado requerido',
      receivers_name: 'Atención a requerido',
    });
    expectRefused(await buyer.post(path, { ...typed, telephone: '12', colony: 'Polanco' }), {
      telephone: 'El teléfono no es válido',
      colony: /no es de ese código postal/,
    });
    expect(await count()).toBe(before);
  });

  test('another company’s are not there, and none is written for another company', async () => {
    const other = await app.as('otro');
    const { id, company_id } = (await buyer.post<One>(path, typed)).body.data;
    for (const call of [
      other.get(`${path}/${id}`),
      other.put(`${path}/${id}`, { alias: 'Mía' }),
      other.delete(`${path}/${id}`),
    ])
      expect((await call).status).toBe(404);
    expect((await other.get<Many>(`${path}?company_id=${company_id}`)).body.total).toBe(0);
    const before = await count();
    expectRefused(await other.post(path, { ...typed, company_id }), { company_id: 'No existe' });
    expect(await count()).toBe(before);
    expect((await buyer.get<One>(`${path}/${id}`)).body.data).toMatchObject({ alias: 'Bodega norte' });
  });

  test('a secondary user reads them and writes none; a storeman, a visitor and who has no company see none', async () => {
    const secondary = await app.as('secundario');
    expect((await secondary.get<Many>(path)).body.total).toBeGreaterThan(0);
    const before = await count();
    expect((await secondary.post(path, typed)).status).toBe(403);
    expect((await (await app.as('almacen')).get(path)).status).toBe(403);
    expect((await (await app.as('instalador')).get(path)).status).toBe(403);
    expect((await app.anonymous.get(path)).status).toBe(401);
    expect(await count()).toBe(before);
  });

  test('support writes for any company and must say which; a salesman for those they attend alone', async () => {
    const support = await app.asStaff('soporte');
    const before = await count();
    expectRefused(await support.post('/companies/company-addresses', typed), {
      company_id: 'Este campo es obligatorio',
    });
    expect(await count()).toBe(before);
    const salesman = await app.as('vendedor');
    const { id: me } = (await salesman.get<{ data: { id: number } }>('/api/user')).body.data;
    const own = (await app.strapi.db.connection('companies').where({ salesman_id: me }).first('id')) as { id: number };
    const foreign = (
      await support.post<{ data: { id: number } }>('/companies/company-distributors', { business_name: 'De nadie SA' })
    ).body.data;
    expect((await salesman.post(path, { ...typed, company_id: own.id })).status).toBe(201);
    expectRefused(await salesman.post(path, { ...typed, company_id: foreign.id }), { company_id: 'No existe' });
    expect((await support.post('/companies/company-addresses', { ...typed, company_id: foreign.id })).status).toBe(201);
    expect((await salesman.get<Many>(`${path}?company_id=${foreign.id}`)).body.total).toBe(0);
  });
});

describe('the address book', () => {
  const book = '/api/address-book-details';

  test('keeps who receives: named after the person unless said, found without accents, the company’s own', async () => {
    const { receivers_name: _name, ...place } = typed;
    const made = await buyer.post<{ data: { id: number; receivers_name: string } }>(book, {
      ...place,
      nombre: 'Ángela',
      apellidos: 'Ríos',
    });
    expect([made.status, made.body.data]).toMatchObject([201, { receivers_name: 'Ángela Ríos' }]);
    const found = await buyer.get<Many>(`${book}?omniSearchQuery=angela%20rios`);
    expect(found.body.data.map(({ id }) => id)).toEqual([made.body.data.id]);
    const other = await app.as('otro');
    expect((await other.get<Many>(`${book}?omniSearchQuery=angela`)).body.total).toBe(0);
    expect((await other.delete(`${book}/${made.body.data.id}`)).status).toBe(404);
    const secondary = await app.as('secundario');
    expect((await secondary.put(`${book}/${made.body.data.id}`, { is_favorited: 1 })).status).toBe(200);
    expect((await buyer.delete(`${book}/${made.body.data.id}`)).status).toBe(200);
  });

  test('what an entry lacks is said field by field; another company’s is neither read, changed nor removed; nothing changes', async () => {
    const before = await count('address_book_details');
    expectRefused(await buyer.post(book, { nombre: 'Sin dirección' }), {
      street: 'Calle requerida',
      exterior_number: 'Número exterior requerido',
      zip_code: 'Código postal requerido',
      telephone: 'Teléfono requerido',
      colony: 'Colonia requerida',
      state: 'Estado requerido',
    });
    expect(await count('address_book_details')).toBe(before);
    const { id } = (await buyer.post<One>(book, { ...typed, nombre: 'Propia' })).body.data;
    const other = await app.as('otro');
    const asks = [
      () => other.get(`${book}/${id}`),
      () => other.put(`${book}/${id}`, { street: 'Otra' }),
      () => other.delete(`${book}/${id}`),
    ];
    for (const ask of asks) expect((await ask()).status).toBe(404);
    const mine = await buyer.get<{ data: { street: string } }>(`${book}/${id}`);
    expect(mine.body.data.street).toBe('Juárez');
    expect((await app.anonymous.get(`${book}/${id}`)).status).toBe(401);
    const storeman = await app.as('almacen');
    for (const { status } of [await storeman.get(`${book}/${id}`), await storeman.delete(`${book}/${id}`)])
      expect([403, 404]).toContain(status);
    expect((await buyer.get(`${book}/${id}`)).status).toBe(200);
  });

  test('there is one a company, with how many entries it has', async () => {
    await buyer.post(book, { ...typed, nombre: 'Uno' });
    const { body } = await buyer.get<{ data: { company_id: number; total_details: number }[] }>('/api/address-books');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]!.total_details).toBe((await buyer.get<Many>(`${book}?per_page=100`)).body.total);
    const other = (await (await app.as('otro')).get<typeof body>('/api/address-books')).body.data;
    expect(other.map(({ company_id: id }) => id)).not.toContain(body.data[0]!.company_id);
  });
});
