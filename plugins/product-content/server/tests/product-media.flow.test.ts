import { boot, expectRefused, halfUpload, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dataOf,
  form,
  getKnex,
  givenProduct,
  pdf,
  png,
  program,
  rowsIn,
  unique,
  type Json,
  type Many,
} from '@mayorista/catalogue/testing';

interface Media {
  readonly language: string;
  readonly image_view_type: string;
  readonly url: string;
  readonly alt: string | null;
}
interface Overview {
  readonly id: number;
  readonly order: number;
  readonly image_align: string;
  readonly media: Media[];
}
type Overviews = { data: Overview[]; total: number; meta: { updatedAt: string | null } };

let app: TestApp;
let api: Client;
let product: number;
beforeAll(async () => {
  app = await boot();
  api = await program(app);
  product = (await givenProduct(app)).id;
});
const given = async (): Promise<number> => (await givenProduct(app)).id;
const shownInStore = async (id: number, locale = 'es'): Promise<Json> => {
  await app.settle();
  await app.endShortMemories();
  return (await app.anonymous.get<{ data: Json }>(`/api/store-products/${id}?locale=${locale}`)).body.data;
};
const countOf = async (table: string, where: object = {}): Promise<number> =>
  Number(((await getKnex(app)(table).where(where).count({ n: '*' })) as { n: number | string }[])[0]?.n ?? 0);

