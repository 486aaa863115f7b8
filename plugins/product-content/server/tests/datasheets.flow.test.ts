import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  dataOf,
  getKnex,
  givenProduct,
  program,
  rowsIn,
  unique,
  wholeProduct,
  type Many,
} from '@mayorista/catalogue/testing';

interface Field {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly value?: unknown;
}
interface Sheet {
  readonly id: number;
  readonly updatedAt: string;
  readonly datasheet_groups: { id: number; name: string; order: number; datasheet_fields: Field[] }[];
  readonly categories: { id: number }[];
}
interface Filled {
  readonly datasheet_id: number | null;
  readonly updatedAt: string | null;
  readonly product_datasheet_groups: { name: string; product_datasheet_fields: Field[] }[];
}

let app: TestApp;
let api: Client;
beforeAll(async () => {
  app = await boot();
  api = await program(app);
});

const es = (name: string, en: string | null = null) => ({ name_translations: { es: name, en } });
const givenCategory = async (parent_category_id: number | null = null): Promise<number> =>
  dataOf<{ id: number }>(
    await api.post('/api/categories', {
      ...es(unique('Categoría')),
      abbreviation: unique('C').replace(/\W/g, ''),
      parent_category_id,
    }),
    201,
  ).id;
const givenSheet = async (fields: object[], categories: number[] = []): Promise<Sheet> =>
  dataOf<Sheet>(
    await api.post('/api/datasheets', {
      ...es(unique('Ficha'), 'Sheet'),
      categories,
      datasheet_groups: [{ ...es('Óptica', 'Optics'), datasheet_fields: fields }],
    }),
    201,
  );
const givenProductIn = async (category: number): Promise<number> => {
  const { documentId } = (await app.strapi.db
    .query('api::catalogue.category')
    .findOne({ where: { id: category } })) as { documentId: string };
  return (await givenProduct(app, { fields: { category: documentId } })).id;
};
const fieldsOf = (filled: Filled) => filled.product_datasheet_groups.flatMap((group) => group.product_datasheet_fields);
const filledOf = async (id: number): Promise<Filled> => dataOf<Filled>(await api.get(`/api/product-datasheets/${id}`));
const fill = (id: number, fields: object[], headers = {}) =>
  api.patch(
    `/api/product-datasheets/${id}`,
    { product_datasheet_groups: [{ product_datasheet_fields: fields }] },
    headers,
  );

test('staff build a datasheet of groups and fields in order, find it by either name, change and remove it [CS-DATASHEET-001]', async () => {
  const sheet = await givenSheet([
    { ...es('Resolución', 'Resolution'), field_type: 'number', unit: 'MP', is_key: true },
    es('Lente'),
  ]);
  expect(sheet.datasheet_groups[0]).toMatchObject({
    name: 'Óptica',
    order: 1,
    datasheet_fields: [
      { name: 'Resolución', code: 'resolucion', unit: 'MP', order: 1 },
      { name: 'Lente', order: 2 },
    ],
  });
  const [group] = sheet.datasheet_groups;
  const [first, second] = group!.datasheet_fields;
  const name = unique('Cambiada');
  const changed = dataOf<Sheet>(
    await api.put(`/api/datasheets/${sheet.id}`, {
      ...es(name),
      datasheet_groups: [
        {
          id: group!.id,
          ...es('Imagen'),
          datasheet_fields: [
            { id: second!.id, ...es('Objetivo') },
            { id: first!.id, ...es('Resolución') },
          ],
        },
      ],
    }),
  );
  expect(changed.datasheet_groups).toMatchObject([
    {
      id: group!.id,
      name: 'Imagen',
      datasheet_fields: [
        { id: second!.id, code: 'lente', name: 'Objetivo', order: 1 },
        { id: first!.id, order: 2 },
      ],
    },
  ]);
  const found = await api.get<Many<{ id: number; fields_count: number }>>(
    `/api/datasheets?omniSearchQuery=${encodeURIComponent(name.toUpperCase())}`,
  );
  expect(found.body).toMatchObject({ total: 1, data: [{ id: sheet.id, fields_count: 2 }] });
  expect((await api.delete(`/api/datasheets/${sheet.id}`)).status).toBe(200);
  expect((await api.get(`/api/datasheets/${sheet.id}`)).status).toBe(404);
});

