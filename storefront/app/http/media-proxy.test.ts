import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mediaProxy, type MediaCall } from './media-proxy.server';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#0a5"/></svg>`;
const readsWebp = 'image/avif,image/webp,image/apng,*/*;q=0.8';

let photo: Buffer;
const asked: string[] = [];
const servers: Server[] = [];

/** A server of pictures; `version` is what it says of them. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let version = '"v1"';
let cmsUrl = '';

function answerAsPlatform(request: IncomingMessage, response: ServerResponse) {
  asked.push(request.url ?? '');
  const kinds: Readonly<Record<string, [string, string | Buffer]>> = {
    '/uploads/a.svg': ['image/svg+xml', drawing],
    '/uploads/a.jpg': ['image/jpeg', photo],
    '/uploads/a.gif': ['image/gif', 'GIF89a…'],
    '/uploads/broken.jpg': ['image/jpeg', 'this is no picture'],
    '/uploads/page.svg': ['text/html', '<script>alert(1)</script>'],
    '/uploads/feed.png': ['application/xml', '<x/>'],
    '/logo.png': ['image/png', photo],
  };
  const found = kinds[request.url ?? ''];
  if (found === undefined) return void response.writeHead(404).end();
  if (request.headers['if-none-match'] === version) return void response.writeHead(304).end();
  return void response.writeHead(200, { 'content-type': found[0], etag: version, 'set-cookie': 'a=1' }).end(found[1]);
}

beforeAll(async () => {
  photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  cmsUrl = await serve(answerAsPlatform);
});
beforeEach(() => {
  version = '"v1"';
  asked.length = 0;
});
afterAll(() => servers.forEach((server) => server.close()));

const call = (path: string, rest: Partial<MediaCall> = {}): MediaCall => ({
  path,
  width: null,
  accept: readsWebp,
  ifNoneMatch: null,
  ...rest,
});

const proxy = (bucketUrl: string | null = null) => mediaProxy({ cmsUrl, bucketUrl });

async function pictureOf(answer: Response) {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { format, width, height };
}

test('an image comes through with a long life, no cookie, and a policy that runs nothing', async () => {
  const answer = await proxy()(call('/uploads/a.svg'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(drawing);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toContain('max-age=86400');
  expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'`);
});

test('a browser that has it is told so, as it is and in a width', async () => {
  const forward = proxy();
  expect((await forward(call('/uploads/a.svg', { ifNoneMatch: '"v1"' }))).status).toBe(304);
  const small = await forward(call('/uploads/a.jpg', { width: '320' }));
  const again = await forward(call('/uploads/a.jpg', { width: '320', ifNoneMatch: small.headers.get('ETag') }));
  expect([small.status, again.status]).toEqual([200, 304]);
});

test('a photo and a drawing are sent in the width asked, in WebP to whoever reads it', async () => {
  const forward = proxy();
  const small = await forward(call('/uploads/a.jpg', { width: '320' }));
  expect([small.headers.get('Content-Type'), small.headers.get('Vary')]).toEqual(['image/webp', 'Accept']);
  expect(await pictureOf(small)).toEqual({ format: 'webp', width: 320, height: 213 });
  expect(await pictureOf(await forward(call('/uploads/a.svg', { width: '160' })))).toEqual({
    format: 'webp',
    width: 160,
    height: 120,
  });
});

test('a browser of before WebP gets the photo smaller and the drawing as it is', async () => {
  const forward = proxy();
  const old = { accept: 'image/png,image/*;q=0.8,*/*;q=0.5' };
  const small = await forward(call('/uploads/a.jpg', { width: '320', ...old }));
  expect(await pictureOf(small)).toEqual({ format: 'jpeg', width: 320, height: 213 });
  expect(await (await forward(call('/uploads/a.svg', { width: '320', ...old }))).text()).toBe(drawing);
});

test('a photo is never blown up beyond its own width', async () => {
  expect(await pictureOf(await proxy()(call('/uploads/a.jpg', { width: '1600' })))).toMatchObject({ width: 1200 });
});

test('what moves or cannot be read is sent as it is', async () => {
  const forward = proxy();
  const moving = await forward(call('/uploads/a.gif', { width: '320' }));
  expect([moving.headers.get('Content-Type'), await moving.text()]).toEqual(['image/gif', 'GIF89a…']);
  const broken = await forward(call('/uploads/broken.jpg', { width: '320' }));
  expect([broken.status, await broken.text()]).toEqual([200, 'this is no picture']);
});

test('it is drawn once for all who ask together and afterwards', async () => {
  const forward = proxy();
  const small = call('/uploads/a.jpg', { width: '640' });
  await Promise.all([forward(small), forward(small), forward(small)]);
  await forward(small);
  expect(asked).toEqual(['/uploads/a.jpg']);
});

test('a missing image is a plain 404, in a width too', async () => {
  expect((await proxy()(call('/uploads/gone.svg'))).status).toBe(404);
  expect((await proxy()(call('/uploads/gone.svg', { width: '320' }))).status).toBe(404);
});

test.each(['321', '0', '-1', '99999', '320px', ''])('the width %j is none of the house: not drawn', async (width) => {
  expect((await proxy()(call('/uploads/a.jpg', { width }))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('where uploads go to a bucket they are asked of it, and of the platform what it has not', async () => {
  const bucketUrl = await serve((request, response) => {
    asked.push(`bucket${request.url}`);
    if (request.url !== '/house/uploads/b.jpg') return void response.writeHead(403).end();
    return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  });
  const forward = proxy(bucketUrl);
  expect(await pictureOf(await forward(call('/house/uploads/b.jpg', { width: '96' })))).toMatchObject({ width: 96 });
  expect((await forward(call('/uploads/a.jpg', { width: '96' }))).status).toBe(200);
  expect(asked).toEqual(['bucket/house/uploads/b.jpg', 'bucket/uploads/a.jpg', '/uploads/a.jpg']);
});

test.each([
  '/api/users.svg',
  '/admin/logo.png',
  '/uploads/../api/x.svg',
  '/uploads/a.html',
  '//evil.example/a.svg',
  '/uploads/a.svg?x=.svg',
  '/uploads/%2e%2e/api/x.svg',
  '/uploads/..%2fapi/x.svg',
  '/uploads%2f..%2fapi/x.svg',
  '/%61pi/users.svg',
  '/API/users.svg',
  '/api',
  '/uploads/%252e%252e/api/x.svg',
  '/uploads/..\\api\\x.svg',
  '/uploads/%5c..%5capi.svg',
  '/uploads//a.svg',
  '/uploads/./a.svg',
  '/uploads/%zz.svg',
])('%s is not fetched at all', async (path) => {
  expect((await proxy()(call(path))).status).toBe(404);
  expect((await proxy()(call(path, { width: '320' }))).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each(['/uploads/page.svg', '/uploads/feed.png'])(
  '%s is none by its type: not passed on, in no width',
  async (path) => {
    for (const width of [null, '320']) {
      const answer = await proxy()(call(path, { width }));
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    }
  },
);

test('of the platform only what lies among its uploads is asked', async () => {
  expect((await proxy()(call('/logo.png'))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('a name with escaped letters is the file of those letters', async () => {
  expect((await proxy()(call('/uploads/%61.svg'))).status).toBe(200);
  expect(asked).toEqual(['/uploads/a.svg']);
});
