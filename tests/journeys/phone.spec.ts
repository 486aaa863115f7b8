import type { Page } from '@playwright/test';
import { camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { addProduct, cartLink, placeOrder } from './support/store-pages';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** How many pixels the page is wider than the phone. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth);

test('on a phone a distributor finds a camera through the menu and the filters, and buys it', async ({
  page,
  enterAs,
}) => {
  await emptyCartOf('distribuidor');
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto('/');
  expect(await overflow(page)).toBe(0);
  const account = page.getByRole('button', { name: /^Cuenta de / });
  await expect(async () => {
    await account.tap();
    await expect(page.getByRole('link', { name: 'Pedido rápido' })).toBeInViewport({ ratio: 1, timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');

  const menu = page.getByRole('dialog', { name: 'Menú' });
  // A tap before the page has come alive opens nothing: people tap again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Menú' }).tap();
    await expect(menu).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await menu.getByText('Videovigilancia', { exact: true }).tap();
  await menu.getByRole('link', { name: 'Ver todo en Videovigilancia' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Videovigilancia' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: 'Filtrar' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByRole('checkbox', { name: 'Con existencia' }).check();
  await filters.getByRole('checkbox', { name: new RegExp(`^${offer.brand_name} `) }).check();
  expect(await overflow(page)).toBe(0);
  await filters.getByRole('button', { name: /^Ver \d+ productos?$/ }).tap();
  await expect(filters).toHaveCount(0);
  const active = page.getByRole('list', { name: 'Filtros activos' });
  await expect(active.getByRole('link', { name: `Quitar filtro: ${offer.brand_name}` })).toBeVisible();
  await expect(active.getByRole('link', { name: 'Quitar filtro: Con existencia' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio de lista: mayor a menor');
  await expect(page).toHaveURL(/desc/);

  await page.getByRole('article', { name: offer.name, exact: true }).getByRole('link', { name: offer.name }).tap();
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await addProduct(page, offer.name);
  await cartLink(page, 1).tap();
  await page.getByRole('link', { name: 'Checkout' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const folio = await placeOrder(page);
  expect(await overflow(page)).toBe(0);

  await page.getByRole('link', { name: 'Mis pedidos' }).first().tap();
  await expect(page.getByRole('link', { name: folio })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('a phone shows no page that has to be scrolled sideways', async ({ page }) => {
  for (const path of ['/', '/products', '/login', '/no-existe', '/store-currency']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await overflow(page), path).toBe(0);
  }
});
