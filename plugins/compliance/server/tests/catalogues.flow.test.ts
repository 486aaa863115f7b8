import { boot, client, expectRefused, formErrors, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, givenApproved, givenNom, givenProductUnder, idOf, program, sheetOf, unique, type Many } from './kit';

let app: TestApp;
let api: Client;
const view = '/content-manager/collection-types/api::compliance';

beforeAll(async () => {
  app = await boot();
  api = await program(app);
});

describe('norms', () => {
  test('are listed ten at a time, searched by code and name, shown, created, changed and removed [CS-NOM-002]', async () => {
    const code = unique('NOM');
    const { id } = dataOf<{ id: number }>(
      await api.post('/api/noms', { code: code.toLowerCase(), name: 'Luminarias: eficiencia', authority: 'CONUEE' }),
      201,
    );
    expect(dataOf(await api.get(`/api/noms/${id}`))).toEqual({
      id,
      code,
      name: 'Luminarias: eficiencia',
      description: null,
      authority: 'CONUEE',
      warning_days: 90,
      is_active: true,
    });
    const found = await api.get<Many>(`/api/noms?omniSearchQuery=${encodeURIComponent('EFICIENCIA luminarías')}`);
    expect(found.body).toMatchObject({ total: 1, data: [{ id }], meta: { pagination: { pageSize: 10 } } });
    expect(dataOf(await api.put(`/api/noms/${id}`, { warning_days: 45 }))).toMatchObject({
      name: 'Luminarias: eficiencia',
      warning_days: 45,
      is_active: true,
    });
    expect((await api.delete(`/api/noms/${id}`)).status).toBe(200);
    expect((await api.get(`/api/noms/${id}`)).status).toBe(404);
  });

  test('have a code of their own and a sensible warning, and one in use is not removed', async () => {
    expectRefused(await api.post('/api/noms', { code: 'NOM-001-SCFI-2018', name: 'Otra' }), {
      code: 'Ya existe un registro con este valor',
    });
    expectRefused(await api.post('/api/noms', { code: unique('NOM'), name: '', warning_days: 400 }), {
      name: 'obligatorio',
      warning_days: 'menor o igual a 365',
    });
    expectRefused(await api.delete(`/api/noms/${await idOf(app, 'noms', { code: 'NOM-024-SCFI-2013' })}`), {
      _general: 'Hay productos o documentos con esta norma: márcala como no vigente en lugar de eliminarla',
    });
  });
});

describe('requirements', () => {
  test('belong to a norm, are met by a kind of document, and are filtered by who is responsible [CS-NOM-005]', async () => {
    const nom = await givenNom(api, []);
    const responsible = await idOf(app, 'nom_responsibles', { email: 'almacen@demo.test' });
    const { id } = dataOf<{ id: number }>(
      await api.post('/api/nom-requirements', {
        name: 'Manual en español',
        nom_id: nom.id,
        document_type: 'evidence',
        responsible_id: responsible,
      }),
      201,
    );
    expect(dataOf(await api.get(`/api/nom-requirements/${id}`))).toMatchObject({
      nom_code: nom.code,
      responsible_name: 'Óscar Hernández Nava',
      is_mandatory: true,
    });
    const own = await api.get<Many<{ id: number; responsible_id: number }>>(
      `/api/nom-requirements?responsible_id=${responsible}&per_page=50`,
    );
    expect(own.body.data.map((each) => each.id)).toContain(id);
    expect(new Set(own.body.data.map((each) => each.responsible_id))).toEqual(new Set([responsible]));
    expect(dataOf(await api.put(`/api/nom-requirements/${id}`, { responsible_id: null }))).toMatchObject({
      responsible_id: null,
      name: 'Manual en español',
    });
    expect((await api.delete(`/api/nom-requirements/${id}`)).status).toBe(200);
  });

  test('name a norm and a responsible that exist, and one that a product attends is kept', async () => {
    expectRefused(await api.post('/api/nom-requirements', { name: 'X', nom_id: 999_999 }), { nom_id: 'No existe' });
    expectRefused(
      await api.post('/api/nom-requirements', { name: 'X', nom_id: 1, document_type: 'carta', responsible_id: true }),
      { document_type: 'No es una opción válida', responsible_id: 'Debe ser un número' },
    );
    expectRefused(
      await api.delete(
        `/api/nom-requirements/${await idOf(app, 'nom_requirements', { name: 'Instructivo y garantía en español' })}`,
      ),
      { _general: 'Hay productos con este requisito atendido: no se puede eliminar' },
    );
  });

  test("in the panel's own form they have a norm too", async () => {
    const officer = await app.asStaff('cumplimiento');
    const [form, fields] = [`${view}.nom-requirement`, { name: 'Etiqueta', document_type: 'evidence' }];
    expect(formErrors(await officer.post(form, fields))).toEqual([['nom', expect.stringContaining('obligatorio')]]);
    const nom = { id: (await givenNom(api, [])).id };
    expect(formErrors(await officer.post(form, { ...fields, position: -1, nom: { connect: [nom] } }))).toEqual([
      ['position', expect.any(String)],
    ]);
    const made = await officer.post<{ data: { documentId: string } }>(form, { ...fields, nom: { connect: [nom] } });
    const own = `${form}/${made.body.data.documentId}`;
    expect(formErrors(await officer.put(own, { nom: { disconnect: [nom] } }))).toEqual([['nom', expect.any(String)]]);
    expect((await officer.put(own, { name: 'Etiqueta en español' })).status).toBe(200);
  });

  test('a new mandatory requirement turns the lights of the products under its norm', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id] });
    await app.settle();
    const kept = async () => (await api.get<Many>(`/api/nom-products?omniSearchQuery=${product.sku}`)).body.data[0];
    expect(await kept()).toMatchObject({ light: 'green', state: 'complies' });
    dataOf(
      await api.post('/api/nom-requirements', { name: 'Ficha técnica', nom_id: nom.id, document_type: 'evidence' }),
      201,
    );
    await app.settle();
    expect(await kept()).toMatchObject({ light: 'red', reasons: [{ message: `${nom.code}: falta Ficha técnica` }] });
  });
});

