import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Named {
  readonly id: number;
  readonly name: string;
}
type Matches = { readonly data: { readonly product?: Readonly<Record<string, readonly Named[]>> } };

const path = '/inventory/supplier-price-agreements/reference-matches';
let app: TestApp;
let compras: Client;

beforeAll(async () => {
  app = await boot();
  compras = await app.asStaff('compras');
});

const lookedUp = (product: readonly string[]) => compras.post<Matches>(path, { group: 'lines', texts: { product } });

test('what a spreadsheet names is found by name, model or key, whatever its case and accents, all in one call', async () => {
  const camera = await givenProduct(app, { name: 'Cámara Ñandú única', model: 'ZQX-1' });
  const { sku } = (await app.strapi.db.connection('products').where({ id: camera.id }).first('sku')) as { sku: string };
  const { status, body } = await lookedUp(['zqx-1', 'CAMARA ÑANDU UNICA', sku, 'ZQX']);
  expect(status).toBe(200);
  const found = [{ id: camera.id, name: 'Cámara Ñandú única' }];
  expect(body.data.product).toEqual({ 'zqx-1': found, 'CAMARA ÑANDU UNICA': found, [sku]: found, ZQX: [] });
});

test('a text that several records share is answered with two of them, so that nobody takes one for the only', async () => {
  for (const model of ['ZQY-1', 'ZQY-2', 'ZQY-3']) await givenProduct(app, { name: 'Domo repetido', model });
  expect((await lookedUp(['Domo repetido'])).body.data.product?.['Domo repetido']).toHaveLength(2);
});

test('only rows that may be referred to are found: a product’s English texts are none', async () => {
  const product = await givenProduct(app, { name: 'Solo en español', model: 'ZQZ-1' });
  const row = (await app.strapi.db.connection('products').where({ id: product.id }).first()) as object;
  const english = { ...row, id: undefined, locale: 'en', name: 'Only in English' };
  await app.strapi.db.connection('products').insert(english);
  const { body } = await lookedUp(['Only in English', 'ZQZ-1']);
  expect(body.data.product).toEqual({
    'Only in English': [],
    'ZQZ-1': [{ id: product.id, name: 'Solo en español' }],
  });
});

test('what the lines do not refer to is refused or left out, and so is more than a spreadsheet holds', async () => {
  expectRefused(await compras.post(path, { group: 'costs', texts: {} }), { group: 'No es una opción válida' });
  expect((await compras.post<Matches>(path, { group: 'lines', texts: { supplier: ['x'] } })).body.data).toEqual({});
  expect((await lookedUp(Array.from({ length: 5_001 }, () => 'x'))).status).toBe(422);
});

test('whoever writes agreements looks up what they name, and nobody else', async () => {
  const asked = { group: 'lines', texts: { product: ['x'] } };
  const [catalogo, buyer, secondary] = await Promise.all([
    app.asStaff('catalogo'),
    app.as('distribuidor'),
    app.as('secundario'),
  ]);
  const publicPath = '/api/supplier-price-agreements/reference-matches';
  const answers = await Promise.all([
    compras.post(path, asked),
    catalogo.post(path, asked),
    app.anonymous.post(publicPath, asked),
    buyer.post(publicPath, asked),
    secondary.post(publicPath, asked),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 401, 403, 403]);
});
