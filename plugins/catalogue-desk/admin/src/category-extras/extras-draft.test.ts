import { expect, test } from 'vitest';
import {
  bannerErrors,
  bannerFields,
  extrasDraftOf,
  extrasFormOf,
  isSameExtras,
  type ExtrasDraft,
} from './extras-draft';

const stored = extrasDraftOf({
  id: 1,
  name: 'Cámaras',
  selected_category_accesories: [4, 2],
  banners: [
    { id: 8, language: 'es', url: '/uploads/a.png', alt: null, href: null },
    { id: 9, language: 'en', url: '/uploads/b.png', alt: 'Fair', href: '/promos' },
  ],
});
const added = (key: string, language: 'es' | 'en') => ({
  key,
  id: null,
  language,
  url: null,
  alt: key,
  href: '',
  file: new File(['x'], `${key}.png`),
});

test('a form says which banners stay, brings the new ones with their language, and the accessories in order', () => {
  const [, english] = stored.banners;
  const draft: ExtrasDraft = {
    accessories: [2, 7],
    banners: [english!, added('uno', 'es'), added('dos', 'en')],
  };
  const form = extrasFormOf(draft);
  expect(JSON.parse(String(form.get('banners')))).toEqual([{ id: 9, alt: 'Fair', href: '/promos' }]);
  expect(JSON.parse(String(form.get('banner_texts')))).toEqual([
    { alt: 'uno', href: '' },
    { alt: 'dos', href: '' },
  ]);
  expect(form.get('selected_category_accesories')).toBe('[2,7]');
  expect((form.get('banner_files[0]') as File).name).toBe('uno.png');
  expect((form.get('banner_files[1][en]') as File).name).toBe('dos.png');
});

test('a refused banner is shown on its own picture', () => {
  const draft: ExtrasDraft = { ...stored, banners: [...stored.banners, added('uno', 'es'), added('dos', 'en')] };
  const refused = {
    'banner_files[1][en]': 'Este tipo de archivo no está permitido',
    'banner_texts.0.href': 'El valor no es válido',
    'banners.1.href': 'El valor no es válido',
  };
  expect(bannerErrors(draft, refused)).toEqual({
    dos: 'Este tipo de archivo no está permitido',
    uno: 'El valor no es válido',
    'guardado-9': 'El valor no es válido',
  });
  expect(bannerFields(draft)).toEqual(expect.arrayContaining(Object.keys(refused)));
});

test('taking a banner away, adding one, another link of one or another order of accessories is a change', () => {
  expect(isSameExtras(stored, { ...stored })).toBe(true);
  expect(isSameExtras(stored, { ...stored, banners: stored.banners.slice(1) })).toBe(false);
  expect(isSameExtras(stored, { ...stored, banners: [...stored.banners, added('uno', 'es')] })).toBe(false);
  expect(isSameExtras(stored, { ...stored, accessories: [2, 4] })).toBe(false);
  const [first, ...others] = stored.banners;
  expect(isSameExtras(stored, { ...stored, banners: [{ ...first!, href: '/news' }, ...others] })).toBe(false);
});
