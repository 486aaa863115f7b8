import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseForeign } from './refuse-foreign.mjs';

let server: Server;
let port: number;
let served: number;

beforeAll(async () => {
  const store = express();
  store.use(refuseForeign);
  store.all('*', (_request, response) => {
    served += 1;
    response.send('servido');
  });
  server = store.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** By node's own client: `fetch` sends no headers of its caller's choice such as Host. */
function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  served = 0;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, headers, path: '/login' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

test.each<[string, Record<string, string>]>([
  ['another site', { Host: 'tienda.test', Origin: 'https://otro.test' }],
  ['another port', { Host: 'tienda.test', Origin: 'https://tienda.test:8443' }],
  ['a page without an origin of its own', { Host: 'tienda.test', Origin: 'null' }],
  ['what is no origin', { Host: 'tienda.test', Origin: 'nada' }],
  ['another site, behind a proxy', { Host: '10.0.0.1', 'X-Forwarded-Host': 'tienda.test', Origin: 'https://10.0.0.1' }],
  ['another site that says no origin', { Host: 'tienda.test', 'Sec-Fetch-Site': 'cross-site' }],
])('what %s posts is refused, and not served', async (_who, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await statusOf(method, headers)).toBe(403);
    expect(served).toBe(0);
  }
  expect(await statusOf('GET', headers), 'a link leads here').toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['the store itself', { Host: 'tienda.test', Origin: 'https://tienda.test' }],
  ['the store behind a proxy', { Host: '10.0.0.1', 'X-Forwarded-Host': 'tienda.test', Origin: 'https://tienda.test' }],
  ['a program', { Host: 'tienda.test' }],
])('what %s posts is served', async (_who, headers) => {
  expect(await statusOf('POST', headers)).toBe(200);
});