describe('overviews', () => {
  const title = (es: string, en: string | null = null) => ({ title_translations: { es, en } });
  const centred = { 'overview_files[0][es]': png(), 'overview_mobile_files[0][es]': png() };
  const save = (
    id: number,
    productOverviews: object[],
    files: Record<string, Blob> = {},
    { path = '/api/new-product-overviews', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
  ) => api.post<Overviews>(path, form({ product_id: id, productOverviews }, files), headers);

  test('are saved together in the order sent, numbered from 1, centred unless said, with pictures by language and view [CS-OVERVIEW-002, CS-OVERVIEW-003, CS-OVERVIEW-005, CS-OVERVIEW-006]', async () => {
    const id = await given();
    const made = await save(id, [title('Primera', 'First'), { ...title('Segunda'), image_align: 'left' }], {
      ...centred,
      'overview_files[0][en]': png(),
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject([
      { order: 1, image_align: 'center' },
      { order: 2, image_align: 'left', media: [] },
    ]);
    expect(made.body.data[0]!.media.map(({ language, image_view_type }) => `${language} ${image_view_type}`)).toEqual([
      'es web',
      'es mobile',
      'en web',
    ]);
    const same = await api.get<Overviews>(`/api/product-overviews?product_id=${id}`);
    expect(same.body.data).toEqual(made.body.data);
    expect((await shownInStore(id, 'en')).overviews).toMatchObject([
      {
        title: 'First',
        web_image: { url: made.body.data[0]!.media[2]!.url },
        mobile_image: { url: made.body.data[0]!.media[1]!.url },
      },
      { title: 'Segunda', web_image: null },
    ]);
  });

  test('are renumbered by position when moved, keep their pictures, and lose from the library those taken away [CS-OVERVIEW-004]', async () => {
    const id = await given();
    const made = await save(
      id,
      [
        {
          ...title('Uno'),
          media: [
            { language: 'es', image_view_type: 'web', alt: 'De frente', href: 'https://ejemplo.mx/' },
            { language: 'es', image_view_type: 'mobile' },
          ],
        },
        { ...title('Dos'), image_align: 'right' },
      ],
      centred,
    );
    const [one, two] = made.body.data;
    const files = await countOf('files');
    const moved = await save(
      id,
      [{ id: two!.id, image_align: 'right' }, { id: one!.id }],
      {},
      { path: '/api/product-overviews' },
    );
    expect(moved.body.data).toMatchObject([
      { id: two!.id, order: 1, title_translations: { es: 'Dos' } },
      { id: one!.id, order: 2, media: [{ alt: 'De frente' }, {}] },
    ]);
    expect(await countOf('files')).toBe(files);
    expect((await save(id, [{ id: two!.id, image_align: 'right' }])).body.data).toMatchObject([{ order: 1 }]);
    expect(await countOf('files')).toBe(files - 2);
  });

  test('that are wrong are refused under keys the panel knows, and leave neither rows nor pictures [CS-OVERVIEW-007]', async () => {
    const id = await given();
    const files = await countOf('files');
    expectRefused(await save(id, [title('Sin móvil'), { image_align: 'left' }], { 'overview_files[0][es]': png() }), {
      'productOverviews.overview_mobile_files[0][es]': 'imagen para web y para móvil',
      'productOverviews.1': 'Escribe un título o una descripción, o agrega una imagen',
    });
    expectRefused(
      await save(id, [title('Archivo')], { 'overview_files[0][es]': pdf(), 'overview_mobile_files[0][es]': png() }),
      { 'overview_files[0][es]': 'no está permitido' },
    );
    expectRefused(await save(id, [{ ...title('X'), image_align: 'abajo' }]), {
      'productOverviews.0.image_align': 'No es una opción',
    });
    expectRefused(await save(999_999, [{ ...title('X'), image_align: 'left' }]), { product_id: 'No existe' });
    expect([await countOf('files'), await countOf('product_overviews', { product_id: id })]).toEqual([files, 0]);
  });

  test('saved by two people at once are not overwritten', async () => {
    const id = await given();
    const { body } = await save(id, [{ ...title('Uno'), image_align: 'left' }]);
    await getKnex(app)('product_overviews')
      .where({ product_id: id })
      .update({ title: 'De otra persona', updated_at: new Date(Date.now() + 5_000) });
    expect(
      (
        await save(
          id,
          [{ ...title('Mía'), image_align: 'left' }],
          {},
          {
            headers: {
              'If-Match': `"${body.meta.updatedAt}"`,
            },
          },
        )
      ).status,
    ).toBe(409);
    expect((await shownInStore(id)).overviews).toMatchObject([{ title: 'De otra persona' }]);
  });
});

describe('documents', () => {
  const add = (data: object, file: Blob | null = pdf()) =>
    api.post<{ data: { id: number; url: string } }>(
      '/api/product-documents',
      form(data, file === null ? {} : { file }, { file: 'Manual de uso.pdf' }),
    );

  test('are private unless said; a public one is downloaded in the store [CS-PRODUCT-012]', async () => {
    const id = await given();
    const made = dataOf<{ id: number; url: string; is_public: boolean; name: string }>(
      await add({ product_id: id }),
      201,
    );
    expect(made).toMatchObject({ is_public: false, name: 'Manual de uso.pdf' });
    const path = `/api/store-product-documents/${made.id}`;
    expect((await shownInStore(id)).documents).toEqual([]);
    expect((await app.anonymous.get(path)).status).toBe(404);
    expect((await app.anonymous.get(made.url)).status).toBe(401);
    const bytes = await api.get<string>(made.url);
    expect([bytes.status, bytes.headers.get('content-type'), bytes.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('Manual de uso.pdf'),
    ]);
    expect(bytes.body).toContain('manual');
    dataOf(await api.patch(made.url, { is_public: true }));
    expect((await shownInStore(id)).documents).toMatchObject([{ id: made.id, name: 'Manual de uso.pdf', url: path }]);
    expect((await app.anonymous.get<string>(path)).body).toContain('manual');
    expect((await api.get<Many>(`/api/product-documents?productId=${id}`)).body).toMatchObject({
      total: 1,
      data: [{ id: made.id, is_public: true }],
    });
  });

  test('are removed with their file by an id in the query or the body; one that is not there is refused [CS-PRODUCT-043]', async () => {
    const id = await given();
    const [first, second] = [
      dataOf<{ id: number }>(await add({ product_id: id }), 201),
      dataOf<{ id: number }>(await add({ product_id: id }), 201),
    ];
    const files = await countOf('private_files');
    expect((await api.delete(`/api/product-documents?document_id=${first.id}`)).status).toBe(200);
    expect((await api.delete('/api/product-documents', { document_id: second.id })).status).toBe(200);
    expect(await countOf('private_files')).toBe(files - 2);
    expectRefused(await api.delete('/api/product-documents', { document_id: second.id }), {
      document_id: 'No se pudo eliminar el Documento',
    });
  });

  test('prove a requirement that exists; no file, a wrong one or an unknown requirement leaves nothing [CS-PRODUCT-038]', async () => {
    const id = await given();
    const requirement = (await getKnex(app)('nom_requirements').first('id')) as { id: number };
    expect(dataOf(await add({ product_id: id, requirement_id: requirement.id }), 201)).toMatchObject({
      requirement_id: requirement.id,
    });
    const before = await countOf('private_files');
    expectRefused(await add({ product_id: id, requirement_id: 999_999 }), { requirement_id: 'No existe' });
    expectRefused(await add({ product_id: id }, null), { file: 'Falta el archivo' });
    expectRefused(await add({ product_id: id }, new Blob(['<script>1</script>'], { type: 'application/pdf' })), {
      file: 'no está permitido',
    });
    expectRefused(await add({ product_id: 999_999 }), { product_id: 'No existe' });
    expect(await countOf('private_files')).toBe(before);
  });
});

describe('videos', () => {
  test('are added at the end, also by their address, ordered as a whole and removed [CS-PRODUCT-013]', async () => {
    const id = await given();
    const add = (video_key: string) =>
      api.post('/api/product-videos', { product_id: id, video_key, title: unique('Video') });
    const first = dataOf<{ id: number; order: number }>(
      await add('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3'),
      201,
    );
    expect(first).toMatchObject({ video_key: 'dQw4w9WgXcQ', order: 1 });
    const second = dataOf<{ id: number }>(await add('abc_DEF-123'), 201);
    expectRefused(await add('dQw4w9WgXcQ'), { video_key: 'Ya existe' });
    expectRefused(await add('no es'), { video_key: 'no es válido' });
    const ordered = await api.patch<Many>(`/api/product-videos/${id}`, {
      product_videos: [second.id, { id: first.id, title: 'Otro título' }],
    });
    expect(ordered.body.data).toMatchObject([
      { id: second.id, order: 1 },
      { id: first.id, order: 2, title: 'Otro título' },
    ]);
    expect((await shownInStore(id)).videos).toMatchObject([{ video_key: 'abc_DEF-123' }, { video_key: 'dQw4w9WgXcQ' }]);
    expect((await api.delete(`/api/product-videos/${second.id}`)).status).toBe(200);
    expect((await api.get<Many>(`/api/product-videos?product_id=${id}`)).body).toMatchObject({ total: 1 });
  });

  test('are ordered all at once: a list that lacks one, or has one twice or another product’s, changes nothing', async () => {
    const [watched, other] = [await given(), await given()];
    const add = async (product_id: number, video_key: string): Promise<number> =>
      dataOf<{ id: number }>(await api.post('/api/product-videos', { product_id, video_key }), 201).id;
    const ids = [await add(watched, 'dQw4w9WgXcQ'), await add(watched, 'abc_DEF-123')];
    const strange = await add(other, 'dQw4w9WgXcQ');
    const before = await rowsIn(app, 'product_videos');
    for (const product_videos of [[ids[0]], [...ids, ids[0]], [ids[0], strange], [...ids, strange]])
      expectRefused(await api.patch(`/api/product-videos/${watched}`, { product_videos }), {
        product_videos: /^Manda todos los videos del producto, cada uno una vez$/,
      });
    expect(await rowsIn(app, 'product_videos')).toEqual(before);
  });
});

test('a file of which half arrived leaves no row, no picture and no document', async () => {
  const id = await given();
  const counts = async () => [
    await countOf('files'),
    await countOf('private_files'),
    await countOf('product_documents', { product_id: id }),
    await countOf('product_overviews', { product_id: id }),
  ];
  const before = await counts();
  const cut = (path: string, field: string, more: object = {}) =>
    halfUpload({ url: app.url, token: api.token }, `/api/${path}`, {
      data: { product_id: id, ...more },
      field,
      name: 'medio.png',
      type: 'image/png',
    });
  await cut('product-documents', 'file');
  await cut('product-images', 'main_images[0]');
  const overview = { title_translations: { es: 'A medias' }, image_align: 'left' };
  await cut('product-overviews', 'overview_files[0][es]', { productOverviews: [overview] });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await counts()).toEqual(before);
  expect((await api.get<Many>(`/api/product-images?product_id=${id}`)).body.total).toBe(0);
});

test('of all this, those who only read the catalogue change nothing, and customers read nothing', async () => {
  const reader = await app.asStaff('soporte');
  const buyer = await app.as('distribuidor');
  const nouns = ['product-overviews', 'product-documents', 'product-videos'].map((noun) => ['product-content', noun]);
  for (const [plugin, noun] of [...nouns, ['catalogue', 'product-images']]) {
    expect((await reader.get(`/${plugin}/${noun}?product_id=${product}`)).status, noun).toBe(200);
    expect((await reader.post(`/${plugin}/${noun}`, { product_id: product })).status, noun).toBe(403);
    expect((await buyer.get(`/api/${noun}?product_id=${product}`)).status, noun).toBe(403);
  }
});
