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
