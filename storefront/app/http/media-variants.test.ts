import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptVariants } from './media-variants.server';

let cms: Server;
let cmsUrl = '';
let photo: Buffer;
let version = 1;
let isAway = false;
let sent = 0;

const colour = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  photo = await colour('red');
  cms = createServer((request, response) => {
    if (isAway) return void request.socket.destroy();
    const etag = `"v${version}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    sent++;
    return void response.writeHead(200, { 'content-type': 'image/png', etag }).end(photo);
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(() => void cms.close());

test('a replaced original is noticed within a minute; while the platform is away, what is at hand is shown', async () => {
  let now = 0;
  const variants = keptVariants({ cmsUrl, bucketUrl: null }, () => now);
  const find = async () => (await variants.find('/uploads/a.png', 96, 'image/webp'))?.etag;

  const first = await find();
  now += 61_000;
  expect(await find()).toBe(first);
  expect(sent).toBe(1);

  photo = await colour('blue');
  version = 2;
  now += 30_000;
  expect(await find()).toBe(first);
  now += 31_000;
  const second = await find();
  expect(second).not.toBe(first);

  isAway = true;
  now += 61_000;
  expect(await find()).toBe(second);
  isAway = false;
});
