import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forwardMedia } from './media-proxy.server';

let cms: Server;
let cmsUrl = '';
const asked: string[] = [];

beforeAll(async () => {
  cms = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/uploads/gone.svg') return void response.writeHead(404).end();
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    return void response
      .writeHead(200, { 'content-type': 'image/svg+xml', etag: '"v1"', 'set-cookie': 'a=1' })
      .end('<svg/>');
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});

afterAll(() => void cms.close());

test('an image comes through with a long life, no cookie, and a policy that runs nothing', async () => {
  const answer = await forwardMedia('/uploads/a.svg', cmsUrl, null);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('<svg/>');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toContain('max-age=86400');
  expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'`);
});

test('a browser that has it is told so', async () => {
  expect((await forwardMedia('/uploads/a.svg', cmsUrl, '"v1"')).status).toBe(304);
});

test('a missing image is a plain 404', async () => {
  expect((await forwardMedia('/uploads/gone.svg', cmsUrl, null)).status).toBe(404);
});

test.each([
  '/api/users.svg',
  '/admin/logo.png',
  '/uploads/../api/x.svg',
  '/uploads/a.html',
  '//evil.example/a.svg',
  '/uploads/a.svg?x=.svg',
])('%s is not fetched at all', async (path) => {
  asked.length = 0;
  expect((await forwardMedia(path, cmsUrl, null)).status).toBe(404);
  expect(asked).toEqual([]);
});
