import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, form, getKnex, givenProduct, png, program, unique, type Json, type Many } from '../../testing';

interface Category extends Json {
  readonly id: number;
  readonly banners: { id: number; language: string; url: string }[];
}

let app: TestApp;
let api: Client;
beforeAll(async () => {
  app = await boot();
  api = await program(app);
});
const seen = async (): Promise<void> => {
  await app.settle();
  await app.endShortMemories();
};
const code = () => unique('T').replace(/\W/g, '');
const make = async (more: object = {}, path = '/api/categories'): Promise<Category> =>
  dataOf<Category>(
    await api.post(path, { name_translations: { es: unique('Ramo') }, abbreviation: code(), ...more }),
    201,
  );
const idsOf = async (query: string, path = '/api/categories'): Promise<number[]> =>
  (await api.get<Many<{ id: number }>>(`${path}?${query}`)).body.data.map(({ id }) => id);

describe('a category', () => {
  test('is saved with exactly the fields of the document and keeps what is not sent [CS-CATEGORY-002]', async () => {
    const [parent, cables, cases] = [await make(), await make(), await make()];
    const sheet = dataOf<{ id: number }>(
      await api.post('/api/datasheets', { name_translations: { es: unique('Ficha') } }),
      201,
    );
    const made = await make({
      parent_category_id: parent.id,
      datasheet_id: sheet.id,
      selected_category_accesories: [cases.id, cables.id],
      activate_desactivate: true,
    });
    const whole = {
      parent_category_id: parent.id,
      datasheet_id: sheet.id,
      selected_category_accesories: [cases.id, cables.id],
    };
    expect(made).toMatchObject({ ...whole, activate_desactivate: true });
    const changed = dataOf(
      await api.post(`/api/categories/${made.id}`, { _method: 'PATCH', activate_desactivate: false }),
    );
    expect(changed).toMatchObject({ ...whole, activate_desactivate: false });
    expect(
      dataOf(await api.patch(`/api/categories/${made.id}`, { datasheet_id: null, selected_category_accesories: [] })),
    ).toMatchObject({ datasheet_id: null, selected_category_accesories: [] });
    const history = await api.get<Many<{ action: string }>>(`/api/histories?modelType=categories&modelId=${made.id}`);
    expect(history.body.data.map(({ action }) => action)).toContain('accessories_changed');
  });

  test.each(['/api/categories', '/api/tvc-categories'])(
    'of %s keeps its English name when it is not sent, and loses it when it is emptied',
    async (path) => {
      const { id } = await make({ name_translations: { es: 'Focos', en: 'Bulbs' } }, path);
      const renamed = async (name_translations: object) =>
        dataOf<{ name_translations: object }>(await api.patch(`${path}/${id}`, { name_translations }))
          .name_translations;
      expect(await renamed({ es: 'Lámparas' })).toEqual({ es: 'Lámparas', en: 'Bulbs' });
      expect(await renamed({ es: 'Lámparas', en: '' })).toEqual({ es: 'Lámparas' });
      expect(await renamed({ es: 'Lámparas', en: 'Lamps' })).toEqual({ es: 'Lámparas', en: 'Lamps' });
      expect(await make({ name_translations: { es: 'Focos', en: null } }, path)).toMatchObject({ name: 'Focos' });
    },
  );

  test('takes its picture and banners from a form, and gives them back when told which stay', async () => {
    const { id } = await make();
    const sent = form(
      { sat_key: '46171610' },
      { main_image: png(), 'banner_files[0]': png(), 'banner_files[1][en]': png() },
    );
    sent.set('_method', 'PATCH');
    const changed = dataOf<Category>(await api.post(`/api/categories/${id}`, sent));
    expect(changed).toMatchObject({
      sat_key: '46171610',
      image_full_path: expect.stringContaining('/uploads/'),
      banners: [{ language: 'es' }, { language: 'en' }],
    });
    const kept = dataOf<Category>(await api.patch(`/api/categories/${id}`, { banners: [changed.banners[1]!.id] }));
    expect(kept.banners).toEqual([changed.banners[1]]);
    const unsafe = { banners: [{ ...kept.banners[0], href: 'javascript:1' }] };
    expectRefused(await api.patch(`/api/categories/${id}`, unsafe), { 'banners.0.href': 'no es válido' });
    const history = await api.get<Many<{ action: string }>>(`/api/histories?modelType=categories&modelId=${id}`);
    expect(history.body.data.filter(({ action }) => action === 'banners_changed')).toHaveLength(2);
    const plain = new FormData();
    for (const [field, value] of Object.entries({
      _method: 'PATCH',
      'name_translations[es]': 'Dicho por partes',
      selected_category_accesories: '[]',
      parent_category_id: '',
      activate_desactivate: '0',
    }))
      plain.set(field, value);
    expect(dataOf(await api.post(`/api/categories/${id}`, plain))).toMatchObject({
      name: 'Dicho por partes',
      parent_category_id: null,
      activate_desactivate: false,
    });
    const wrong = form(
      {},
      { 'banner_files[0]': new Blob(['texto'], { type: 'text/plain' }) },
      { 'banner_files[0]': 'banner.txt' },
    );
    expectRefused(await api.post(`/api/categories/${id}?_method=PATCH`, wrong), {
      'banner_files[0]': 'no está permitido',
    });
  });

  test('shows its banners in the store, in the language asked for or else in Spanish, with their words and where they lead', async () => {
    const { id } = await make({ activate_desactivate: true });
    const shown = async (locale: string) => {
      const { body } = await app.anonymous.get<{ meta: { banners: object[] } }>(
        `/api/store-products?categoryId=${id}&locale=${locale}`,
      );
      return body.meta.banners;
    };
    expect(await shown('es')).toEqual([]);
    const sent = form({ banner_texts: [{ alt: 'Feria', href: '/promos' }] }, { 'banner_files[0]': png() });
    sent.set('_method', 'PATCH');
    const { banners } = dataOf<Category>(await api.post(`/api/categories/${id}`, sent));
    await seen();
    expect(await shown('es')).toMatchObject([{ alt: 'Feria', href: '/promos', width: 1, height: 1 }]);
    expect(await shown('en')).toEqual(await shown('es'));
    dataOf(await api.patch(`/api/categories/${id}`, { banners: [{ ...banners[0], href: '/news' }] }));
    await seen();
    expect(await shown('es')).toMatchObject([{ alt: 'Feria', href: '/news' }]);
    // Without words of its own a banner has those of its picture, as they are now.
    dataOf(await api.patch(`/api/categories/${id}`, { banners: [{ ...banners[0], alt: null, href: '/news' }] }));
    await seen();
    expect(await shown('es')).toMatchObject([{ alt: null }]);
    const [file] = await getKnex(app)('category_banners').where({ category_id: id }).pluck<number[]>('file_id');
    const staff = await app.asStaff('catalogo');
    await staff.post(`/upload?id=${file}`, { fileInfo: { alternativeText: 'Feria del norte' } });
    await seen();
    expect(await shown('es')).toMatchObject([{ alt: 'Feria del norte' }]);
  });

  test('with a datasheet or accessories that do not exist, or of itself, is refused on the field', async () => {
    const { id } = await make();
    expectRefused(await api.patch(`/api/categories/${id}`, { datasheet_id: 999_999 }), { datasheet_id: 'No existe' });
    expectRefused(await api.patch(`/api/categories/${id}`, { selected_category_accesories: [id] }), {
      'selected_category_accesories.0': 'No existe',
    });
    const child = await make({ parent_category_id: id });
    expectRefused(await api.patch(`/api/categories/${id}`, { parent_category_id: child.id }), {
      parent_category_id: 'dentro de sí misma',
    });
  });

  test('is listed as the flags ask: parents, leaves with their way, those with products, all at once for the bulk editor', async () => {
    const root = await make();
    const branch = await make({ parent_category_id: root.id });
    const leaf = await make({ parent_category_id: branch.id });
    const every = 'per_page=100&order_by=id&order_direction=desc';
    const ours = (ids: number[]) => [root, branch, leaf].map(({ id }) => ids.includes(id));
    expect(ours(await idsOf(`parentsOnly=true&${every}`))).toEqual([true, false, false]);
    expect(ours(await idsOf(`withoutChildrens=true&${every}`))).toEqual([false, false, true]);
    expect(ours(await idsOf(`onlyWithProducts=true&${every}`))).toEqual([false, false, false]);
    const way = (
      await api.get<Many<{ id: number; full_name: string; parents: { id: number }[] }>>(
        `/api/categories?getChildrenWithParents=true&${every}`,
      )
    ).body.data.find(({ id }) => id === leaf.id);
    expect([way?.parents.map(({ id }) => id), way?.full_name.split(' > ').length]).toEqual([[root.id, branch.id], 3]);
    const all = await api.get<Many>('/api/categories?bulkAction=true');
    expect(all.body.data).toHaveLength(all.body.total);
    expect(all.body.total).toBeGreaterThan(10);
    const { documentId } = (await app.strapi.db
      .query('api::catalogue.category')
      .findOne({ where: { id: leaf.id } })) as { documentId: string };
    await givenProduct(app, { fields: { category: documentId } });
    await app.settle();
    expect(ours(await idsOf(`onlyWithProducts=true&${every}`))).toEqual([true, true, true]);
    const shown = await api.get<Many<{ id: number; products_count: number }>>('/api/category-with-products');
    expect(shown.body.data.find(({ id }) => id === root.id)).toMatchObject({ products_count: 1 });
  });
});

