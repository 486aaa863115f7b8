import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, clock, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dataOf,
  givenApproved,
  givenNom,
  givenProductUnder,
  idOf,
  program,
  sheetOf,
  unique,
  form,
  type Many,
  type Refusals,
} from './kit';

let app: TestApp;
let api: Client;
let officer: Client;
let catalogue: Client;

beforeAll(async () => {
  app = await boot();
  api = await program(app);
  officer = await app.asStaff('cumplimiento');
  catalogue = await app.asStaff('catalogo');
});

describe('a product’s compliance sheet', () => {
  test('says what it needs, why its light is red, and turns green with the certificate [CS-NOM-001, CS-NOM-008]', async () => {
    const nom = await givenNom(api);
    const product = await givenProduct(app);
    expect(await sheetOf(api, product.id)).toMatchObject({
      light: 'gray',
      state: 'unstated',
      label: 'Sin definir',
      reasons: [{ message: 'No se ha indicado si el producto requiere NOM' }],
      status: 'pending',
    });
    dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: 'yes' }));
    expect((await sheetOf(api, product.id)).reasons).toMatchObject([
      { message: 'Requiere NOM y no tiene ninguna norma asignada' },
    ]);
    dataOf(await api.put(`/api/nom-products/${product.id}`, { nom_ids: [nom.id] }));
    expect((await sheetOf(api, product.id)).reasons).toMatchObject([
      { message: `${nom.code}: falta Requisito certificate`, nom_id: nom.id },
    ]);
    const { id } = await givenApproved(app, api, {
      nom_id: nom.id,
      product_ids: [product.id],
      expires_on: '2029-01-01',
    });
    expect(await sheetOf(api, product.id)).toMatchObject({
      light: 'green',
      state: 'complies',
      label: 'Cumple',
      expires_on: '2029-01-01',
      documents: [{ id }],
      requirements: [{ result: 'ok', nom_document_id: id }],
    });
  });

  test('whether a product requires NOM is one flag, the same for the catalogue and here [CS-PRODUCT-021]', async () => {
    const product = await givenProduct(app);
    dataOf(await catalogue.put(`/catalogue/products/${product.id}`, { requires_nom: true }));
    expect(await sheetOf(api, product.id)).toMatchObject({ requires_nom: true, light: 'red' });
    dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: 'no' }));
    expect(dataOf(await catalogue.get(`/catalogue/products/${product.id}`))).toMatchObject({ requires_nom: false });
  });

  test('an exemption needs its reason and a day to come, and ends with it', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const put = (body: object) => api.put(`/api/nom-products/${product.id}`, body);
    expectRefused(await put({ exempt_until: '2035-01-01' }), { exemption_reason: 'Escribe el motivo' });
    expectRefused(await put({ exemption_reason: 'Uso propio', exempt_until: '2020-01-01' }), {
      exempt_until: 'La fecha no puede ser anterior a hoy',
    });
    expect(dataOf(await put({ exemption_reason: 'Uso propio', exempt_until: '2035-01-01' }))).toMatchObject({
      light: 'green',
      state: 'exempt',
      reasons: [{ message: 'Exento: Uso propio' }],
    });
    clock.at('2035-01-02T18:00:00Z');
    const later = await sheetOf(api, product.id);
    clock.run();
    expect(later).toMatchObject({ light: 'red', state: 'missing' });
    expectRefused(await put({ requires_nom: false, nom_ids: [nom.id] }), {
      nom_ids: 'El producto está marcado como que no requiere NOM',
    });
    expectRefused(await put({ nom_ids: [999_999] }), { nom_ids: 'No existe' });
    expect((await api.get('/api/nom-products/999999')).status).toBe(404);
  });

  test('is approved when nothing is missing: Tramite de certificado NOM aprobado [CS-NOM-012, CS-NOM-013]', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const cert = dataOf<{ id: number }>(
      await api.post('/api/nom-certs', form({ folio: unique('TR'), nom_id: nom.id, product_ids: [product.id] })),
      201,
    );
    expectRefused(await api.put(`/api/nom-product-status/${product.id}`, { status: 'approved' }), {
      status: `${nom.code}: falta Requisito certificate`,
    });
    await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id] });
    expect((await catalogue.put(`/compliance/nom-product-status/${product.id}`, { status: 'approved' })).status).toBe(
      403,
    );
    const approved = await officer.put(`/compliance/nom-product-status/${product.id}`, {});
    expect(approved.body).toMatchObject({
      message: 'Tramite de certificado NOM aprobado',
      data: { status: 'approved', status_label: 'Aprobado', approved_by: 'Itzel Barragán Luna' },
    });
    expect(dataOf(await api.get(`/api/nom-certs/${cert.id}`))).toMatchObject({
      products: [{ product_id: product.id, status: 'approved' }],
    });
    expectRefused(await api.put(`/api/nom-product-status/${product.id}`, { status: 'pending' }), {
      notes: 'Escribe el motivo',
    });
    const other = await givenNom(api);
    expect(dataOf(await api.put(`/api/nom-products/${product.id}`, { nom_ids: [nom.id, other.id] }))).toMatchObject({
      status: 'pending',
      approved_by: null,
    });
  });

  test('rejected with a reason shows red until it is corrected', async () => {
    const product = await givenProduct(app);
    const nom = await givenNom(api);
    dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: true, nom_ids: [nom.id] }));
    await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id] });
    const move = (body: object) => api.put(`/api/nom-product-status/${product.id}`, body);
    dataOf(await move({ status: 'in_review' }));
    expectRefused(await move({ status: 'rejected' }), { notes: 'Escribe el motivo' });
    expect((await move({ status: 'rejected', notes: 'x', expected_status: 'pending' })).status).toBe(409);
    expect(dataOf(await move({ status: 'rejected', notes: 'Etiqueta distinta' }))).toMatchObject({
      light: 'red',
      reasons: [{ message: 'El expediente NOM del producto fue rechazado' }],
      status_notes: 'Etiqueta distinta',
    });
    dataOf(await move({ status: 'pending' }));
    expect(dataOf(await move({ status: 'approved' }))).toMatchObject({ light: 'green', status: 'approved' });
  });
});

