import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { apiClient } from './client.server';

test('the platform is told for whom the store asks, so that it holds back that address and not the store', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await apiClient({ cmsUrl, jwt: () => null, clientAddress: '203.0.113.7' }).post('auth/local', {});
  await apiClient({ cmsUrl, jwt: () => 'jwt' }).get('user');
  expect(asked.map((headers) => headers['x-forwarded-for'])).toEqual(['203.0.113.7', undefined]);
});

test('what is known here already is not sent again, and only what was asked with the same words', async () => {
  const body = JSON.stringify({ data: [1, 2, 3] });
  const etag = `"sha256-${createHash('sha256').update(body).digest('base64url')}"`;
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const isKnown = request.headers['if-none-match'] === etag && request.headers['cache-control'] === 'max-age=0';
    sent.push(`${request.url ?? ''} ${isKnown ? 304 : 200}`);
    response.writeHead(isKnown ? 304 : 200, { ETag: etag }).end(isKnown ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const client = apiClient({
    cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    jwt: () => 'jwt',
  });
  for (const page of [1, 1, 2]) expect(await client.get('store-products', { page })).toEqual({ data: [1, 2, 3] });
  expect(sent).toEqual([1, 1, 2].map((page, at) => `/api/store-products?page=${page} ${at === 1 ? 304 : 200}`));
});
