import { setTimeout as pause } from 'node:timers/promises';
import http from 'node:http';
import { client, copyOfWorld, demoPassword, type Client, type World } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watching } from './latency';
import { cmsProcess, type PlatformProcess } from './platform-process';

/** What people wait for a page, with what else a request to it costs; ms. */
const mostMs = 300;
/** How long a quiet moment is watched, and how many times what it took is allowed besides. */
const calmMs = 500;
const busyFactor = 5;
/** A machine with other things to do holds up a process now and then; what stands still does so for seconds. */
const longestMs = 1_500;
const megabyte = 1024 * 1024;

let world: World;
let cms: PlatformProcess;
let anonymous: Client;
let buyer: Client;
let seller: Client;

beforeAll(async () => {
  world = await copyOfWorld();
  cms = await cmsProcess(world);
  await cms.start();
  anonymous = client(cms.url, null);
  const jwtOf = async (identifier: string): Promise<Client> => {
    const { body } = await anonymous.post<{ jwt: string }>('/api/auth/local', { identifier, password: demoPassword });
    return client(cms.url, body.jwt);
  };
  buyer = await jwtOf('distribuidor@demo.test');
  seller = await jwtOf('vendedor@demo.test');
});

afterAll(async () => {
  await cms?.stop();
  await world?.remove();
});

/** How often each text is sent, one after the other: what holds the process up once in a while is seen among the answers then. */
const times = 5;

const listing = '/api/store-products?per_page=12';

const dots = '.'.repeat(1.5 * megabyte);
const address = `a@${dots}`;
const blanks = `a${' '.repeat(1.5 * megabyte)}b`;
const manyKeys = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, 1]));
const deep = `${'{"a":['.repeat(120_000)}1${']}'.repeat(120_000)}`;

/** A drawing, beside a part of its own: as a form of the registration sends it. */
function form(name: string, content: string, type: string): FormData {
  const data = new FormData();
  data.append('file', new Blob([content], { type }), name);
  data.append('data', JSON.stringify({ type: 'x' }));
  return data;
}

/** A form as browsers send them without a script, of so many fields that it is nearly as large as one may be. */
const fields = (name: string): string => Array.from({ length: 150_000 }, (_, at) => `${name}${at % 7}=1`).join('&');
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A form of so many parts that are no files. */
function parts(count: number): FormData {
  const data = new FormData();
  for (let at = 0; at < count; at += 1) data.append(`k${at}`, '1');
  return data;
}

/** A request whose header is of the longest that a server reads. */
const withHeader = (name: string, value: string) =>
  new Promise<{ status: number }>((resolve, reject) => {
    const request = http.get(`${cms.url}/api/brands`, { headers: { [name]: value } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0 }));
    });
    request.on('error', reject);
  });

const header = (piece: string): string => piece.repeat(Math.floor(14_000 / piece.length));

