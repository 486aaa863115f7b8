import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, clock, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { markUnstated } from '../src/lights/mark-unstated';
import { countOf, dataOf, givenNom, givenProductUnder, idOf, program, sheetOf, type Many } from './kit';

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

describe('the gates of a red light', () => {
  const publish = (id: number, who: Client = catalogue) =>
    who.put(`/catalogue/product-publications/${id}`, { published_in_store: true });
  const picture = () => idOf(app, 'files', {});
  const sellable = async () =>
    givenProduct(app, { fields: { sat_key: '46171610', published_in_store: false, main_image: await picture() } });

  test('publishing is answered NO with the reason, and OK once somebody with the right opens the gate, which is audited', async () => {
    const nom = await givenNom(api);
    const product = await sellable();
    dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: true, nom_ids: [nom.id] }));
    expect(dataOf(await publish(product.id))).toMatchObject({
      result: 'NO',
      published_in_store: false,
      reasons: [{ field: 'nom', message: `Semáforo NOM en rojo: ${nom.code}: falta Requisito certificate` }],
    });
    const grant = (body: object, who: Client = officer) =>
      who.post('/compliance/nom-gate-overrides', { product_id: product.id, gate: 'publish', ...body });
    expect((await grant({ reason: 'x' }, catalogue)).status).toBe(403);
    expectRefused(await grant({}), { reason: 'obligatorio' });
    expectRefused(await grant({ reason: 'Feria', expires_on: '2020-01-01' }), {
      expires_on: 'La fecha no puede ser anterior a hoy',
    });
    expectRefused(await grant({ reason: 'Feria', gate: 'todo' }), { gate: 'No es una opción válida' });
    const override = dataOf<{ id: number }>(await grant({ reason: 'Feria de seguridad' }), 201);
    expect(dataOf(await publish(product.id))).toMatchObject({ result: 'OK', published_in_store: true });
    const { gates } = await sheetOf(api, product.id);
    expect(gates.filter(({ is_open }) => is_open).map(({ gate }) => gate)).toEqual(['publish']);
    const history = await officer.get<Many>(`/kernel/histories?modelType=nom-products&modelId=${product.id}`);
    expect(history.body.data[0]).toMatchObject({
      action: 'gate_overridden',
      changes: { gate: [null, 'publish'], reason: [null, 'Feria de seguridad'] },
    });
    expect(dataOf(await officer.delete(`/compliance/nom-gate-overrides/${override.id}`))).toMatchObject({
      is_open: false,
      revoked_by: 'Itzel Barragán Luna',
    });
    expectRefused(await officer.delete(`/compliance/nom-gate-overrides/${override.id}`), {
      _general: 'Esta excepción ya fue retirada',
    });
    expect(dataOf(await publish(product.id))).toMatchObject({ result: 'NO' });
  });

  test('a green light needs no override, and publishes', async () => {
    const product = await sellable();
    dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: false }));
    expect(dataOf(await publish(product.id))).toMatchObject({ result: 'OK' });
    expectRefused(await api.post('/api/nom-gate-overrides', { product_id: product.id, gate: 'sell', reason: 'x' }), {
      product_id: 'El candado está abierto: no hace falta una excepción',
    });
    expectRefused(await api.post('/api/nom-gate-overrides', { product_id: 987_654, gate: 'sell', reason: 'x' }), {
      product_id: 'No existe este producto',
    });
  });

  test('an override ends with its last day', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    dataOf(
      await api.post('/api/nom-gate-overrides', {
        product_id: product.id,
        gate: 'import',
        reason: 'Muestra',
        expires_on: '2035-03-01',
      }),
      201,
    );
    const isOpen = async () => (await sheetOf(api, product.id)).gates.find(({ gate }) => gate === 'import')?.is_open;
    expect(await isOpen()).toBe(true);
    clock.at('2035-03-02T18:00:00Z');
    const later = await isOpen();
    clock.run();
    expect(later).toBe(false);
    expect((await api.get<Many>(`/api/nom-gate-overrides?product_id=${product.id}&active=true`)).body.total).toBe(1);
  });
});

describe('lights of many products', () => {
  test('kept by an earlier version as exempt, of products nobody said anything of, are undefined after a start', async () => {
    const { id } = await givenProduct(app);
    await app.settle();
    const sheet = () => app.strapi.db.connection('nom_products').where({ product_id: id });
    await sheet().update({ light: 'green', light_state: 'exempt' });
    await markUnstated(app.strapi);
    expect(await sheet().first('light', 'light_state')).toEqual({ light: 'gray', light_state: 'unstated' });
  });

  test('are given by their ids, those that do not exist left out', async () => {
    const nom = await givenNom(api);
    const [red, unstated] = [await givenProductUnder(app, api, nom.id), await givenProduct(app)];
    const { body } = await api.get<Many>(`/api/nom-lights?product_ids=${red.id},${unstated.id},987654`);
    expect(body).toMatchObject({
      total: 2,
      data: [
        { product_id: red.id, light: 'red' },
        { product_id: unstated.id, light: 'gray' },
      ],
    });
    expectRefused(await api.get('/api/nom-lights?product_ids=a'), { 'product_ids.0': 'Debe ser un número' });
  });

  test('the board finds products by light, norm, brand and words, and counts each state', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    await app.settle();
    const board = async (query: string) =>
      (await api.get<Many & { meta: { states: Record<string, number> } }>(`/api/nom-products?${query}`)).body;
    expect(await board(`nom_id=${nom.id}`)).toMatchObject({
      total: 1,
      data: [{ id: product.id, sku: product.sku, light: 'red', label: 'Falta' }],
      meta: { states: { missing: 1, complies: 0, expiring: 0, exempt: 0, unstated: 0 } },
    });
    expect((await board(`omniSearchQuery=${product.sku}&light=green`)).total).toBe(0);
    const { meta } = await board('');
    for (const state of ['missing', 'complies', 'expiring', 'exempt'])
      expect(meta.states[state], state).toBeGreaterThan(0);
    expect(Object.values(meta.states).reduce((sum, n) => sum + n, 0)).toBe(await countOf(app, 'nom_products'));
  });

  test('the board of a responsible has the products with a requirement that this person sees to', async () => {
    const people = (await api.get<Many<{ id: number }>>('/api/nom-requirement-responsables')).body.data;
    const nobodys = await givenProductUnder(app, api, (await givenNom(api)).id);
    await app.settle();
    expect(people.length).toBeGreaterThan(0);
    for (const { id } of people) {
      const report = await api.get<Many<{ product_id: number; sku: string }>>(
        `/api/nom-product-requirement-reports?responsible_id=${id}&per_page=1`,
      );
      const [cared] = report.body.data;
      const board = async (sku: string) =>
        (await api.get<Many>(`/api/nom-products?responsible_id=${id}&omniSearchQuery=${sku}`)).body.total;
      if (cared !== undefined) expect(await board(cared.sku)).toBe(1);
      expect(await board(nobodys.sku)).toBe(0);
    }
    expect((await api.get<Many>('/api/nom-products?responsible_id=987654')).body.total).toBe(0);
  });

  test('each kind of trouble of the demo world is told by its own words', async () => {
    const { body } = await api.get<Many<{ reasons: { code: string }[] }>>('/api/nom-products?light=red&per_page=100');
    const codes = new Set(body.data.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
    for (const code of ['document_missing', 'document_expired', 'document_in_review', 'document_rejected'])
      expect(codes, code).toContain(code);
  });
});