describe('many products at once', () => {
  test('take the same change all or none, each refusal on its product', async () => {
    const [nom, other] = [await givenNom(api), await givenNom(api)];
    const [one, two] = [await givenProductUnder(app, api, nom.id), await givenProduct(app)];
    dataOf(await api.put(`/api/nom-products/${two.id}`, { requires_nom: false }));
    const refused = await api.post<Refusals>('/api/bulk-nom-products', {
      product_ids: [one.id, two.id],
      add_nom_ids: [other.id],
    });
    expect(refused.body.errors).toEqual({
      [`products.${two.id}.nom_ids`]: ['El producto está marcado como que no requiere NOM'],
    });
    expect((await sheetOf(api, one.id)).noms).toHaveLength(1);
    expect(
      dataOf(
        await api.post('/api/bulk-nom-products', {
          product_ids: [one.id, two.id],
          requires_nom: true,
          add_nom_ids: [other.id],
          remove_nom_ids: [nom.id],
        }),
      ),
    ).toEqual({ changed: 2 });
    for (const { id } of [one, two])
      expect(await sheetOf(api, id)).toMatchObject({ requires_nom: true, noms: [{ id: other.id }] });
    expectRefused(await api.post('/api/bulk-nom-products', { product_ids: [], requires_nom: true }), {
      product_ids: 'Elige al menos un producto',
    });
    expectRefused(await api.post('/api/bulk-nom-products', { product_ids: [987_654], requires_nom: true }), {
      'products.987654': 'No existe este producto',
    });
  });
});

describe('the requirements of a product', () => {
  test('are listed with how each stands; what is met by evidence is stated, what does not apply says why', async () => {
    const nom = await givenNom(api, ['certificate', 'evidence']);
    const [byPaper, byWord] = nom.requirements;
    const product = await givenProductUnder(app, api, nom.id);
    await app.settle();
    const listed = async () =>
      (
        await api.get<Many<{ requirement_id: number; result: string }>>(
          `/api/nom-product-requirements?product_id=${product.id}`,
        )
      ).body.data.map(({ requirement_id, result }) => [requirement_id, result]);
    expect(await listed()).toEqual([
      [byPaper, 'missing'],
      [byWord, 'missing'],
    ]);
    const state = (body: object) => api.post('/api/nom-product-requirements', { product_id: product.id, ...body });
    expectRefused(await state({ requirement_id: byPaper, state: 'fulfilled' }), {
      state: 'Este requisito se cumple con un certificado o dictamen aprobado, no con una declaración',
    });
    expectRefused(await state({ requirement_id: byPaper, state: 'not_applicable' }), { notes: 'Escribe el motivo' });
    dataOf(await state({ requirement_id: byWord, state: 'fulfilled' }), 201);
    dataOf(await state({ requirement_id: byPaper, state: 'not_applicable', notes: 'Se vende sin fuente' }), 201);
    await app.settle();
    expect(await listed()).toEqual([
      [byPaper, 'not_applicable'],
      [byWord, 'ok'],
    ]);
    expect(await sheetOf(api, product.id)).toMatchObject({ light: 'green', state: 'complies' });
    const elsewhere = await givenNom(api);
    expectRefused(await state({ requirement_id: elsewhere.requirements[0], state: 'pending' }), {
      requirement_id: 'Este requisito no corresponde a las normas del producto',
    });
  });
});

