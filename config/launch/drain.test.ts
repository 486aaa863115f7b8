import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drainable } from './drain.mjs';

const answerAfterMs = 300;
let server: http.Server;
afterEach(() => server.closeAllConnections());

async function listen(handler: http.RequestListener): Promise<{ port: number; drain: ReturnType<typeof drainable> }> {
  server = http.createServer(handler);
  const drain = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, drain };
}

const slowly: http.RequestListener = (_request, response) => {
  setTimeout(() => response.end('listo'), answerAfterMs);
};

interface Told {
  readonly body: string;
  readonly connection: string | undefined;
}

function get(port: number, agent: http.Agent): Promise<Told> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', agent }, (response) => {
        let body = '';
        response.on('data', (text: Buffer) => (body += text.toString()));
        response.on('end', () => resolve({ body, connection: response.headers.connection }));
      })
      .on('error', reject);
  });
}

describe('a server that is asked to stop', () => {
  test('answers what is under way, says that the connection ends, and takes nobody new', async () => {
    const { port, drain } = await listen(slowly);
    const agent = new http.Agent({ keepAlive: true });
    const answer = get(port, agent);
    await once(server, 'request');
    const drained = drain({ patienceMs: 20_000 });
    await vi.waitUntil(() => !server.listening);
    await expect(once(net.connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    expect(await answer).toEqual({ body: 'listo', connection: 'close' });
    expect(await drained).toBe(true);
  });

  test('lets in all who had connected while it was busy, though it lets in one a turn', async () => {
    const { port, drain } = await listen((_request, response) => response.end('listo'));
    const agent = new http.Agent({ keepAlive: true });
    const answers = Array.from({ length: 8 }, () => get(port, agent));
    // Connected they are, and none of them is let in: the loop has not turned yet.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const drained = drain({ patienceMs: 20_000 });
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(Array(8).fill('listo'));
    expect(await drained).toBe(true);
  });

  test('serves the call that comes on a connection at rest, instead of closing it in its face', async () => {
    const { port, drain } = await listen((_request, response) => response.end('listo'));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    await get(port, agent);
    const drained = drain({ patienceMs: 20_000 });
    await vi.waitUntil(() => !server.listening);
    expect(await get(port, agent)).toEqual({ body: 'listo', connection: 'close' });
    expect(await drained).toBe(true);
  });

  test('ends although a browser keeps its connection', async () => {
    const { port, drain } = await listen((_request, response) => response.end('listo'));
    await get(port, new http.Agent({ keepAlive: true }));
    // With a connection that is still there it would run out of patience, and say so.
    expect(await drain({ patienceMs: 20_000 })).toBe(true);
  });

  test('waits for work whose caller has hung up', async () => {
    const { drain } = await listen(slowly);
    let isIdle = false;
    setTimeout(() => (isIdle = true), answerAfterMs);
    expect([await drain({ patienceMs: 20_000, isIdle: () => isIdle }), isIdle]).toEqual([true, true]);
  });

  test('cuts what does not end in time', async () => {
    const { port, drain } = await listen(() => {});
    const answer = get(port, new http.Agent({ keepAlive: true })).catch((error: Error) => error.message);
    await once(server, 'request');
    expect(await drain({ patienceMs: 400 })).toBe(false);
    expect(await answer).toMatch(/hang up|reset/);
  });
});