test('a category of TVC has the same calls in a tree of its own, and names its equivalent', async () => {
  const ours = await make();
  const root = await make({ category_id: ours.id }, '/api/tvc-categories');
  expect(root).toMatchObject({ category_id: ours.id });
  const leaf = await make({ parent_category_id: root.id }, '/api/tvc-categories');
  expect(await idsOf('parentsOnly=true&per_page=100', '/api/tvc-categories')).toContain(root.id);
  const leaves = await idsOf('withoutChildrens=true&per_page=100', '/api/tvc-categories');
  expect([leaves.includes(leaf.id), leaves.includes(root.id)]).toEqual([true, false]);
  expectRefused(await api.patch(`/api/tvc-categories/${root.id}`, { parent_category_id: leaf.id }), {
    parent_category_id: 'dentro de sí misma',
  });
  const refused = await api.delete(`/api/tvc-categories/${root.id}`);
  expect([refused.status, codesOf(refused)]).toEqual([422, ['has_children']]);
  // Whoever writes past the call, as the panel's own view does, is refused too.
  const documentOf = async (id: number) =>
    (
      (await app.strapi.db.query('api::catalogue.tvc-category' as never).findOne({ where: { id } })) as {
        documentId: string;
      }
    ).documentId;
  await expect(
    app.strapi.documents('api::catalogue.tvc-category' as never).update({
      documentId: await documentOf(root.id),
      locale: 'es',
      data: { parent_category: await documentOf(leaf.id) },
    } as never),
  ).rejects.toThrow();
  expect(dataOf(await api.get(`/api/tvc-categories/${root.id}`))).toMatchObject({ parent_category_id: null });
  expect(
    dataOf(await api.post(`/api/tvc-categories/${leaf.id}`, { _method: 'PATCH', activate_desactivate: false })),
  ).toMatchObject({ activate_desactivate: false, parent_category_id: root.id });
  expect((await api.delete(`/api/tvc-categories/${leaf.id}`)).status).toBe(200);
});

