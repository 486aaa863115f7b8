import type { Page } from '@playwright/test';
import { camera, emptyCartOf, putInCart } from './support/demo-world';
import { expect, test } from './support/journey';
import { slowStore } from './support/slow-store';
import { addButton, cartLink } from './support/store-pages';

const scripts = /\/assets\/[^/]+\.js$/;

/** Holds back what the page asks for; gives what lets it come. */
async function hold(page: Page, asked: RegExp | string): Promise<() => void> {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(asked, async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

const purchase = (page: Page) => page.getByRole('complementary', { name: 'Compra' });

test.beforeEach(() => emptyCartOf('distribuidor'));

test('what a distributor presses before the page is alive is answered once it is, and he stays where he is', async ({
  page,
  enterAs,
}) => {
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');
  const come = await hold(page, scripts);
  await page.goto(`/products/${offer.id}`, { waitUntil: 'commit' });
  await addButton(purchase(page), offer.name).click();
  await addButton(purchase(page), offer.name).click();
  await purchase(page)
    .getByRole('button', { name: /avoritos/ })
    .click();
  await expect(cartLink(page, 1)).toHaveCount(0);
  come();
  await expect(page.getByText('Producto agregado al carrito')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Guardar en una lista' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${offer.id}$`));
  await page.goto('/carts');
  await expect(page.getByText('Subtotal (1 pieza)')).toBeVisible();
});

test('a quantity chosen in the cart before the page is alive counts once it is', async ({ page, enterAs }) => {
  const offer = await camera('distribuidor');
  await putInCart('distribuidor', offer.id, 2);
  await enterAs('distribuidor');
  const come = await hold(page, scripts);
  await page.goto('/carts', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: `Cantidad de ${offer.name}` }).selectOption('3');
  come();
  await expect(page.getByText('Subtotal (3 piezas)')).toBeVisible();
});

test('the menu of a phone pressed before the page is alive opens once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const come = await hold(page, scripts);
  await page.goto('/sucursales', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menú' }).click();
  come();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await expect(page).toHaveURL(/\/sucursales$/);
});

test('the menu of a phone pressed while the rest of the page is on its way opens once it is alive', async ({
  page,
}) => {
  await using store = await slowStore('<main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${store.url}/sucursales`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menú' }).click();
  expect(await page.locator('main').count()).toBe(0);
  store.come();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await expect(page).toHaveURL(/\/sucursales$/);
});

test('what somebody points at before the page is alive opens once it is', async ({ page }) => {
  const come = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Divisiones', exact: true }).getByRole('link').first().hover();
  come();
  await expect(page.getByRole('link', { name: /^Ver todo en / })).toBeVisible();
});

test('a page whose scripts never come sends what was pressed as a page without JavaScript does', async ({
  page,
  enterAs,
}) => {
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/products/${offer.id}`);
  await addButton(purchase(page), offer.name).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
  await expect(page.getByText('Subtotal (1 pieza)')).toBeVisible();
});

test('a page whose scripts are late sends a form by itself after five seconds', async ({ page, enterAs }) => {
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');
  await hold(page, scripts);
  await page.goto(`/products/${offer.id}`, { waitUntil: 'commit' });
  await addButton(purchase(page), offer.name).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
});

test('the form of a visitor sent before its token has come is sent with it', async ({ page }) => {
  const come = await hold(page, '**/form-token*');
  const asked = page.waitForRequest('**/form-token*');
  await page.goto('/se-distribuidor');
  await asked;
  const form = page.getByRole('main');
  await form.getByLabel('Correo electrónico').fill('ana@');
  await form.getByRole('button', { name: 'Enviar mis datos' }).click();
  come();
  await expect(form.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/correo electrónico válido/);
  await expect(form.getByRole('alert')).toHaveCount(0);
});