describe('responsibles', () => {
  test('are users chosen among the staff, each once [CS-NOM-006, CS-NOM-014]', async () => {
    const choice = await api.get<Many<{ id: number; name: string }>>(
      '/api/nom-selectable-users?omniSearchQuery=trevino',
    );
    expect(choice.body.data.map(({ name }) => name)).toEqual(['Mariana Treviño Lozano']);
    const userId = choice.body.data[0]!.id;
    const made = dataOf<{ id: number }>(await api.post('/api/nom-requirement-responsables', { user_id: userId }), 201);
    expect(dataOf(await api.get(`/api/nom-requirement-responsables/${made.id}`))).toEqual({
      id: made.id,
      name: 'Mariana Treviño Lozano',
      email: 'vendedor@demo.test',
      is_active: true,
      user_id: userId,
    });
    expect((await api.get<Many>('/api/nom-requirement-responsables?omniSearchQuery=mariana')).body.data).toMatchObject([
      { id: made.id },
    ]);
    expectRefused(await api.post('/api/nom-requirement-responsables', { user_id: userId }), {
      user_id: 'Esta persona ya es responsable',
    });
    expect(dataOf(await api.put(`/api/nom-requirement-responsables/${made.id}`, { is_active: false }))).toMatchObject({
      is_active: false,
      user_id: userId,
    });
  });

  test('a customer, or somebody whose account is closed, cannot be chosen', async () => {
    const customer = await idOf(app, 'up_users', { email: 'distribuidor@demo.test' });
    expectRefused(await api.post('/api/nom-requirement-responsables', { user_id: customer }), {
      user_id: 'Solo el personal activo puede ser responsable',
    });
    const gone = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee', blocked: true } });
    expectRefused(await api.post('/api/nom-requirement-responsables', { user_id: gone.id }), {
      user_id: 'Solo el personal activo',
    });
  });

  test("in the panel's own form they are chosen the same way, and named as their account is", async () => {
    const officer = await app.asStaff('cumplimiento');
    const form = `${view}.nom-responsible`;
    const chosen = async (fields: object) => {
      const { id } = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee', ...fields } });
      return { user: { connect: [{ id }] } };
    };
    const customer = await idOf(app, 'up_users', { email: 'distribuidor@demo.test' });
    const refusals = [
      await officer.post(form, { user: { connect: [{ id: customer }] } }),
      await officer.post(form, await chosen({ blocked: true })),
      await officer.post(form, { is_active: true }),
    ];
    const onlyStaff = [['user', 'Solo el personal activo puede ser responsable']];
    expect(refusals.map(formErrors)).toEqual([
      onlyStaff,
      onlyStaff,
      [['user', expect.stringContaining('obligatorio')]],
    ]);
    const person = await chosen({ name: 'Inés', paternal_surname: 'Robles' });
    const made = await officer.post<{ data: { documentId: string } }>(form, {
      ...person,
      name: 'Otra',
      email: 'x@y.z',
    });
    const own = `${form}/${made.body.data.documentId}`;
    expect((await officer.get<{ data: object }>(own)).body.data).toMatchObject({ name: 'Inés Robles' });
    expect(formErrors(await officer.post(form, person))).toEqual([['user', 'Esta persona ya es responsable']]);
    expect((await officer.post(`${form}/clone/${made.body.data.documentId}`, {})).status).toBe(400);
    const [{ id }] = person.user.connect as [{ id: number }];
    await app.strapi.db.connection('up_users').where({ id }).update({ blocked: true });
    expect((await officer.put(own, { is_active: false })).status).toBe(200);
  });
});