const attacks: readonly (readonly [door: string, send: () => Promise<{ readonly status: number }>])[] = [
  ['login', () => anonymous.post('/api/auth/local', { identifier: address, password: dots })],
  ['forgotten password', () => anonymous.post('/api/auth/forgot-password', { email: address })],
  ['contact', () => anonymous.post('/api/contact-us-registry', { name: dots, email: address, message: blanks })],
  ['registration', () => anonymous.post('/api/distributor-registries', { email: address, rfc: blanks, name: dots })],
  ['registration of many fields', () => anonymous.post('/api/distributor-registries', manyKeys)],
  ['body of many fields', () => buyer.post('/api/cart-details', manyKeys)],
  ['body of many levels', () => buyer.post('/api/cart-details', deep)],
  ['body of many levels, with a key', () => buyer.post('/api/cart-details', deep, { 'Idempotency-Key': 'hondo' })],
  ['form of many fields', () => buyer.post('/api/cart-details', fields('k'), asForm)],
  ['form of many levels', () => buyer.post('/api/cart-details', fields('a[b][c][d]'), asForm)],
  ['form of a long list', () => buyer.post('/api/cart-details', fields('a[]'), asForm)],
  ['parts of many names', () => anonymous.post('/api/document-validation', parts(20_000))],
  ['answers of a survey', () => anonymous.post('/api/survey-answers', { responses: manyKeys, email: address })],
  ['student of the university', () => buyer.post('/api/university-students', { name: blanks, email: address })],
  ['subscription', () => buyer.post('/api/acoba-subscriptions', { devices: new Array(100_000).fill({ mac: 'x' }) })],
  ['quotation of many lines', () => buyer.post('/api/distributor-quotations', { lines: new Array(150_000).fill({}) })],
  ['deposit', () => seller.post('/api/company-ledger-deposits', { amount: '1'.repeat(megabyte), reference: blanks })],
  ['list of many lines', () => buyer.post('/api/cart-details', { products: new Array(300_000).fill(1) })],
  [
    'search of the store',
    () => anonymous.post('/api/multi-search', { queries: [{ q: blanks, indexUid: 'products' }] }),
  ],
  ['many searches', () => anonymous.post('/api/multi-search', { queries: new Array(100_000).fill({ q: 'a' }) })],
  ['searches as one types', () => anonymous.get(`/api/product-autocomplete?q=${'a%20'.repeat(3_000)}`)],
  ['answers of a landing', () => anonymous.post('/api/landing-submissions', { answers: manyKeys })],
  ['comment', () => seller.post('/api/comments', { text: '<!--'.repeat(300_000), model_type: dots, model_id: 1 })],
  ['review', () => buyer.post('/api/product-reviews', { title: blanks, text: '['.repeat(megabyte), product_id: 1 })],
  ['e-mail of a profile', () => buyer.put('/api/user-profile/1', { emails: [{ email: address }] })],
  ['filters', () => seller.get(`/api/brands?filters=${'['.repeat(6_000)}`)],
  ['filters of Strapi', () => seller.get(`/api/brands?filters${'[$and][0]'.repeat(1_000)}[id]=1`)],
  ['search of a list', () => seller.get(`/api/brands?omniSearchQuery=${'%25_'.repeat(3_000)}`)],
  ['days', () => seller.get('/api/vacation-days?from=9999-12-30&to=9999-12-31')],
  ['days of a calendar', () => seller.get('/api/vacation-calendar?from=0001-01-01&to=9999-12-31')],
  [
    'name of a file',
    () =>
      anonymous.post('/api/document-validation', form(`a${'.'.repeat(60_000)}b.pdf`, '%PDF-1.7', 'application/pdf')),
  ],
  [
    'comments in a drawing',
    () => anonymous.post('/api/document-validation', form('a.svg', `<svg>${'<!--'.repeat(400_000)}`, 'image/svg+xml')),
  ],
  ['bearer', () => withHeader('Authorization', `Bearer${header(' ')}`)],
  ['token', () => withHeader('Authorization', `Bearer ${header('eyJ.')}`)],
  ['cookies', () => withHeader('Cookie', header('a=;'))],
  ['languages', () => withHeader('Accept-Language', header('es-;q=0.1,'))],
  ['browser', () => withHeader('User-Agent', header('Mozilla/5.0 ('))],
  ['addresses', () => withHeader('X-Forwarded-For', header('1.1.1.1, '))],
  ['tags', () => withHeader('If-None-Match', header('"a", W/'))],
  ['idempotency key', () => withHeader('Idempotency-Key', header('-'))],
  ['address with secrets', () => anonymous.get(`/api/brands?${'token'.repeat(2_800)}`)],
];

test.each(attacks)('the shop stays open while a text is sent to the door of %s', async (_door, send) => {
  const statuses: number[] = [];
  const urls = [`${cms.url}/live`, `${cms.url}${listing}`];
  // What the machine has to do besides holds everything up alike: it is measured without the attack, in the same minute.
  const calm = await watching(urls, () => pause(calmMs));
  const besides = Math.max(...calm.latencies.map(({ p95 }) => p95));
  const { latencies, failed } = await watching(urls, async () => {
    for (let sent = 0; sent < times; sent += 1) statuses.push((await send()).status);
  });
  expect(failed).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  for (const { url, p95, longest } of latencies)
    expect({ url, p95, longest }).toSatisfy(
      (took: { p95: number; longest: number }) => took.p95 < mostMs + busyFactor * besides && took.longest < longestMs,
    );
});
