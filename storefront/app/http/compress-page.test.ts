import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageAnswer, type PageEncoding } from './compress-page.server';

const page = Buffer.from(`<!DOCTYPE html><p>${'Cámara “domo” 📷 '.repeat(500)}</p>`);
const read: Readonly<Record<PageEncoding, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each<PageEncoding>(['br', 'gzip'])('a page in %s is the page, far smaller, and says so', async (encoding) => {
  const answer = pageAnswer(page, encoding, { status: 404, headers: new Headers({ 'X-Kept': 'yes' }) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(page.length / 10);
  expect(read[encoding](bytes)).toEqual(page);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-encoding': encoding,
    'content-type': 'text/html; charset=utf-8',
    'x-kept': 'yes',
  });
});

test('who takes no compressed page is sent it as it is', async () => {
  const answer = pageAnswer(page, undefined, { status: 200, headers: new Headers() });
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(await answer.text()).toBe(page.toString());
});