test('certification agencies are listed, and one that gave a document is not removed', async () => {
  const listed = await api.get<Many<{ acronym: string }>>('/api/nom-document-certification-agencies?status=1');
  expect(listed.body.data.map(({ acronym }) => acronym)).toEqual(
    expect.arrayContaining(['ACELEC', 'CERNORTE', 'LCT', 'UVICOM']),
  );
  expectRefused(
    await api.delete(
      `/api/nom-document-certification-agencies/${await idOf(app, 'certification_agencies', { acronym: 'ACELEC' })}`,
    ),
    { _general: 'Está en uso y no se puede eliminar' },
  );
  const { id } = dataOf<{ id: number }>(
    await api.post('/api/nom-document-certification-agencies', { name: unique('Organismo') }),
    201,
  );
  expectRefused(await api.put(`/api/nom-document-certification-agencies/${id}`, { email: 'no es correo' }), {
    email: 'correo electrónico válido',
  });
  expect((await api.delete(`/api/nom-document-certification-agencies/${id}`)).status).toBe(200);
});

describe('tariff fractions', () => {
  const fraction = (more: object = {}) => ({
    code: '8525.89.98',
    nico: '07',
    description: 'Cámaras de prueba',
    igi_percentage: '15.5',
    ...more,
  });

  test('are listed, created, shown, changed and removed [CS-TARIFF-001]', async () => {
    const nom = await givenNom(api, []);
    const { id } = dataOf<{ id: number }>(
      await api.post('/api/tariff-fractions', fraction({ nom_ids: [nom.id] })),
      201,
    );
    expect(dataOf(await api.get(`/api/tariff-fractions/${id}`))).toMatchObject({
      code: '85258998',
      nico: '07',
      formatted: '8525.89.98 07',
      igi_percentage: '15.5',
      noms: [{ id: nom.id, code: nom.code }],
    });
    expect((await api.get<Many>('/api/tariff-fractions?omniSearchQuery=85258998')).body).toMatchObject({
      total: 1,
      data: [{ id }],
    });
    expect(dataOf(await api.put(`/api/tariff-fractions/${id}`, { igi_percentage: 100 }))).toMatchObject({
      igi_percentage: '100',
      description: 'Cámaras de prueba',
      noms: [{ id: nom.id }],
    });
    expect((await api.delete(`/api/tariff-fractions/${id}`)).status).toBe(200);
    expect((await api.get(`/api/tariff-fractions/${id}`)).status).toBe(404);
  });

  test('percents above 100 or below zero, wrong codes and codes already taken are refused, and one in use is kept', async () => {
    expectRefused(await api.post('/api/tariff-fractions', fraction({ igi_percentage: 100.01 })), {
      igi_percentage: 'El porcentaje no puede ser mayor que 100',
    });
    expectRefused(
      await api.post('/api/tariff-fractions', fraction({ igi_percentage: -1, code: '852589', nico: 'a' })),
      {
        igi_percentage: 'El porcentaje no puede ser negativo',
        code: 'La fracción tiene ocho dígitos',
        nico: 'El NICO tiene dos dígitos',
      },
    );
    expectRefused(await api.post('/api/tariff-fractions', fraction({ code: '85258999', nico: '00' })), {
      code: 'Ya existe',
    });
    expectRefused(await api.post('/api/tariff-fractions', fraction({ nom_ids: [999_999] })), { nom_ids: 'No existe' });
    expectRefused(
      await api.delete(`/api/tariff-fractions/${await idOf(app, 'tariff_fractions', { code: '85219099' })}`),
      { _general: 'Hay productos con esta fracción: cámbialos antes de eliminarla' },
    );
  });
});

describe('who may', () => {
  test('the catalogue reads norms but does not write them; customers see nothing of it', async () => {
    const catalogue = await app.asStaff('catalogo');
    expect((await catalogue.get('/compliance/noms')).status).toBe(200);
    expect((await catalogue.post('/compliance/noms', { code: unique('NOM'), name: 'X' })).status).toBe(403);
    const customer = await givenPerson(app, { role: 'distributor' });
    for (const path of ['/api/noms', '/api/nom-products', '/api/tariff-fractions'])
      expect((await client(app.url, customer.token).get(path)).status, path).toBe(403);
    expect((await app.anonymous.get('/api/noms')).status).toBe(401);
  });

  test('the compliance role keeps norms in the panel, where their change is in the history', async () => {
    const officer = await app.asStaff('cumplimiento');
    const nom = dataOf<{ id: number }>(
      await officer.post('/compliance/noms', { code: unique('NOM'), name: 'Del panel' }),
      201,
    );
    dataOf(await officer.put(`/compliance/noms/${nom.id}`, { name: 'Del panel, corregida' }));
    const history = await officer.get<Many>(`/kernel/histories?modelType=noms&modelId=${nom.id}`);
    expect(history.body.data[0]).toMatchObject({
      action: 'changed',
      changes: { name: ['Del panel', 'Del panel, corregida'] },
    });
  });
});

test('a norm no longer in force asks nothing of products', async () => {
  const nom = await givenNom(api);
  const product = await givenProductUnder(app, api, nom.id);
  expect((await sheetOf(api, product.id)).light).toBe('red');
  dataOf(await api.put(`/api/noms/${nom.id}`, { is_active: false }));
  expect((await sheetOf(api, product.id)).reasons.map(({ code }) => code)).toEqual(['nom_not_assigned']);
  expectRefused(await api.put(`/api/nom-products/${product.id}`, { nom_ids: [nom.id] }), {
    nom_ids: 'Esta norma ya no está vigente',
  });
});
