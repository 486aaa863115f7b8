import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, clock, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Agreement {
  readonly id: number;
  readonly state: string;
  readonly state_label: string;
  readonly supplier_id: number;
  readonly supplier_name: string;
  readonly currency_code: string;
  readonly note: string | null;
  readonly file: { readonly id: number; readonly name: string; readonly url: string } | null;
  readonly lines_count: number;
  readonly updatedAt: string;
  readonly lines: readonly {
    readonly product_id: number;
    readonly quantity_from: number;
    readonly unit_cost: string;
  }[];
  readonly next_states: readonly { readonly state: string; readonly label: string; readonly reasons: string[] }[];
}
type One = { readonly data: Agreement };
type Many = { readonly data: readonly Agreement[]; readonly total: number };

const path = '/inventory/supplier-price-agreements';
let app: TestApp;
let compras: Client;
let catalogo: Client;
let sequence = 0;
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  [compras, catalogo] = await Promise.all([app.asStaff('compras'), app.asStaff('catalogo')]);
});

async function supplier(): Promise<number> {
  const name = `Proveedor con acuerdo ${++sequence}`;
  const made = await compras.post<{ data: { id: number } }>('/inventory/suppliers', { name });
  expect(made.status).toBe(201);
  return made.body.data.id;
}
const product = async (): Promise<number> => (await givenProduct(app, {})).id;
const line = (productId: number, more: object = {}) => ({ product_id: productId, unit_cost: '85.50', ...more });
const bodyOf = (supplierId: number, lines: readonly object[], more: object = {}) => ({
  supplier_id: supplierId,
  currency_id: 1,
  valid_from: '2031-01-01',
  valid_to: '2031-06-30',
  lines,
  ...more,
});
async function drafted(supplierId: number, lines: readonly object[], more: object = {}): Promise<Agreement> {
  const made = await compras.post<One>(path, bodyOf(supplierId, lines, more));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data;
}
const moved = (id: number, state: string, more: object = {}, headers: Record<string, string> = {}) =>
  compras.put<One>(`/inventory/supplier-price-agreement-states/${id}`, { state, ...more }, headers);
const read = async (id: number): Promise<Agreement> => (await compras.get<One>(`${path}/${id}`)).body.data;
const historyOf = async (id: number): Promise<string[]> =>
  (
    await compras.get<{ data: { action: string }[] }>(
      `/kernel/histories?modelType=supplier-price-agreements&modelId=${id}`,
    )
  ).body.data.map(({ action }) => action);
const pdf = new Blob(['%PDF-1.4\nacuerdo firmado\n%%EOF\n'], { type: 'application/pdf' });
function form(data: object, file: Blob, name: string): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  body.set('file', file, name);
  return body;
}
const rowsOf = async (table: string): Promise<number> =>
  Number(((await knex()(table).count({ n: '*' })) as { n: number | string }[])[0]?.n ?? 0);