test('brands come from a form with their picture, by category, and those of TVC beside them', async () => {
  const name = unique('Marca');
  const made = dataOf<{ id: number }>(await api.post('/api/brands', form({ name }, { main_image: png() })), 201);
  expect(made).toMatchObject({ name, status: 1, image_full_path: expect.stringContaining('/uploads/') });
  const sent = new FormData();
  sent.set('_method', 'PATCH');
  sent.set('status', '0');
  expect(dataOf(await api.post(`/api/brands/${made.id}`, sent))).toMatchObject({ name, status: 0 });
  expect(await idsOf('activeBrands=true&per_page=100', '/api/brands')).not.toContain(made.id);
  const card = (await getKnex(app)('product_cards')
    .whereNotNull('brand_id')
    .whereNotNull('category_id')
    .first('brand_id', 'category_id')) as { brand_id: number; category_id: number };
  const some = await idsOf(`categoryId=${card.category_id}&per_page=100`, '/api/brands');
  expect(some).toContain(card.brand_id);
  expect(some).not.toContain(made.id);
  const supplier = dataOf<{ id: number; name: string }>(
    await api.post('/api/suppliers', { name: unique('Proveedor') }),
    201,
  );
  expect(dataOf(await api.patch(`/api/brands/${made.id}`, { suppliers: [supplier.id] }))).toMatchObject({
    suppliers: [{ id: supplier.id, name: supplier.name }],
  });
  expectRefused(await api.patch(`/api/brands/${made.id}`, { name: 'No queda', suppliers: [supplier.id, 999_999] }), {
    'suppliers.1': 'No existe',
  });
  expect(dataOf(await api.get(`/api/brands/${made.id}`))).toMatchObject({ name, suppliers: [{ id: supplier.id }] });
  const tvc = dataOf<{ id: number }>(await api.post('/api/brands-tvc', { name, brand: made.id }), 201);
  expect((await api.get<Many>(`/api/brands-tvc?omniSearchQuery=${encodeURIComponent(name)}`)).body).toMatchObject({
    total: 1,
    data: [{ id: tvc.id, brand_id: made.id }],
  });
});

