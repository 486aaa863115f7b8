import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { apiClient } from '../api/client.server';
import { sourceChecks } from '../api/source-checks.server';
import { FRESH_MS, pageCache, RENDER_LIMIT_MS, STALE_LIMIT_MS } from './page-cache.server';

const tagOf = (text: string): string => `"sha256-${createHash('sha256').update(text).digest('base64url')}"`;
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

let clock = 0;
beforeEach(() => {
  clock = 1_000_000;
});

interface Wish {
  /** Addresses that are answered without a tag. */
  readonly untagged?: readonly string[];
  /** Until when a page shows the same. */
  readonly until?: number;
}

/** A platform of a few products and the menu, and a store that keeps their pages; counts what is asked, sent whole and rendered. */
async function shop({ untagged = [], until }: Wish = {}) {
  const texts = new Map([
    ['store-frame', 'menu'],
    ['store-products/1', 'one'],
    ['store-products/2', 'two'],
  ]);
  const counts = { asked: 0, sent: 0 };
  const rendered: string[] = [];
  const platform = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://x').pathname.slice('/api/'.length);
    const body = JSON.stringify({ data: texts.get(address) });
    const tag = untagged.includes(address) ? null : tagOf(body);
    const isKnown = tag !== null && (request.headers['if-none-match'] ?? '').includes(tag);
    counts.asked += 1;
    if (!isKnown) counts.sent += 1;
    response.writeHead(isKnown ? 304 : 200, tag === null ? {} : { ETag: tag }).end(isKnown ? undefined : body);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void platform.close());
  const cmsUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const now = () => clock;
  const cache = pageCache({
    isHttps: false,
    now,
    check: sourceChecks(cmsUrl, now),
    async render(request, _nonce, sources) {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      if (until !== undefined) sources.holdsUntil(until);
      const api = apiClient({ cmsUrl, jwt: () => null, sources });
      const parts = await Promise.all(
        ['store-frame', `store-${pathname.slice(1)}`].map((address) => api.get<{ data: string }>(address)),
      );
      const html = parts.map(({ data }) => data).join(' ');
      return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    },
  });
  const visit = async (id: number): Promise<string> => {
    const page = await cache.find(`es|USD|/products/${id}|`, `http://store.invalid/products/${id}`);
    return page?.plain.toString() ?? '';
  };
  /** Visits a page that is too old to be sent before it was looked at. */
  const visitLater = (id: number, ms = STALE_LIMIT_MS + 1): Promise<string> => {
    clock += ms;
    return visit(id);
  };
  return { texts, counts, rendered, visit, visitLater, close: () => platform.close() };
}

describe('a page that was kept', () => {
  test('is neither rendered nor sent anew while what it is made of is as it was', async () => {
    const { counts, rendered, visit, visitLater } = await shop();
    await visit(1);
    const first = { ...counts };
    for (let time = 0; time < 5; time += 1) expect(await visitLater(1)).toBe('menu one');
    expect(rendered).toHaveLength(1);
    expect(counts.sent).toBe(first.sent);
    expect(counts.asked).toBe(first.asked + 10);
  });

  test('is looked at behind the visitor while it is young enough', async () => {
    const { counts, rendered, visit, visitLater } = await shop();
    await visit(1);
    const { asked } = counts;
    await visitLater(1, FRESH_MS + 1);
    await settle();
    expect(counts.asked).toBe(asked + 2);
    // It counts as young again.
    await visitLater(1, FRESH_MS);
    await settle();
    expect(counts.asked).toBe(asked + 2);
    expect(rendered).toHaveLength(1);
  });

  test('is rendered anew at once where one of its parts is another, and pages of others are not', async () => {
    const { texts, rendered, visit, visitLater } = await shop();
    await visit(1);
    await visit(2);
    texts.set('store-products/1', 'uno');
    expect(await visitLater(1)).toBe('menu uno');
    expect(await visit(2)).toBe('menu two');
    expect(rendered).toEqual(['/products/1', '/products/2', '/products/1']);
    texts.set('store-frame', 'carta');
    expect(await visitLater(1)).toBe('carta uno');
    expect(await visit(2)).toBe('carta two');
  });

  test('asks once for what several pages are made of', async () => {
    const { counts, visit, visitLater } = await shop();
    await visit(1);
    await visit(2);
    const { asked } = counts;
    await visitLater(1);
    await visit(2);
    expect(counts.asked).toBe(asked + 3);
  });

  test('is rendered each time where the platform gives a part no tag', async () => {
    const { rendered, visit, visitLater } = await shop({ untagged: ['store-products/1'] });
    await visit(1);
    await visitLater(1);
    expect(rendered).toHaveLength(2);
  });

  test('is rendered anew once something on it begins or ends, and after a minute all the same', async () => {
    const dated = await shop({ until: clock + 2 * STALE_LIMIT_MS });
    await dated.visit(1);
    await dated.visitLater(1);
    expect(dated.rendered).toHaveLength(1);
    await dated.visitLater(1);
    expect(dated.rendered).toHaveLength(2);
    const plain = await shop();
    await plain.visit(1);
    await plain.visitLater(1, RENDER_LIMIT_MS);
    expect(plain.rendered).toHaveLength(2);
  });
});
