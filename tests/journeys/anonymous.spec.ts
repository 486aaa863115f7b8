import type { Page } from '@playwright/test';
import { camera, offersOf, type Offer } from './support/demo-world';
import { expect, test } from './support/journey';
import { typeInSearch } from './support/store-pages';
import { listen, secretsIn, type Heard } from './support/trade-secrets';

/** Home, a listing, a product opened from it, and the search overlay: what was seen and what the browser was given. */
async function lookAround(page: Page, offer: Offer): Promise<{ seen: string[]; heard: Heard[] }> {
  const heard = listen(page);
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    seen.push(await page.locator('body').innerText());
  };
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look();
  await page.goto(`/products?brandIds=${offer.brand_id}`);
  await page.getByRole('article', { name: offer.name, exact: true }).getByRole('link', { name: offer.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  await look();
  const options = await typeInSearch(page, offer.model);
  await expect(options.filter({ hasText: offer.name })).toHaveCount(1);
  await look();
  await page.getByRole('option').filter({ hasText: offer.name }).click();
  await page.waitForURL(`**/products/${offer.id}**`);
  await page.goto(`/products/${offer.id}`);
  await look();
  await page.getByRole('navigation', { name: 'Divisiones' }).first().hover();
  return { seen, heard: await heard() };
}

test('an anonymous visitor sees no price and no stock: not on a page, not in its data, not in the search [SF-GENERAL-002, SF-CARD-001, SF-CARD-007]', async ({
  page,
}) => {
  const offer = await camera('distribuidor');
  const offers = await offersOf('distribuidor', offer.brand_name);

  const { seen, heard } = await lookAround(page, offer);

  expect(seen.flatMap((text) => secretsIn(text, offers))).toEqual([]);
  expect(seen.join('\n')).not.toMatch(/\d+ (en total|piezas?)|Sin existencia/);
  const told = heard.map(({ url, text }) => ({ url, secrets: secretsIn(text, offers) }));
  expect(told.filter(({ secrets }) => secrets.length > 0)).toEqual([]);
  const paths = heard.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/products', `/products/${offer.id}`, '/multi-search']));
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toHaveCount(0);
});

test('a distributor on the same way is given prices and stock', async ({ page, enterAs }) => {
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');

  const { seen, heard } = await lookAround(page, offer);

  const secretsOf = (path: string): string[] =>
    heard.filter(({ url }) => new URL(url).pathname === path).flatMap(({ text }) => secretsIn(text, [offer]));
  for (const path of ['/', '/products', `/products/${offer.id}`]) {
    expect(secretsOf(path), path).not.toEqual([]);
  }
  expect(seen.join('\n')).toMatch(/\d+ en total/);
});

test('a visitor is led from a product to the login page and back to it', async ({ page }) => {
  const offer = await camera('distribuidor');
  await page.goto(`/products/${offer.id}`);
  const purchase = page.getByRole('complementary', { name: 'Compra' });
  await purchase.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill('distribuidor@demo.test');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Mayorista-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  await expect(purchase).toContainText('USD');
});

test('a search engine is led to every product in both languages; whoever comes by an English address goes on in English', async ({
  page,
  request,
}) => {
  const { id } = await camera('distribuidor');
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
  const places = async (path: string): Promise<URL[]> =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)/g)].map(
      ([, address]) => new URL(address ?? ''),
    );
  const parts = await places(sitemap);
  const told = (await Promise.all(parts.map(({ pathname }) => places(pathname)))).flat();
  expect(told.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/', '/products', '/categories/1', `/products/${id}`]),
  );
  expect((await request.get('/sitemaps/products-99.xml')).status()).toBe(404);

  await page.goto(`/products/${id}`);
  const english = await page.locator('link[rel=alternate][hreflang=en]').getAttribute('href');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`^http.*/products/${id}$`));
  const { pathname, search } = new URL(english ?? '');
  await page.goto(pathname + search);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: 'Mayorista, home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto(pathname + search);
  await page.getByRole('link', { name: 'Cambiar a español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
});