test('a product shows the datasheet of its category or of the nearest above, filled by group, and the store shows what is filled [CS-PRODUCT-018, CS-PRODUCT-019]', async () => {
  const parent = await givenCategory();
  const product = await givenProductIn(await givenCategory(parent));
  expect(await filledOf(product)).toMatchObject({ datasheet_id: null, product_datasheet_groups: [] });
  const name = unique('Protección');
  const options = (en: string) => [{ es: 'Ninguna', en }, { es: 'IP67' }];
  const list = dataOf<{ id: number }>(await api.post('/api/datasheet-lists', { name, options: options('None') }), 201);
  const sheet = await givenSheet(
    [
      { ...es('Resolución', 'Resolution'), field_type: 'number', unit: 'MP' },
      { ...es('Protección'), field_type: 'list', datasheet_list_id: list.id },
      { ...es('Con audio'), field_type: 'boolean' },
      es('Notas'),
    ],
    [parent],
  );
  const [resolution, protection, audio] = sheet.datasheet_groups[0]!.datasheet_fields;
  dataOf(
    await fill(product, [
      { id: resolution!.id, value: '8' },
      { code: protection!.code, value: 'Ninguna' },
      { id: audio!.id, value: true },
    ]),
  );
  const filled = await filledOf(product);
  expect(fieldsOf(filled).map(({ value }) => value)).toEqual([8, 'Ninguna', true, null]);
  expect(dataOf(await api.get(`/api/datasheets/${sheet.id}?showForProduct=true&product_id=${product}`))).toMatchObject({
    id: sheet.id,
    product_id: product,
    product_datasheet_groups: filled.product_datasheet_groups,
  });
  await app.settle();
  const shown = async () =>
    (
      await app.anonymous.get<{ data: { datasheet_groups: { fields: { value: unknown }[] }[] } }>(
        `/api/store-products/${product}?locale=en`,
      )
    ).body.data.datasheet_groups;
  expect(await shown()).toMatchObject([
    { name: 'Optics', fields: [{ name: 'Resolution', value: 8, unit: 'MP' }, { value: 'None' }, { value: true }] },
  ]);
  // What is made right after a change is made once more a little later, and kept from then on.
  await app.endShortMemories();
  await shown();
  dataOf(await api.post('/api/datasheet-lists', { id: list.id, name, options: options('Unprotected') }), 201);
  await expect.poll(async () => (await shown())[0]!.fields[1]!.value).toBe('Unprotected');
});

test('when a category is given another datasheet its products keep their values, also after changing back', async () => {
  const category = await givenCategory();
  const product = await givenProductIn(category);
  const before = await givenSheet([es('Color'), es('Montaje')], [category]);
  dataOf(
    await fill(product, [
      { code: 'color', value: 'Blanco' },
      { code: 'montaje', value: 'Techo' },
    ]),
  );
  const other = await givenSheet([es('Color'), es('Alcance')], [category]);
  expect(await filledOf(product)).toMatchObject({ datasheet_id: other.id });
  expect(fieldsOf(await filledOf(product))).toMatchObject([
    { code: 'color', value: 'Blanco' },
    { code: 'alcance', value: null },
  ]);
  dataOf(await api.put(`/api/datasheets/${before.id}`, { categories: [category] }));
  expect(fieldsOf(await filledOf(product))).toMatchObject([{ value: 'Blanco' }, { code: 'montaje', value: 'Techo' }]);
  const stored = () => rowsIn(app, 'datasheets', 'datasheet_groups', 'datasheet_fields', 'category_datasheets');
  const rows = await stored();
  expectRefused(await api.delete(`/api/datasheets/${before.id}`), {
    _general: /^La usan categorías: asígnales otra antes de eliminarla$/,
  });
  expect(await stored()).toEqual(rows);
});

test('what does not fit is refused on its field and nothing is written', async () => {
  const category = await givenCategory();
  const product = await givenProductIn(category);
  await givenSheet([{ ...es('Peso'), field_type: 'number' }, es('Acabado')], [category]);
  expectRefused(
    await fill(product, [
      { code: 'acabado', value: 'Mate' },
      { code: 'peso', value: 'mucho' },
      { code: 'otro', value: '1' },
    ]),
    {
      'product_datasheet_groups.0.product_datasheet_fields.1.value': 'Debe ser un número',
      'product_datasheet_groups.0.product_datasheet_fields.2.id': 'No existe',
    },
  );
  expect(fieldsOf(await filledOf(product)).map(({ value }) => value)).toEqual([null, null]);
  expectRefused(await api.post('/api/datasheets', { ...es('X'), categories: [999_999], datasheet_groups: [] }), {
    'categories.0': 'No existe',
  });
  const repeated = [es('Peso'), es(' peso '), { ...es('Lista'), field_type: 'list' }];
  expectRefused(
    await api.post('/api/datasheets', { ...es('X'), datasheet_groups: [{ ...es('G'), datasheet_fields: repeated }] }),
    {
      'datasheet_groups.0.datasheet_fields.1.name_translations.es': 'ya está en la ficha',
      'datasheet_groups.0.datasheet_fields.2.datasheet_list_id': 'obligatorio',
    },
  );
});

