import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddressNotAllowed, guardedFetch } from '../src/outgoing/guarded-fetch';

let app: TestApp;
let server: Server;
let port: number;
const asked: string[] = [];

/** A service of this machine that nobody outside should reach; `/hop` sends on to another name of it. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith('/to/') === true)
      return void response.writeHead(302, { location: decodeURIComponent(request.url.slice('/to/'.length)) }).end();
    // Never ends: whoever reads it all waits for ever.
    if (request.url === '/long') return void response.write('x'.repeat(100_000));
    if (request.url === '/never') return undefined;
    return void response.end('secret of this machine');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  app = await boot({ WEBHOOK_HOSTS: `localhost:${port}` });
});
beforeEach(() => (asked.length = 0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const names = () => ['127.0.0.1', '0.0.0.0', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'];

test('no name of this machine is called', async () => {
  for (const name of names())
    await expect(guardedFetch(`http://${name}:${port}/`), name).rejects.toBeInstanceOf(AddressNotAllowed);
  expect(asked).toEqual([]);
});

test('a trusted host is called, but its redirect to one that is not ends there', async () => {
  const trustedHosts = [`localhost:${port}`];
  const { status, body } = await guardedFetch(`http://localhost:${port}/`, {}, { trustedHosts });
  expect([status, body.toString()]).toEqual([200, 'secret of this machine']);
  for (const name of names().filter((each) => each !== 'localhost')) {
    const hop = `http://localhost:${port}/to/${encodeURIComponent(`http://${name}:${port}/secret`)}`;
    await expect(guardedFetch(hop, {}, { trustedHosts }), name).rejects.toBeInstanceOf(AddressNotAllowed);
  }
  expect(asked.filter((call) => call.includes('/secret'))).toEqual(asked.filter((call) => call === 'GET /secret'));
  expect(asked).not.toContain('GET /secret');
});

test('only the web is called, and no chain of redirects without end', async () => {
  const trustedHosts = [`localhost:${port}`];
  await expect(guardedFetch('file:///etc/passwd')).rejects.toBeInstanceOf(AddressNotAllowed);
  const loop = (rest: string): string => `http://localhost:${port}/to/${encodeURIComponent(rest)}`;
  const chain = loop(loop(loop(loop(`http://localhost:${port}/`))));
  await expect(guardedFetch(chain, {}, { trustedHosts })).rejects.toThrow('more than 3 redirects');
  expect(asked).not.toContain('GET /');
});

test('neither a long answer nor one that never comes holds anybody up', async () => {
  const trustedHosts = [`localhost:${port}`];
  const { body } = await guardedFetch(
    `http://localhost:${port}/long`,
    {},
    { trustedHosts, maxBytes: 1_000, timeoutMs: 3_000 },
  );
  expect(body).toHaveLength(1_000);
  const waiting = guardedFetch(`http://localhost:${port}/never`, {}, { trustedHosts, timeoutMs: 100 });
  await expect(waiting).rejects.toThrow(/abort|timeout/i);
});

test.each(['admin', 'catalogo', 'cumplimiento', 'compras', 'marketing', 'soporte'])(
  '%s of the panel has the platform fetch no address for the media library',
  async (account) => {
    const staff = await app.asStaff(account);
    const before = await app.strapi.db.query('plugin::upload.file').count({});
    for (const name of names()) {
      const answer = await staff.post('/upload/actions/upload-from-urls', { urls: [`http://${name}:${port}/a.svg`] });
      expect([404, 405]).toContain(answer.status);
    }
    expect(asked).toEqual([]);
    expect(await app.strapi.db.query('plugin::upload.file').count({})).toBe(before);
  },
);

test.each(['admin', 'soporte'])('%s of the panel sends no mail of their own making', async (account) => {
  const staff = await app.asStaff(account);
  const attachments = [{ path: '/etc/hostname' }, { href: `http://127.0.0.1:${port}/` }];
  const before = await app.strapi.db.query('api::kernel.mail').count({});
  const answer = await staff.post('/email', { to: 'otro@demo.test', subject: 'x', text: 'x', attachments });
  expect([404, 405]).toContain(answer.status);
  expect(asked).toEqual([]);
  expect(await app.strapi.db.query('api::kernel.mail').count({})).toBe(before);
});

interface Tried {
  readonly data: { readonly statusCode: number; readonly message?: string };
}

async function webhook(staff: Client, url: string): Promise<Tried> {
  const made = await staff.post<{ data: { id: number } }>('/admin/webhooks', {
    name: `Prueba ${url}`,
    url,
    headers: {},
    events: ['entry.create'],
  });
  expect(made.status).toBe(201);
  const tried = await staff.post<Tried>(`/admin/webhooks/${made.body.data.id}/trigger`);
  await staff.delete(`/admin/webhooks/${made.body.data.id}`);
  return tried.body;
}

test('a webhook reaches a host that the house named, and no other of this machine', async () => {
  const admin = await app.asStaff('admin');
  expect((await webhook(admin, `http://localhost:${port}/hook`)).data.statusCode).toBe(200);
  expect(asked).toEqual(['POST /hook']);
  asked.length = 0;
  for (const name of ['127.0.0.1', '0.0.0.0']) {
    const { data } = await webhook(admin, `http://${name}:${port}/hook`);
    expect(data.statusCode).toBe(500);
    expect(data.message).toBe(`${name} is not an address of the public internet`);
  }
  expect(asked).toEqual([]);
});
