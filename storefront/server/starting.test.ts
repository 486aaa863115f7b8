import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { sayStarting } from './starting.mjs';

test('until the platform has answered once the store says that it is starting, and asks again by itself; afterwards never', async () => {
  let isUp = false;
  const asked: string[] = [];
  const store = express();
  store.use(
    sayStarting('http://cms.invalid', (url: string) => {
      asked.push(url);
      return Promise.resolve(isUp);
    }),
  );
  store.get('/', (_request, response) => response.send('Catálogo'));
  const server = store.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const open = () =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { Accept: 'text/html' } });

  const early = await open();
  expect([early.status, early.headers.get('Retry-After'), early.headers.get('Cache-Control')]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  const text = await early.text();
  expect(text).toContain('La tienda está iniciando');
  expect(text).toContain('<meta http-equiv="refresh" content="2">');

  isUp = true;
  expect(await (await open()).text()).toBe('Catálogo');
  isUp = false;
  expect((await open()).status).toBe(200);
  expect(asked).toEqual(['http://cms.invalid/_health', 'http://cms.invalid/_health']);
  server.close();
});
