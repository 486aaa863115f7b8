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
    { id: 8, language: 'es', url: '/uploads/a.png' },
    { id: 9, language: 'en', url: '/uploads/b.png' },
  ],
});
const added = (key: string, language: 'es' | 'en') => ({
  key,
  id: null,
  language,
  url: null,
  file: new File(['x'], `${key}.png`),
});

test('a form says which banners stay, brings the new ones with their language, and the accessories in order', () => {
  const [, english] = stored.banners;
  const draft: ExtrasDraft = {
    accessories: [2, 7],
    banners: [english!, added('uno', 'es'), added('dos', 'en')],
  };
  const form = extrasFormOf(draft);
  expect(form.get('banners')).toBe('[9]');
  expect(form.get('selected_category_accesories')).toBe('[2,7]');
  expect((form.get('banner_files[0]') as File).name).toBe('uno.png');
  expect((form.get('banner_files[1][en]') as File).name).toBe('dos.png');
});

test('a refused banner is shown on its own picture', () => {
  const draft: ExtrasDraft = { ...stored, banners: [...stored.banners, added('uno', 'es'), added('dos', 'en')] };
  expect(bannerErrors(draft, { 'banner_files[1][en]': 'Este tipo de archivo no está permitido' })).toEqual({
    dos: 'Este tipo de archivo no está permitido',
  });
  expect(bannerFields(draft)).toEqual(['banner_files[0]', 'banner_files[1][en]']);
});

test('taking a banner away, adding one or another order of accessories is a change', () => {
  expect(isSameExtras(stored, { ...stored })).toBe(true);
  expect(isSameExtras(stored, { ...stored, banners: stored.banners.slice(1) })).toBe(false);
  expect(isSameExtras(stored, { ...stored, banners: [...stored.banners, added('uno', 'es')] })).toBe(false);
  expect(isSameExtras(stored, { ...stored, accessories: [2, 4] })).toBe(false);
});
