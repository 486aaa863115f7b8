import { expect, test } from 'vitest';
import { addressMeta } from './page-address';

const matches = (locale: string) => [
  { id: 'root', data: { site: { origin: 'https://tienda.example', locale } } },
  { id: 'features/listing/products.route' },
];

test('a page has one whole address in its language, and names itself in both', () => {
  expect(addressMeta(matches('es'), '/products?page=2')).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://tienda.example/products?page=2' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'es-MX', href: 'https://tienda.example/products?page=2' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://tienda.example/products?page=2&locale=en' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://tienda.example/products?page=2' },
  ]);
  expect(addressMeta(matches('en'), '/')[0]).toMatchObject({ href: 'https://tienda.example/?locale=en' });
});

test('without the frame there is no address to tell', () => {
  expect(addressMeta([{ id: 'root', data: undefined }], '/')).toEqual([]);
});
