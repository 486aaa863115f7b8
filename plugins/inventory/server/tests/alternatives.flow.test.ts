import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Card {
  readonly id: number;
  readonly is_pinned: boolean;
  readonly inventories_by_branch: number;
  readonly calculated_distributor_price: string;
}
interface Saved {
  readonly data: { readonly products: readonly { readonly id: number; readonly model: string }[] };
}
type Cards = { readonly data: readonly Card[]; readonly total: number };

let app: TestApp;
let buyer: Client;
let catalogue: Client;
let category: number;
let branch: string;

beforeAll(async () => {
  app = await boot();
  [buyer, catalogue] = await Promise.all([app.as('distribuidor'), app.asStaff('catalogo')]);
  category = (
    (await app.strapi
      .documents('api::catalogue.category' as never)
      .create({ locale: 'es', data: { name: 'Categoría de prueba' } } as never)) as unknown as { id: number }
  ).id;
  const user = (await buyer.get<{ data: { branch: { id: number } } }>('/api/user')).body.data;
  branch = (
    (await app.strapi.db.connection('branches').where({ id: user.branch.id }).first('code')) as { code: string }
  ).code;
});

const given = async (
  listPrice: string,
  stock: Readonly<Record<string, number>>,
  fields: object = {},
): Promise<number> => (await givenProduct(app, { listPrice, stock, fields: { category, ...fields } })).id;
const here = (pieces: number) => ({ [branch]: pieces });
const ask = async (productId: number, who = buyer) =>
  (await who.get<Cards>(`/api/product-alternatives?product_id=${productId}`)).body;
const idsFor = async (productId: number) => (await ask(productId)).data.map(({ id }) => id);

describe('alternatives', () => {
  test('are of the same category, near in price, with pieces in the buyer’s own branch, nearest first [SF-ALTERNATIVES-001]', async () => {
    const wanted = await given('100.00', {});
    const elsewhere = branch === 'GDL' ? 'PUE' : 'GDL';
    const [far, near] = [await given('180.00', here(1)), await given('110.00', here(4))];
    await given('250.00', here(9));
    await given('100.00', { [elsewhere]: 9 });
    await given('100.00', here(9), { published_in_store: false });
    await givenProduct(app, { listPrice: '100.00', stock: here(9) });
    const { data, total } = await ask(wanted);
    expect([data.map(({ id }) => id), total]).toEqual([[near, far], 2]);
    expect(data[0]).toMatchObject({ inventories_by_branch: 4, is_pinned: false });
    expect(data[0]!.calculated_distributor_price).toMatch(/^\d+\.\d{2}$/);
  });

  test('that staff pin come first, whatever their category and price, and those they exclude never', async () => {
    const wanted = await given('5000.00', here(3));
    const [one, two] = [await given('5000.00', here(3)), await given('5100.00', here(3))];
    const { id: pinned } = await givenProduct(app, { listPrice: '9.00', stock: here(2) });
    const { id: pinnedOut } = await givenProduct(app, { listPrice: '9.00' });
    expect((await idsFor(wanted)).slice(0, 2)).toEqual([one, two]);
    const path = `/inventory/product-alternatives/${wanted}`;
    const saved = await catalogue.put<Saved>(path, { pinned: [pinnedOut, pinned], excluded: [one] });
    expect(saved.body.data).toMatchObject({ id: wanted, pinned: [pinnedOut, pinned], excluded: [one] });
    const named = new Map(saved.body.data.products.map(({ id, model }) => [id, model]));
    expect([...named.keys()].sort((a, b) => a - b)).toEqual([one, pinned, pinnedOut].sort((a, b) => a - b));
    expect([...named.values()]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
    expect(await idsFor(wanted)).toEqual([pinned, two]);
    expect((await ask(wanted)).data[0]!.is_pinned).toBe(true);
    const told = await catalogue.get<{ data: { action: string }[] }>(
      `/kernel/histories?modelType=products&modelId=${wanted}`,
    );
    expect(told.body.data[0]).toMatchObject({ action: 'alternatives_changed' });
    await catalogue.put(path, {});
    expect((await idsFor(wanted)).slice(0, 2)).toEqual([one, two]);
  });

  test('of a product without any are an empty list [SF-ALTERNATIVES-006]', async () => {
    const { id } = await givenProduct(app, { listPrice: '99999999.00' });
    expect(await ask(id)).toMatchObject({ data: [], total: 0 });
  });

  test('are chosen with care: no product of itself, none unknown, none twice', async () => {
    const [wanted, other] = [await given('10.00', {}), await given('10.00', {})];
    const put = (body: object) => catalogue.put(`/inventory/product-alternatives/${wanted}`, body);
    expectRefused(await put({ pinned: [wanted] }), { 'pinned.0': 'Un producto no es alternativa de sí mismo' });
    expectRefused(await put({ excluded: [2_000_000_000] }), { 'excluded.0': 'No existe' });
    expectRefused(await put({ pinned: [other], excluded: [other] }), {
      'excluded.0': 'Este producto ya está en la lista',
    });
    expect((await buyer.put(`/api/product-alternatives/${wanted}`, { pinned: [other] })).status).toBe(403);
    expect((await app.anonymous.get(`/api/product-alternatives?product_id=${wanted}`)).status).toBe(401);
    expect((await buyer.get('/api/product-alternatives?product_id=2000000000')).status).toBe(404);
  });
});