describe('the tariff fraction of a product', () => {
  test('is stated by the catalogue and verified by compliance alone; another one is verified anew', async () => {
    const nom = await givenNom(api);
    const fraction = dataOf<{ id: number }>(
      await api.post('/api/tariff-fractions', {
        code: '90318099',
        nico: '11',
        description: 'Instrumentos',
        nom_ids: [nom.id],
      }),
      201,
    );
    const product = await givenProduct(app);
    const put = (body: object, who: Client = officer) =>
      who.put(`/compliance/product-tariff-fractions/${product.id}`, { product_id: product.id, ...body });
    expect(dataOf(await put({ tariff_fraction_id: fraction.id }, catalogue))).toMatchObject({
      tariff_fraction_id: fraction.id,
      tariff_fraction_is_verified: false,
    });
    expect((await sheetOf(api, product.id)).noms).toEqual([]);
    expect((await put({ tariff_fraction_is_verified: true }, catalogue)).status).toBe(403);
    expect(dataOf(await put({ tariff_fraction_is_verified: true }))).toMatchObject({
      tariff_fraction_is_verified: true,
      tariff_fraction_verified_by: 'Itzel Barragán Luna',
    });
    expect(await sheetOf(api, product.id)).toMatchObject({
      light: 'red',
      noms: [{ id: nom.id, source: 'tariff_fraction' }],
    });
    expect((await put({ tariff_fraction_is_verified: false }, catalogue)).status).toBe(403);
    const another = await idOf(app, 'tariff_fractions', { code: '85219099' });
    const valid = (isValid: boolean) =>
      app.strapi.db.connection('tariff_fractions').where({ id: another }).update({ is_active: isValid });
    await valid(false);
    expectRefused(await put({ tariff_fraction_id: another }, catalogue), {
      tariff_fraction_id: 'Esta fracción ya no está vigente',
    });
    await valid(true);
    expect(dataOf(await put({ tariff_fraction_id: another }, catalogue))).toMatchObject({
      tariff_fraction_id: another,
      tariff_fraction_is_verified: false,
      tariff_fraction_verified_by: null,
    });
    dataOf(await put({ tariff_fraction_id: null }));
    expectRefused(await put({ tariff_fraction_is_verified: true }), {
      tariff_fraction_is_verified: 'El producto no tiene fracción arancelaria que verificar',
    });
    expectRefused(await put({ tariff_fraction_id: 999_999 }), { tariff_fraction_id: 'No existe' });
    expectRefused(
      await officer.put(`/compliance/product-tariff-fractions/${product.id}`, { product_id: product.id + 1 }),
      { product_id: 'no es válido' },
    );
  });
});

test('the data of a product’s NOM label is kept field by field [CS-PRODUCT-020]', async () => {
  const product = await givenProduct(app);
  const path = `/api/product-nom-tags/${product.id}`;
  expect(dataOf<{ nomTagFields: Record<string, unknown> }>(await api.get(path)).nomTagFields).toMatchObject({
    product_name: null,
    country_of_origin: null,
  });
  dataOf(
    await api.put(path, {
      nomTagFields: { product_name: 'Cámara domo', country_of_origin: 'China', importer_rfc: 'mst010101ab1' },
    }),
  );
  expect(dataOf(await api.put(path, { input_voltage: '12 V' }))).toMatchObject({
    nomTagFields: { product_name: 'Cámara domo', importer_rfc: 'MST010101AB1', input_voltage: '12 V' },
  });
  expectRefused(await api.put(path, { nomTagFields: { importer_rfc: 'no' } }), { importer_rfc: /./ });
  expect((await api.put('/api/product-nom-tags/999999', { power: '5 W' })).status).toBe(404);
});
