import { gzipSync } from 'node:zlib';
import { expect, test } from './support/journey';

const KIB = 1_024;
/** What a listing may weigh, gzipped: its page with 60 cards, and the scripts it loads. */
const budgets = { html: 60 * KIB, js: 132 * KIB };
/** Scripts asked for beside the page; each is a request that competes with what is seen. */
const mostPreloads = 14;

const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

const gzipped = (body: Buffer): number => gzipSync(body, { level: 6 }).length;

for (const who of ['a visitor', 'a distributor'] as const) {
  test(`a listing of 60 cards keeps to its weight for ${who}`, async ({ page, enterAs }) => {
    if (who === 'a distributor') await enterAs('distribuidor');
    const scripts: Promise<number>[] = [];
    const pictures = new Set<string | undefined>();
    page.on('response', (response) => {
      if (/^\/media\/.*\?w=\d+$/.test(pathOf(response.url()))) pictures.add(response.headers()['content-type']);
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.body().then(gzipped));
    });
    const listing = await page.goto('/products');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(60);
    expect([...pictures]).toEqual(['image/webp']);
    const js = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    const preloads = page.locator('link[rel=modulepreload]');
    expect(await preloads.count()).toBeLessThanOrEqual(mostPreloads);
    await expect(page.locator('link[rel=modulepreload]:not([fetchpriority=low])')).toHaveCount(0);
    expect(js).toBeGreaterThan(50 * KIB);
    expect(js).toBeLessThanOrEqual(budgets.js);
    expect(gzipped((await listing?.body()) ?? Buffer.alloc(0))).toBeLessThanOrEqual(budgets.html);
  });
}
