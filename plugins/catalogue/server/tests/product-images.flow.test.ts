import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { form, getKnex, givenProduct, png, program, type Json, type Many } from '../../testing';

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

describe('images', () => {
  test('are listed with the main one first, and removed by media_id with the message of the document [CS-PRODUCT-011, CS-PRODUCT-049]', async () => {
    const id = await given();
    const made = await api.post<Many<{ media_id: number; is_main: boolean; alt: string | null }>>(
      '/api/product-images',
      form({ product_id: id }, { 'main_images[0]': png(), 'main_images[1]': png() }),
    );
    expect([made.status, made.body.data.map(({ is_main }) => is_main)]).toEqual([201, [true, false]]);
    const [main, other] = made.body.data;
    await api.post('/api/media-alts', {
      files: [{ file_id: other!.media_id, alts: { es: 'Vista lateral', en: 'Side view' } }],
    });
    expect((await api.get<Many>(`/api/product-images?product_id=${id}&locale=en`)).body.data[1]).toMatchObject({
      alt: 'Side view',
    });
    expect((await shownInStore(id)).images).toMatchObject([{}, { alt: 'Vista lateral' }]);
    expect((await shownInStore(id, 'en')).images).toMatchObject([{}, { alt: 'Side view' }]);
    expect((await api.delete(`/api/product-images/${id}`, { media_id: other!.media_id })).body).toMatchObject({
      message: 'La imagen se ha eliminado',
    });
    expect((await api.get<Many>(`/api/product-images?product_id=${id}`)).body.data).toMatchObject([
      { media_id: main!.media_id },
    ]);
    expect(await getKnex(app)('files').where({ id: other!.media_id })).toEqual([]);
    expect((await api.delete(`/api/product-images/${product}?media_id=${main!.media_id}`)).status).toBe(404);
  });
});

describe('the alternative text of a picture', () => {
  test('is on cards once it is written, by the API or in the media library, whose text is the Spanish one', async () => {
    const id = await given();
    const made = await api.post<Many<{ media_id: number }>>(
      '/api/product-images',
      form({ product_id: id }, { 'main_images[0]': png() }),
    );
    const file = made.body.data[0]!.media_id;
    const alt = async () => [(await shownInStore(id)).main_image_alt, (await shownInStore(id)).images];
    await api.post('/api/media-alts', { files: [{ file_id: file, alts: { es: 'De frente', en: 'Front' } }] });
    expect(await alt()).toMatchObject(['De frente', [{ alt: 'De frente' }]]);
    const described = new FormData();
    described.set('fileInfo', JSON.stringify({ alternativeText: 'Vista frontal' }));
    const library = await app.asStaff('catalogo');
    expect((await library.post(`/upload?id=${file}`, described)).status).toBe(200);
    expect(await alt()).toMatchObject(['Vista frontal', [{ alt: 'Vista frontal' }]]);
    expect((await shownInStore(id, 'en')).images).toMatchObject([{ alt: 'Front' }]);
    expect((await library.delete(`/upload/files/${file}`)).status).toBe(200);
    expect(await shownInStore(id)).toMatchObject({ image_full_path: null, images: [] });
  });
});