describe('a supplier’s price agreement', () => {
  test('starts as a draft with its costs by quantity, and is found by supplier, product, state and day', async () => {
    const [who, one, other] = [await supplier(), await product(), await product()];
    const made = await drafted(
      who,
      [line(one), line(one, { quantity_from: 10, unit_cost: 80 }), line(other, { unit_cost: '0.1' })],
      { note: '  Flete incluido ' },
    );
    expect(made).toMatchObject({
      state: 'draft',
      state_label: 'Borrador',
      supplier_id: who,
      note: 'Flete incluido',
      file: null,
      lines_count: 3,
      lines: [
        { product_id: one, quantity_from: 1, unit_cost: '85.50' },
        { product_id: one, quantity_from: 10, unit_cost: '80.00' },
        { product_id: other, quantity_from: 1, unit_cost: '0.10' },
      ],
      next_states: [{ state: 'active', label: 'Activar', reasons: [] }],
    });
    for (const found of [
      `product_id=${other}`,
      `supplier_id=${who}&state=draft`,
      `supplier_id=${who}&valid_on=2031-06-30`,
      `supplier_id=${who}&omniSearchQuery=FLETE`,
    ]) {
      const list = await catalogo.get<Many>(`${path}?${found}`);
      expect([found, list.body.total, list.body.data[0]?.id]).toEqual([found, 1, made.id]);
    }
    expect((await catalogo.get<Many>(`${path}?supplier_id=${who}&valid_on=2031-07-01`)).body.total).toBe(0);
  });

  test('is changed by whoever read it last; what is not sent stays', async () => {
    const [who, one, other] = [await supplier(), await product(), await product()];
    const made = await drafted(who, [line(one)], { note: 'Primera' });
    const read = { 'If-Match': `"${made.updatedAt}"` };
    clock.at('2031-01-02T18:00:00Z');
    const changed = await compras.patch<One>(`${path}/${made.id}`, { lines: [line(other)] }, read);
    clock.run();
    expect(changed.body.data).toMatchObject({ note: 'Primera', lines: [{ product_id: other }] });
    expect((await compras.patch(`${path}/${made.id}`, { note: 'Tarde' }, read)).status).toBe(409);
    expect((await moved(made.id, 'active', {}, read)).status).toBe(409);
    expect((await compras.delete(`${path}/${made.id}`, undefined, read)).status).toBe(409);
    expect(await historyOf(made.id)).toEqual(['changed', 'created']);
  });

  test('refuses on each field what makes no sense', async () => {
    const [who, one] = [await supplier(), await product()];
    const refused = (lines: readonly object[], more: object = {}) => compras.post(path, bodyOf(who, lines, more));
    expectRefused(await compras.post(path, {}), { supplier_id: 'obligatorio', valid_from: 'obligatorio' });
    expectRefused(await refused([], { valid_to: '2030-12-31' }), { valid_to: 'antes de empezar' });
    expectRefused(await refused([], { valid_to: '2031-02-30' }), { valid_to: 'fecha válida' });
    expectRefused(await refused([], { supplier_id: 999_999_9 }), { supplier_id: 'No existe' });
    expectRefused(await refused([line(999_999_9)]), { 'lines.0.product_id': 'No existe' });
    expectRefused(await refused([line(one), line(one)]), { 'lines.1.quantity_from': 'desde esa cantidad' });
    expectRefused(await refused([line(one, { unit_cost: '0' })]), { 'lines.0.unit_cost': 'mayor que cero' });
    expectRefused(await refused([line(one, { unit_cost: '1.005' })]), { 'lines.0.unit_cost': 'número' });
  });
});

describe('its file', () => {
  test('is a PDF that whoever reads agreements downloads, and goes with its draft', async () => {
    const who = await supplier();
    const made = await compras.post<One>(path, form(bodyOf(who, []), pdf, 'acuerdo.pdf'));
    expect(made.body.data.file).toMatchObject({ name: 'acuerdo.pdf' });
    const { id, file } = made.body.data;
    const download = `/kernel/private-files/${file?.id}`;
    expect((await catalogo.get(download)).status).toBe(200);
    expect((await (await app.asStaff('marketing')).get(download)).status).toBe(404);
    const other = await compras.put<One>(`${path}/${id}`, form({}, pdf, 'firmado.pdf'));
    expect(other.body.data.file).toMatchObject({ name: 'firmado.pdf' });
    expect((await catalogo.get(download)).status).toBe(404);
    expect((await compras.delete(`${path}/${id}`)).status).toBe(200);
    expect((await catalogo.get(`/kernel/private-files/${other.body.data.file?.id}`)).status).toBe(404);
    expect((await compras.get(`${path}/${id}`)).status).toBe(404);
  });

  test('of another kind leaves neither a row nor a file', async () => {
    const who = await supplier();
    const before = [await rowsOf('supplier_price_agreements'), await rowsOf('private_files')];
    const text = new Blob(['no es un PDF'], { type: 'application/pdf' });
    expectRefused(await compras.post(path, form(bodyOf(who, []), text, 'acuerdo.txt')), {
      file: 'no está permitido',
    });
    expect([await rowsOf('supplier_price_agreements'), await rowsOf('private_files')]).toEqual(before);
  });
});

