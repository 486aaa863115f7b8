import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { integration } from './api-token';
import { expectError, type ErrorBody } from './expect-error';

let app: TestApp;
let house: Client;
let buyer: Client;

const brandsNow = async (): Promise<number> =>
  Number(((await app.strapi.db.connection('brands').count({ n: '*' })) as [{ n: number }])[0].n);
const newBrand = async (): Promise<number> =>
  (await house.post<{ data: { id: number } }>('/api/brands', { name: `Marca ${Math.random()}` })).body.data.id;

beforeAll(async () => {
  app = await boot();
  house = await integration(app);
  buyer = await app.as('distribuidor');
});

describe('who may not', () => {
  test('401: nobody, an unknown token, a forged and an expired one', async () => {
    expectError(await app.anonymous.get('/api/brands'), 401, 'UnauthorizedError', 'Inicia sesión para continuar');
    expectError(
      await client(app.url, 'no-es-un-token').get('/api/brands'),
      401,
      'UnauthorizedError',
      'Inicia sesión para continuar',
    );
    const [head, body] = buyer.token!.split('.');
    expectError(
      await client(app.url, `${head}.${body}.AAAA`).get('/api/user'),
      401,
      'UnauthorizedError',
      'La sesión ha expirado. Inicia sesión nuevamente',
    );
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`;
    expectError(
      await client(app.url, none).get('/api/user'),
      401,
      'UnauthorizedError',
      'La sesión ha expirado. Inicia sesión nuevamente',
    );
    const { jwtSecret } = app.strapi.config.get<{ jwtSecret: string }>('plugin::users-permissions');
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as { iat: number };
    const old = Buffer.from(JSON.stringify({ ...claims, exp: claims.iat - 10 })).toString('base64url');
    const signature = createHmac('sha256', jwtSecret).update(`${head}.${old}`).digest('base64url');
    expectError(
      await client(app.url, `${head}.${old}.${signature}`).get('/api/user'),
      401,
      'UnauthorizedError',
      'La sesión ha expirado. Inicia sesión nuevamente',
    );
  });

  test('403: a known person without the permission [SF-GENERAL-010]', async () => {
    expectError(await buyer.get('/api/brands'), 403, 'ForbiddenError', 'Acción no autorizada');
    expectError(
      await buyer.post('/api/brands', { name: 'Marca del comprador' }),
      403,
      'ForbiddenError',
      'Acción no autorizada',
    );
    expect(await app.strapi.db.connection('brands').where({ name: 'Marca del comprador' })).toEqual([]);
  });

  test('a token of the panel opens no REST door, and one of the store no door of the panel', async () => {
    const staff = await app.asStaff('catalogo');
    expect((await client(app.url, staff.token).get('/api/brands')).status).toBe(401);
    expect((await client(app.url, buyer.token).get('/catalogue/brands')).status).toBe(401);
  });
});

describe('what is not there', () => {
  test.each(['/api/no-existe', '/api/brands/1/2', '/api/brands/2147483646', '/api/'])('404: %s', async (path) => {
    expectError(await house.get(path), 404, 'NotFoundError', 'No encontramos lo que buscas');
  });

  test('a trailing slash changes nothing; a method that a path does not have is refused without a defect', async () => {
    expect((await house.get('/api/brands/')).status).toBe(200);
    expect((await house.get('/api/user-preferences/')).status).toBe((await house.get('/api/user-preferences')).status);
    const answer = await house.patch<ErrorBody>('/api/roles', {});
    expect(answer.status).toBe(405);
    expect(answer.body.errors).toEqual({ _general: ['Petición no válida'] });
  });
});

describe('what cannot be read', () => {
  test.each(['{"name": "Rota"', '{name: 1}', 'undefined', '{"name":"\u0001"}'])(
    '400: a body that is no JSON (%s)',
    async (body) => {
      const before = await brandsNow();
      expectError(await house.post('/api/brands', body), 400, 'ApplicationError', 'El JSON enviado no es válido');
      expect(await brandsNow()).toBe(before);
    },
  );

  test('400: a path that decodes to nothing, told in Spanish', async () => {
    expectError(await house.get('/api/%E0%A4%A'), 400, 'ApplicationError', 'Petición no válida');
  });

  test.each([
    ['a list', '[1]'],
    ['a text', '"hola"'],
  ])('a body that is %s is refused', async (_title, body) => {
    const { status, body: answer } = await house.post<ErrorBody>('/api/brands', body);
    expect([400, 422]).toContain(status);
    expect(answer.errors).toEqual({ _general: ['El JSON enviado no es válido'] });
  });

  test('413: more than two megabytes', async () => {
    expectError(
      await house.post('/api/brands', { name: 'x'.repeat(3_000_000) }),
      413,
      'PayloadTooLargeError',
      'El archivo o los datos son demasiado grandes',
    );
  });

  test('a body of another kind than JSON is no input: the required field is missing', async () => {
    expectRefused(await house.post('/api/brands', '<name>x</name>', { 'Content-Type': 'application/xml' }), {
      name: 'Este campo es obligatorio',
    });
  });
});

describe('422: every reason at once, each on its field [CS-GENERAL-013] [PC-GENERAL-009]', () => {
  test('missing, wrong, too long and unknown fields, with codes for programs', async () => {
    const answer = await house.post<ErrorBody>('/api/brands', { status: 'uno', web_page: 'javascript', sorpresa: 1 });
    expectRefused(answer, {
      name: 'Este campo es obligatorio',
      status: 'Debe ser un número',
      web_page: 'El valor no es válido',
      sorpresa: 'Campo desconocido',
    });
    expect(answer.body.error).toMatchObject({
      name: 'ValidationError',
      message: Object.values(answer.body.errors)[0]![0],
      details: { errors: answer.body.errors },
    });
    expect(answer.body.error.details.codes).toEqual(expect.arrayContaining(['required', 'unknown_field']));
    expectRefused(await house.post('/api/brands', { name: 'x'.repeat(121) }), {
      name: 'El texto es demasiado largo (máximo 120)',
    });
    expectRefused(await house.post('/api/brands', { name: { es: 'x' } }), { name: 'El valor no es válido' });
    expectRefused(await house.post('/api/brands', { name: null }), { name: 'El valor no es válido' });
    expectRefused(await house.post('/api/brands', { name: '   ' }), { name: 'Este campo es obligatorio' });
  });

  test('nested fields by their dotted names', async () => {
    const answer = await house.post('/api/categories', { name_translations: { es: '', fr: 'x' }, abbreviation: 'N' });
    expectRefused(answer, {
      'name_translations.es': 'Este campo es obligatorio',
      'name_translations.fr': 'Campo desconocido',
    });
  });

  test('names of an object’s own machinery poison nothing', async () => {
    const before = await brandsNow();
    expect(
      (await house.post<ErrorBody>('/api/brands', '{"name":"Proto","__proto__":{"status":0}}')).body.errors,
    ).toEqual({ _general: ['Petición no válida'] });
    expectRefused(await house.post('/api/brands', '{"name":"Proto","constructor":1,"hasOwnProperty":1}'), {
      constructor: 'Campo desconocido',
      hasOwnProperty: 'Campo desconocido',
    });
    expect(({} as { status?: number }).status).toBeUndefined();
    expect(await brandsNow()).toBe(before);
  });

  test('a related record that does not exist, on the field that names it', async () => {
    const product = { name_translations: { es: 'Sin marca' }, sku: 'SIN-MARCA', model: 'M' };
    expectRefused(
      await house.post('/api/products', { ...product, brand_id: 2_000_000_000, category_id: 2_000_000_001 }),
      { brand_id: 'No existe', category_id: 'No existe' },
    );
    expectRefused(await house.patch('/api/categories/1', { parent_category_id: 2_000_000_000 }), {
      parent_category_id: 'No existe',
    });
    expectRefused(await house.patch('/api/brands/1', { main_image: 2_000_000_000 }), { main_image: 'No existe' });
    expectRefused(await house.post('/api/banks', { name: 'Banco', currency_id: 2_000_000_000 }), {
      currency_id: 'No existe',
    });
    expect(await app.strapi.db.connection('products').where({ sku: 'SIN-MARCA' })).toEqual([]);
  });

  test('a value that another record has, on its field, in whatever order the two came', async () => {
    const name = 'Marca repetida';
    const answers = await Promise.all([1, 2, 3].map(() => house.post('/api/brands', { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const answer of answers.filter(({ status }) => status === 422))
      expectRefused(answer, { name: 'Ya existe un registro con este valor' });
  });
});

describe('409: somebody was faster', () => {
  test('a change on top of what was read goes through, on top of what has changed since it does not', async () => {
    const id = await newBrand();
    const updatedAt = async () =>
      new Date(
        ((await app.strapi.db.connection('brands').where({ id }).first('updated_at')) as { updated_at: string })
          .updated_at,
      ).toISOString();
    const read = await updatedAt();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await house.patch(`/api/brands/${id}`, { status: 0 }, { 'If-Match': `"${read}"` })).status).toBe(200);
    const lost = await house.patch<ErrorBody>(`/api/brands/${id}`, { status: 1 }, { 'If-Match': `"${read}"` });
    expectError(lost, 409, 'ConflictError', 'Otra persona cambió este registro mientras lo editabas');
    expect(lost.body.error.details.changed).toMatchObject({ id, status: 0 });
  });
});

describe('500', () => {
  test('a defect says so in Spanish with a request id, and nothing of itself [SF-GENERAL-012]', async () => {
    const knex = app.strapi.db.connection;
    await knex.schema.renameTable('bank_institutions', 'bank_institutions_away');
    const answer = await house.get<ErrorBody>('/api/bank-institutions');
    await knex.schema.renameTable('bank_institutions_away', 'bank_institutions');
    expectError(answer, 500, 'InternalServerError', 'Error al procesar la petición');
    expect(answer.body.error.details).toEqual({ requestId: answer.headers.get('x-request-id') });
    expect(JSON.stringify(answer.body)).not.toContain('bank_institutions');
    expect((await house.get('/api/bank-institutions')).status).toBe(200);
  });
});

describe('forms of a write', () => {
  const form = (parts: Record<string, string>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(parts)) data.append(name, value);
    return data;
  };

  test('JSON, Strapi’s { data }, and a multipart part data are the same input', async () => {
    expect((await house.post('/api/brands', { name: 'Forma uno' })).status).toBe(201);
    expect((await house.post('/api/brands', { data: { name: 'Forma dos' } })).status).toBe(201);
    expect((await house.post('/api/brands', form({ data: '{"name":"Forma tres","status":0}' }))).body).toMatchObject({
      data: { name: 'Forma tres', status: 0 },
    });
    expectRefused(await house.post('/api/brands', form({ data: '{nope' })), { data: 'El JSON enviado no es válido' });
    expectRefused(await house.post('/api/brands', form({ data: '[1]' })), { data: 'El JSON enviado no es válido' });
  });

  test('POST with _method in the query, the body, a form or the header acts as that method [CS-GENERAL-025]', async () => {
    const id = await newBrand();
    const path = `/api/brands/${id}`;
    const page = async () => (await house.get<{ data: { web_page: string } }>(path)).body.data.web_page;
    const ways: [string, () => Promise<Answer<unknown>>][] = [
      ['https://query.test', () => house.post(`${path}?_method=PATCH`, { web_page: 'https://query.test' })],
      ['https://body.test', () => house.post(path, { _method: 'put', web_page: 'https://body.test' })],
      [
        'https://form.test',
        () => house.post(path, form({ _method: 'PATCH', data: '{"web_page":"https://form.test"}' })),
      ],
      [
        'https://header.test',
        () => house.post(path, { web_page: 'https://header.test' }, { 'X-HTTP-Method-Override': 'PATCH' }),
      ],
    ];
    for (const [expected, send] of ways) {
      expect((await send()).status, expected).toBe(200);
      expect(await page()).toBe(expected);
    }
    expect((await house.post(path, { _method: 'DELETE' })).status).toBe(200);
    expect((await house.get(path)).status).toBe(404);
  });

  test('_method asks for the permission of the method it stands for, and means nothing on a GET or with an unknown name', async () => {
    const id = await newBrand();
    expect((await buyer.post(`/api/brands/${id}?_method=DELETE`, {})).status).toBe(403);
    expect((await house.get(`/api/brands/${id}?_method=DELETE`)).status).toBe(200);
    expect((await house.post(`/api/brands/${id}`, { _method: 'TRACE' })).status).toBe(405);
    expect((await house.get(`/api/brands/${id}`)).status).toBe(200);
  });

  test('the same Idempotency-Key makes one record and gives the same answer; with other data it is refused', async () => {
    const send = (name: string) =>
      house.post<{ data: { id: number } }>('/api/brands', { name }, { 'Idempotency-Key': 'contrato-1' });
    const first = await send('Marca única');
    const again = await send('Marca única');
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 201, first.body.data.id]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expectRefused(await send('Otra marca'), { _general: 'Esta clave de idempotencia ya se usó con otros datos' });
    expect(await app.strapi.db.connection('brands').where({ name: 'Otra marca' })).toEqual([]);
  });
});
