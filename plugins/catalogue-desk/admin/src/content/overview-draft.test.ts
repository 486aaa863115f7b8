import { expect, test } from 'vitest';
import {
  draftOf,
  emptyOverview,
  errorsOf,
  formOf,
  isSame,
  nameOf,
  withPicture,
  type Overview,
  type OverviewDraft,
} from './overview-draft';

const stored: Overview = {
  id: 7,
  title_translations: { es: 'De noche', en: null },
  description_translations: { es: null, en: null },
  image_align: 'left',
  order: 1,
  media: [
    {
      id: 2,
      file_name: 'b.svg',
      language: 'en',
      image_view_type: 'web',
      url: '/b.svg',
      alt: null,
      href: 'https://ejemplo.mx',
    },
    {
      id: 1,
      file_name: 'a.svg',
      language: 'es',
      image_view_type: 'mobile',
      url: '/a.svg',
      alt: 'De frente',
      href: null,
    },
  ],
};
const photo = { url: null, file: new File(['x'], 'foto.png', { type: 'image/png' }), alt: 'Foto', href: '' };
const added: OverviewDraft = withPicture(emptyOverview('nuevo-1'), 'es-mobile', photo);
const dataOf = (form: FormData) => JSON.parse(String(form.get('data'))) as { productOverviews: object[] };

test('all overviews travel in their order, with what is said of each picture and only the new files', () => {
  const form = formOf(3, [added, draftOf(stored)]);
  expect(dataOf(form)).toEqual({
    product_id: 3,
    productOverviews: [
      {
        title_translations: { es: '', en: '' },
        description_translations: { es: '', en: '' },
        image_align: 'center',
        media: [{ language: 'es', image_view_type: 'mobile', alt: 'Foto', href: '' }],
      },
      {
        id: 7,
        title_translations: { es: 'De noche', en: '' },
        description_translations: { es: '', en: '' },
        image_align: 'left',
        media: [
          { language: 'es', image_view_type: 'mobile', alt: 'De frente', href: '' },
          { language: 'en', image_view_type: 'web', alt: '', href: 'https://ejemplo.mx' },
        ],
      },
    ],
  });
  expect([...form.keys()]).toEqual(['data', 'overview_mobile_files[0][es]']);
});

test('a picture taken away is not sent again', () => {
  const draft = withPicture(draftOf(stored), 'en-web', null);
  expect(dataOf(formOf(3, [draft])).productOverviews).toMatchObject([{ media: [{ language: 'es' }] }]);
});

test('what was refused stands at the part it concerns', () => {
  expect(
    errorsOf([added, draftOf(stored)], {
      'overview_files[0][es]': 'Falta la imagen',
      'productOverviews.overview_mobile_files[1][en]': 'No es una imagen',
      'productOverviews.0': 'Escribe un título',
      'productOverviews.1.title_translations.es': 'Muy largo',
      'productOverviews.1.media.1.href': 'No es una dirección',
      'productOverviews.9.id': 'No existe',
      product_id: 'No existe',
    }),
  ).toEqual({
    'nuevo-1': { 'es-web': 'Falta la imagen', '': 'Escribe un título' },
    '7': { 'en-mobile': 'No es una imagen', 'title-es': 'Muy largo', 'en-web-href': 'No es una dirección' },
  });
});

test('only what would be saved otherwise is a change', () => {
  const drafts = [draftOf(stored), emptyOverview('nuevo-1')];
  expect(isSame(drafts, [draftOf(stored), emptyOverview('nuevo-2')])).toBe(true);
  expect(isSame([...drafts].reverse(), drafts)).toBe(false);
  expect(isSame([draftOf(stored), added], drafts)).toBe(false);
  expect(isSame([{ ...draftOf(stored), align: 'right' }], [draftOf(stored)])).toBe(false);
});

test('one without a title is known by its place', () => {
  expect([nameOf(draftOf(stored), 0), nameOf(added, 1)]).toEqual(['De noche', 'Resumen 2']);
});