describe('activation', () => {
  test('needs a product and days to come, tells who listens, and can be ended; then nothing changes it', async () => {
    const [who, one] = [await supplier(), await product()];
    const empty = await drafted(who, []);
    expectRefused(await moved(empty.id, 'active'), { lines: 'al menos un producto' });
    const past = await drafted(who, [line(one)], { valid_from: '2020-01-01', valid_to: '2020-12-31' });
    expectRefused(await moved(past.id, 'active'), { valid_to: 'ya terminó' });
    expectRefused(await moved(past.id, 'ended'), { state: 'No se puede pasar' });

    const good = await drafted(who, [line(one), line(one, { quantity_from: 5 })]);
    const active = await moved(good.id, 'active', { current_state: 'draft' });
    expect(active.body.data).toMatchObject({ state: 'active', next_states: [{ state: 'ended', label: 'Terminar' }] });
    const told = (await knex()('outbox_events')
      .where({ name: 'supplier-price-agreement.activated' })
      .orderBy('id', 'desc')
      .first('payload')) as { payload: string };
    expect(JSON.parse(told.payload)).toMatchObject({ id: good.id, supplierId: who, productIds: [one] });
    expectRefused(await compras.patch(`${path}/${good.id}`, { note: 'No' }), { state: 'en borrador' });
    expectRefused(await compras.delete(`${path}/${good.id}`), { state: 'en borrador' });
    expect((await moved(good.id, 'ended')).body.data).toMatchObject({ state: 'ended', next_states: [] });
    expect(await historyOf(good.id)).toEqual(['state_changed', 'state_changed', 'created']);
  });

  test('is refused where another active agreement of the supplier prices the product on some of its days', async () => {
    const [who, rival, one, other] = [await supplier(), await supplier(), await product(), await product()];
    const first = await drafted(who, [line(one)]);
    await moved(first.id, 'active');
    const later = { valid_from: '2031-06-30', valid_to: '2031-12-31' };
    const second = await drafted(who, [line(other), line(one)], later);
    const text = `Ya tiene precio en el acuerdo núm. ${first.id}, vigente del 2031-01-01 al 2031-06-30`;
    expectRefused(await moved(second.id, 'active'), { 'lines.1.product_id': text });
    expect((await read(second.id)).next_states).toEqual([
      { move: 'activate', state: 'active', label: 'Activar', reasons: [text] },
    ]);
    for (const free of [
      await drafted(rival, [line(one)]),
      await drafted(who, [line(one)], { ...later, valid_from: '2031-07-01' }),
    ])
      expect((await moved(free.id, 'active')).status).toBe(200);
    await moved(first.id, 'ended');
    expectRefused(await moved(second.id, 'active'), { 'lines.1.product_id': /acuerdo núm/ });
  });

  test('of ten that overlap, asked for at once, is one', async () => {
    const [who, one] = [await supplier(), await product()];
    const drafts = await Promise.all(Array.from({ length: 10 }, () => drafted(who, [line(one)])));
    const answers = await Promise.all(drafts.map(({ id }) => moved(id, 'active')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });
});

test('a supplier and a product that an agreement names stay', async () => {
  const [who, one] = [await supplier(), await product()];
  await drafted(who, [line(one)]);
  expectRefused(await compras.delete(`/inventory/suppliers/${who}`), { _general: 'acuerdos de precios' });
  expectRefused(await catalogo.delete(`/catalogue/products/${one}`), { _general: 'acuerdos de precios' });
});

test('purchasing writes them, the catalogue reads them, nobody else sees them', async () => {
  const made = await drafted(await supplier(), []);
  const [buyer, marketing] = [await app.as('distribuidor'), await app.asStaff('marketing')];
  const statuses = async (asked: readonly Promise<Answer>[]) => (await Promise.all(asked)).map(({ status }) => status);
  expect(
    await statuses([
      app.anonymous.get(`/api/supplier-price-agreements`),
      buyer.get(`/api/supplier-price-agreements/${made.id}`),
      marketing.get(path),
      catalogo.get(path),
      catalogo.patch(`${path}/${made.id}`, { note: 'No' }),
      catalogo.put(`/inventory/supplier-price-agreement-states/${made.id}`, { state: 'active' }),
    ]),
  ).toEqual([401, 403, 403, 200, 403, 403]);
});