test('of two people who edit one datasheet, the second is told and loses nothing', async () => {
  const sheet = await givenSheet([es('Color')]);
  const headers = { 'If-Match': `"${sheet.updatedAt}"` };
  dataOf(await api.put(`/api/datasheets/${sheet.id}`, es(unique('Primera')), headers));
  expect((await api.put(`/api/datasheets/${sheet.id}`, es(unique('Segunda')), headers)).status).toBe(409);
  const product = await givenProductIn((await givenSheet([es('Color')], [await givenCategory()])).categories[0]!.id);
  dataOf(await fill(product, [{ code: 'color', value: 'Rojo' }]));
  const { updatedAt } = await filledOf(product);
  await getKnex(app)('product_datasheet_values')
    .where({ product_id: product })
    .update({ value: 'Azul', updated_at: new Date(Date.now() + 5_000) });
  expect((await fill(product, [{ code: 'color', value: 'Verde' }], { 'If-Match': `"${updatedAt}"` })).status).toBe(409);
  expect(fieldsOf(await filledOf(product))[0]).toMatchObject({ value: 'Azul' });
});

test('a product is published once its datasheet has its key characteristics, or something where there are none; without a datasheet at once', async () => {
  const staff = await app.asStaff('catalogo');
  const first = async (table: string): Promise<number> =>
    ((await getKnex(app)(table).orderBy('id').first('id')) as { id: number }).id;
  const [brand, picture] = [await first('brands'), await first('files')];
  const createIn = async (category: number): Promise<number> =>
    dataOf<{ id: number }>(await staff.post('/catalogue/products', wholeProduct({ brand, picture, category })), 201).id;
  const publish = async (id: number): Promise<unknown> =>
    dataOf(await staff.patch(`/catalogue/products/${id}`, { togglePublishedInStore: true }));
  const published = { result: 'OK', published_in_store: true };
  const lacking = (message: string) => ({
    ...{ result: 'NO', published_in_store: false },
    reasons: [expect.objectContaining({ field: 'datasheet', message })],
  });
  const [keyed, loose] = [await givenCategory(), await givenCategory()];
  expect(await publish(await createIn(keyed))).toMatchObject(published);
  await givenSheet([{ ...es('Lente'), is_key: true }, es('Notas')], [keyed]);
  await givenSheet([es('Lente'), es('Notas')], [loose]);
  const [camera, cable] = [await createIn(keyed), await createIn(loose)];
  expect(await publish(cable)).toMatchObject(lacking('Falta llenar la ficha técnica'));
  for (const id of [camera, cable]) await fill(id, [{ code: 'notas', value: 'Nueva' }]);
  expect(await publish(cable)).toMatchObject(published);
  expect(await publish(camera)).toMatchObject(lacking('Falta en la ficha técnica: Lente'));
  await fill(camera, [{ code: 'lente', value: '2.8 mm' }]);
  expect(await publish(camera)).toMatchObject(published);
});

test('a datasheet of two hundred fields is read by as many queries as one of two', async () => {
  const queriesFor = async (fields: number): Promise<number> => {
    const sheet = await givenSheet(Array.from({ length: fields }, (_, index) => es(`Campo ${index}`)));
    await app.settle();
    let queries = 0;
    const count = ({ sql }: { sql: string }): void => void (queries += /datasheet/.test(sql) ? 1 : 0);
    getKnex(app).on('query', count);
    const answer = await api.get(`/api/datasheets/${sheet.id}`);
    getKnex(app).removeListener('query', count);
    expect(dataOf<Sheet>(answer).datasheet_groups[0]!.datasheet_fields).toHaveLength(fields);
    return queries;
  };
  const few = await queriesFor(2);
  expect(few).toBeGreaterThan(0);
  expect(await queriesFor(200)).toBe(few);
});

test('customers neither read nor write them, and those who only read do not write', async () => {
  const buyer = await app.as('distribuidor');
  expect((await app.anonymous.get('/api/datasheets')).status).toBe(401);
  expect((await buyer.get('/api/datasheets')).status).toBe(403);
  expect((await buyer.patch('/api/product-datasheets/1', { product_datasheet_groups: [] })).status).toBe(403);
  const reader = await app.asStaff('soporte');
  expect((await reader.get('/product-content/datasheets')).status).toBe(200);
  expect((await reader.post('/product-content/datasheets', es('No'))).status).toBe(403);
});

test("the demo world's cameras, recorders and kits have something to show", async () => {
  const knex = getKnex(app);
  const camera = (await knex('product_cards')
    .join('category_datasheets as d', 'd.category_id', 'product_cards.category_id')
    .join('datasheets as s', 's.id', 'd.datasheet_id')
    .where({ 's.name': 'Cámaras', is_visible: true })
    .first('product_cards.product_id as id', 'product_cards.name_es as name')) as { id: number; name: string };
  const shown = await app.anonymous.get<{ data: { datasheet_groups: { name: string; fields: Field[] }[] } }>(
    `/api/store-products/${camera.id}`,
  );
  const [image] = shown.body.data.datasheet_groups;
  expect(image).toMatchObject({ name: 'Imagen' });
  expect(camera.name).toContain(`${String(image!.fields.find(({ code }) => code === 'resolucion')?.value)} MP`);
  const kit = (await knex('product_kit_details').first('product_id')) as { product_id: number };
  expect((await api.get<Many>(`/api/product-kit-details/${kit.product_id}`)).body.total).toBeGreaterThan(1);
});
