import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { FRESH_MS, pageCache, pageKey, RETRY_MS, STALE_LIMIT_MS } from './page-cache.server';

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<html><script nonce="${nonces.at(-1)}">boot()</script>${text}</html>`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });

let clock = 0;
let rendered: Request[] = [];
let nonces: string[] = [];
let answer: (count: number) => Response = (count) => html(`page ${count}`);

function createCache(maxEntries = 10) {
  return pageCache({
    isHttps: false,
    now: () => clock,
    maxEntries,
    check: () => Promise.resolve(null),
    render: (request, nonce) => {
      rendered.push(request);
      nonces.push(nonce);
      return Promise.resolve(answer(rendered.length));
    },
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 100));
const textOf = (page: { plain: Buffer } | null) => page?.plain.toString('utf8') ?? '';
const key = 'es|USD|/products|';
const url = 'http://store.invalid/products';

beforeEach(() => {
  clock = 0;
  rendered = [];
  nonces = [];
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
  expect(pageKey('GET', '/products', '__Host-mayorista_session=x')).toBeNull();
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

const notice = '<div id="kept-notice" aria-live="polite"></div>';
const goOut = () => {
  throw new Error('cms away');
};
const textKept = 'Tenemos problemas técnicos';

async function keptSince(first: () => Response, minutes = 1) {
  const cache = createCache();
  answer = first;
  await cache.find(key, url);
  clock = minutes * 60_000;
  return cache;
}

test.each([
  ['throws', goOut],
  ['answers 500', () => html('Error al procesar la petición', { status: 500 })],
  ['answers 503', () => html('', { status: 503 })],
])('while making a page %s, the last one is sent with words that say so', async (_name, failure) => {
  const cache = await keptSince(() => html(`${notice}Cámaras`));
  answer = failure;
  const page = await cache.find(key, url);
  expect(textOf(page)).toMatch(new RegExp(`<div id="kept-notice" aria-live="polite">${textKept}[^<]*</div>Cámaras`));
  expect(page?.headers['Server-Timing']).toBe('kept;dur=60000');
  expect(gunzipSync(page?.gzipped ?? Buffer.alloc(0)).toString('utf8')).toBe(textOf(page));
});

test('a kept English page says so in English; data is marked and left as it was', async () => {
  const cache = createCache();
  const answers = {
    html: () => html(notice),
    data: () => new Response(notice, { headers: { 'Content-Type': 'text/x-script' } }),
  };
  answer = answers.html;
  await cache.find('en|USD|/products|', url);
  answer = answers.data;
  await cache.find('es|USD|/products.data|', `${url}.data`);
  clock = 60_000;
  answer = goOut;
  expect(textOf(await cache.find('en|USD|/products|', url))).toContain('technical problems');
  const data = await cache.find('es|USD|/products.data|', `${url}.data`);
  expect(textOf(data)).toBe(notice);
  expect(data?.headers['Server-Timing']).toContain('kept');
});

test('the platform is asked again 2 s after a failure; the page it gives is fresh and says nothing', async () => {
  const cache = await keptSince(() => html(notice));
  answer = goOut;
  await cache.find(key, url);
  clock += RETRY_MS - 1;
  await cache.find(key, url);
  expect(rendered).toHaveLength(2);
  answer = () => html(`${notice}new`);
  clock += 2;
  const page = await cache.find(key, url);
  expect(textOf(page)).toContain('new');
  expect(textOf(page)).not.toContain(textKept);
  expect(page?.headers).not.toHaveProperty('Server-Timing');
});

test('a refresh that fails in the background does not take the page away', async () => {
  const cache = await keptSince(() => html('Cámaras'), 0);
  answer = () => html('', { status: 500 });
  clock = FRESH_MS + 1;
  await cache.find(key, url);
  await settle();
  clock = STALE_LIMIT_MS + 1;
  expect(textOf(await cache.find(key, url))).toContain('Cámaras');
});

test('nobody waits long for a platform that does not answer, and no second visitor waits at all', async () => {
  let hangs = false;
  const cache = pageCache({
    isHttps: false,
    check: () => Promise.resolve(null),
    now: () => clock,
    patienceMs: 20,
    render: (request) => {
      rendered.push(request);
      return hangs ? new Promise(() => undefined) : Promise.resolve(html(`${notice}Cámaras`));
    },
  });
  await cache.find(key, url);
  hangs = true;
  clock = 60_000;
  expect(textOf(await cache.find(key, url))).toContain(textKept);
  clock += 10 * RETRY_MS;
  expect(textOf(await cache.find(key, url))).toContain(textKept);
  expect(rendered).toHaveLength(2);
});

test('after a quarter of an hour the visitor meets the failure', async () => {
  const cache = await keptSince(() => html('Cámaras'), 15.1);
  answer = goOut;
  await expect(cache.find(key, url)).rejects.toThrow('cms away');
});

test.each([
  ['no longer there', () => html('x', { status: 404 })],
  ['elsewhere now', () => new Response(null, { status: 302, headers: { Location: '/' } })],
])('a page that is %s goes: that is no trouble', async (_name, response) => {
  const cache = await keptSince(() => html('Cámaras'));
  answer = response;
  expect(await cache.find(key, url)).toBeNull();
  answer = goOut;
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
  expect(textOf(page)).toContain('<script nonce="">boot()</script>');
  expect(gunzipSync(page?.gzipped ?? Buffer.alloc(0)).toString('utf8')).toBe(textOf(page));
});

test('a script that got into a kept page with a text is not among those that its policy allows', async () => {
  const cache = createCache();
  const own = (await cache.find(key, url))?.headers['Content-Security-Policy'];
  const injected = '<script>steal()</script><script nonce="">steal()</script><script nonce="guess">steal()</script>';
  answer = () => html(`Cámara domo ${injected}`);
  const page = await cache.find('es|USD|/products/9|', `${url}/9`);
  expect(textOf(page)).toContain('steal()');
  expect(page?.headers['Content-Security-Policy']).toBe(own);
});

test('each rendering has a nonce of its own, which is not sent', async () => {
  const cache = createCache();
  const first = await cache.find(key, url);
  const second = await cache.find('es|USD|/products/9|', `${url}/9`);
  expect(new Set(nonces).size).toBe(2);
  for (const nonce of nonces) {
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect([textOf(first), textOf(second)].join()).not.toContain(nonce);
  }
});
