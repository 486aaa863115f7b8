import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { FRESH_MS, pageCache, pageKey, STALE_LIMIT_MS } from './page-cache.server';

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<html><script nonce="">boot()</script>${text}</html>`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });

let clock = 0;
let rendered: Request[] = [];
let answer: (count: number) => Response = (count) => html(`page ${count}`);

function createCache(maxEntries = 10) {
  return pageCache({
    isHttps: false,
    now: () => clock,
    maxEntries,
    render: (request) => {
      rendered.push(request);
      return Promise.resolve(answer(rendered.length));
    },
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const textOf = (page: { plain: Buffer } | null) => page?.plain.toString('utf8') ?? '';
const key = 'es|USD|/products|';
const url = 'http://store.invalid/products';

beforeEach(() => {
  clock = 0;
  rendered = [];
  answer = (count) => html(`page ${count}`);
});

test('home, listing, category, product and landing of an anonymous visitor are kept; nothing else is', () => {
  for (const path of [
    '/',
    '/products',
    '/products?page=2',
    '/categories/7',
    '/products/9?categoryId=1',
    '/products.data',
    '/news',
    '/_root.data',
    '/semana-del-integrador',
    '/semana-del-integrador.data',
  ]) {
    expect(pageKey('GET', path, null), path).not.toBeNull();
  }
  for (const path of [
    '/carts',
    '/login',
    '/sale-orders',
    '/products/abc',
    '/search-token',
    '/store-currency',
    '/promos',
    '/compare?ids=1,2',
    '/semana-del-integrador?preview=abc.1.x',
    '/products?locale=en',
  ]) {
    expect(pageKey('GET', path, null), path).toBeNull();
  }
  expect(pageKey('POST', '/products', null)).toBeNull();
});

test('a session cookie, even a broken one, always keeps the page out', () => {
  expect(pageKey('GET', '/products', 'mayorista_session=x')).toBeNull();
});

test('language, currency, path and query tell pages apart; the order of the query does not', () => {
  expect(pageKey('GET', '/products?b=1&a=2', null)).toBe(pageKey('GET', '/products?a=2&b=1', null));
  const keys = [
    pageKey('GET', '/products', null),
    pageKey('GET', '/products', 'mayorista_locale=en'),
    pageKey('GET', '/products', 'mayorista_currency=MXN'),
    pageKey('GET', '/products?page=2', null),
  ];
  expect(new Set(keys).size).toBe(4);
});

test('a page is rendered without anything of the visitor who asked first', async () => {
  await createCache().find('en|MXN|/products|', url);
  expect(rendered[0]?.headers.get('Cookie')).toBe('mayorista_locale=en; mayorista_currency=MXN');
  expect(rendered[0]?.headers.get('Authorization')).toBeNull();
});

test('visitors who arrive together wait for one rendering', async () => {
  const cache = createCache();
  const pages = await Promise.all([cache.find(key, url), cache.find(key, url), cache.find(key, url)]);
  expect(new Set(pages.map(textOf)).size).toBe(1);
  expect(rendered).toHaveLength(1);
});

test('a stale page is sent while a new one is made; past the limit nobody gets the old one', async () => {
  const cache = createCache();
  await cache.find(key, url);
  clock = FRESH_MS + 1;
  expect(textOf(await cache.find(key, url))).toContain('page 1');
  await settle();
  expect(textOf(await cache.find(key, url))).toContain('page 2');
  clock += STALE_LIMIT_MS + 1;
  expect(textOf(await cache.find(key, url))).toContain('page 3');
});

test('a refresh that fails leaves the page to its age, then the visitor meets the failure', async () => {
  const cache = createCache();
  await cache.find(key, url);
  answer = () => {
    throw new Error('cms away');
  };
  clock = FRESH_MS + 1;
  expect(textOf(await cache.find(key, url))).toContain('page 1');
  await settle();
  clock = STALE_LIMIT_MS + 1;
  await expect(cache.find(key, url)).rejects.toThrow('cms away');
});

test.each([
  ['an error', () => html('x', { status: 500 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } })],
  ['a page that sets a cookie', () => html('x', { headers: { 'Set-Cookie': 'a=1' } })],
])('%s is never shared', async (_name, response) => {
  answer = response;
  const cache = createCache();
  expect(await cache.find(key, url)).toBeNull();
  expect(cache.size).toBe(0);
});

test('the cache is bounded: the page nobody asked for longest goes', async () => {
  const cache = createCache(2);
  await cache.find('a', url);
  await cache.find('b', url);
  await cache.find('a', url);
  await cache.find('c', url);
  expect(cache.size).toBe(2);
  await cache.find('a', url);
  expect(rendered).toHaveLength(3);
});

test('a kept page allows its own inline scripts by hash and no others, and travels compressed', async () => {
  const page = await createCache().find(key, url);
  const policy = page?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
  expect(policy).not.toContain('nonce');
  expect(gunzipSync(page?.gzipped ?? Buffer.alloc(0)).toString('utf8')).toBe(textOf(page));
});
