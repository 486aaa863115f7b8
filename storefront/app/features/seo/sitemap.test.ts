import { expect, test } from 'vitest';
import { pageSitemap, productSitemap, sitemapIndex } from './sitemap';

const site = { origin: 'https://tienda.example' };

test('the index names the pages and every part of the products', () => {
  expect(sitemapIndex(site, { parts: 2 }).match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://tienda.example/sitemaps/pages.xml',
    '<loc>https://tienda.example/sitemaps/products-1.xml',
    '<loc>https://tienda.example/sitemaps/products-2.xml',
  ]);
});

test('each page is told in both languages, a product with the day it changed', () => {
  const xml = productSitemap(site, { products: [{ id: 7, changed_on: '2026-11-22' }] });
  expect(xml).toContain('<loc>https://tienda.example/products/7</loc><lastmod>2026-11-22</lastmod>');
  expect(xml).toContain('hreflang="es-MX" href="https://tienda.example/products/7"');
  expect(xml).toContain('hreflang="en" href="https://tienda.example/products/7?locale=en"');
  expect(pageSitemap(site, { categories: [{ id: 3 }] })).toContain('<loc>https://tienda.example/categories/3</loc>');
});
