import http, { type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type Response } from 'express';
import { afterEach, expect, test } from 'vitest';
import { flushSeldom } from './flush-seldom.mjs';

const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.closeAllConnections()));

const flushed = (response: Response, text: string): void => {
  response.write(text);
  (response as Response & { flush: () => void }).flush();
};

async function asked(app: Express): Promise<IncomingMessage> {
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http.get({ host: '127.0.0.1', port, headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject);
  });
}

const pieces = Array.from({ length: 200 }, (_, at) => `<li class="card">Producto ${at}: cámara domo</li>`.repeat(8));

test('a page written and flushed in many pieces is compressed about as well as in one', async () => {
  const app = express().use(compression(), flushSeldom);
  app.get('/', (_request, response) => {
    response.type('html');
    for (const piece of pieces) flushed(response, piece);
    response.end();
  });
  let size = 0;
  for await (const chunk of await asked(app)) size += (chunk as Buffer).length;
  expect(size).toBeLessThan(gzipSync(pieces.join('')).length * 1.2);
});

test('what is ready is sent while the rest is waited for', async () => {
  const app = express().use(compression(), flushSeldom);
  let isOver = false;
  app.get('/', (_request, response) => {
    response.type('html');
    flushed(response, pieces[0] ?? '');
    void pause(2_000).then(() => {
      isOver = true;
      response.end('fin');
    });
  });
  const answer = await asked(app);
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect(first.length).toBeGreaterThan(0);
  expect(isOver).toBe(false);
});