describe('store items', () => {
  const divisions = async (): Promise<number[]> => {
    await app.endShortMemories();
    return (
      await app.anonymous.get<{ data: { divisions: { id: number }[] } }>('/api/store-frame')
    ).body.data.divisions.map(({ id }) => id);
  };

  test('are the divisions of the store, created, changed and ordered with the messages of the document [CS-STOREITEM-001, CS-STOREITEM-002, CS-STOREITEM-003, CS-STOREITEM-004]', async () => {
    // The demo world has its own.
    for (const { id } of (await api.get<Many<{ id: number }>>('/api/admin-store-items?per_page=100')).body.data)
      expect((await api.delete(`/api/admin-store-items/${id}`)).status).toBe(200);
    const roots = await divisions();
    const [first, second] = [await make(), await make()];
    const made = await api.post<{ data: { id: number }; message: string }>('/api/admin-store-items', {
      category_id: first.id,
    });
    expect([made.status, made.body.message]).toEqual([201, 'La categoria se ha creado!']);
    dataOf(await api.post('/api/admin-store-items', { category_id: second.id }), 201);
    expectRefused(await api.post('/api/admin-store-items', { category_id: second.id }), { category_id: 'Ya existe' });
    expect(await divisions()).toEqual([first.id, second.id]);
    expect((await api.post('/api/admin-store-items-order', { categories: [second.id, first.id] })).status).toBe(200);
    expect(await divisions()).toEqual([second.id, first.id]);
    expectRefused(await api.post('/api/admin-store-items-order', { categories: [first.id, 999_999] }), {
      _general: /^Deben de existir todas las categorias para ordenarlas$/,
    });
    expect(await divisions()).toEqual([second.id, first.id]);
    const changed = await api.post(`/api/admin-store-items/${made.body.data.id}`, { is_active: false });
    expect(changed.body).toMatchObject({ message: 'La categoria se ha actualizado', data: { is_active: false } });
    expect(await divisions()).toEqual([second.id]);
    expect((await api.post('/api/mega-menu-categories/order', { categories: [roots[0]!] })).status).toBe(200);
    expect((await divisions()).slice(0, 2)).toEqual([roots[0], second.id]);
    for (const { id } of (await api.get<Many<{ id: number }>>('/api/admin-store-items')).body.data)
      expect((await api.delete(`/api/admin-store-items/${id}`)).status).toBe(200);
    expect(await divisions()).toEqual(expect.arrayContaining(roots));
  });

  test('are changed by staff who may, and not by customers', async () => {
    const [reader, buyer] = [await app.asStaff('soporte'), await app.as('distribuidor')];
    expect((await reader.get('/catalogue/admin-store-items')).status).toBe(200);
    expect((await reader.post('/catalogue/admin-store-items-order', { categories: [1] })).status).toBe(403);
    expect((await buyer.get('/api/admin-store-items')).status).toBe(403);
  });
});

test('stages that may still be chosen are told under validStages, for a flow only those of its products', async () => {
  type Stages = { data: { code: string }[]; total: number; validStages?: { code: string }[] };
  const ask = async (query: string) => (await api.get<Stages>(`/api/stages?${query}`)).body;
  const codes = (stages: readonly { code: string }[] | undefined) => stages?.map((stage) => stage.code);
  expect((await ask('')).validStages).toBeUndefined();
  const every = await ask('validStages=true');
  expect(codes(every.validStages)).toEqual(codes(every.data));
  expect(codes(every.validStages)).toContain('discontinued');
  const project = await ask('validStages=true&product_flow_type=project');
  expect(codes(project.validStages)).not.toContain('discontinued');
  expect([project.total, project.data.length]).toEqual([project.validStages?.length, project.validStages?.length]);
  await getKnex(app)('stages').where({ code: 'last_pieces' }).update({ is_valid: false });
  expect(codes((await ask('validStages=true')).validStages)).not.toContain('last_pieces');
  expect(codes((await ask('')).data)).toContain('last_pieces');
  await getKnex(app)('stages').where({ code: 'last_pieces' }).update({ is_valid: true });
});
