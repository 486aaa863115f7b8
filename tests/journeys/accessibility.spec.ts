import type { Page } from '@playwright/test';
import { camera, emptyCartOf, putInCart } from './support/demo-world';
import { expect, test } from './support/journey';
import { stage, thankedFolio } from './support/store-pages';
import { violationsOf } from './support/accessibility';

/** Where what opens over a page is judged without a long page below it. */
const plainPage = '/sucursales';

const desk = { name: 'on a desk', width: 1440, height: 900 };
const phone = { name: 'on a phone', width: 390, height: 844 };

/** What axe finds wrong with the page in both windows: resized, not loaded twice. It is left as wide as a desk. */
async function violationsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, ...size } of [phone, desk]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await violationsOf(page)).map((violation) => `${name}: ${violation}`));
  }
  return found;
}

for (const [title, path] of [
  ['the home page', '/'],
  ['a listing', '/products'],
  ['the branches', '/sucursales'],
  ['a landing', '/semana-del-integrador'],
  ['the form of a landing', '/se-distribuidor'],
  ['the login page', '/login'],
  ['a page that does not exist', '/no-existe'],
] as const) {
  test(`axe finds nothing wrong with ${title} of a visitor, on a phone and on a desk`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
  });
}

for (const [title, pathOf] of [
  ['the home page', () => '/'],
  ['a listing', () => '/products'],
  ['a product', (id: number) => `/products/${id}`],
  ['the stock of a product', (id: number) => `/products/${id}?inventories=true`],
  ['the list of orders', () => '/sale-orders'],
  ['an order', () => '/sale-orders/1'],
  ['the list of quotations', () => '/quotations'],
  ['a quotation in work', () => '/quotations/1'],
  ['a quotation that was sent', () => '/quotations/3'],
  ['the list of claims', () => '/incidences'],
  ['a claim', () => '/incidences/1'],
  ['a claim that is being written', () => '/incidences/new?sale_order_id=1'],
  ['a statement', () => '/statements'],
  ['the profile', () => '/my-profile'],
] as const) {
  test(`axe finds nothing wrong with ${title} of a distributor, on a phone and on a desk`, async ({
    page,
    enterAs,
  }) => {
    const { id } = await camera('distribuidor');
    await enterAs('distribuidor');
    await page.goto(pathOf(id));
    await expect(
      page
        .getByRole('button', { name: /^Cuenta de / })
        .or(page.getByRole('dialog'))
        .first(),
    ).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
  });
}

test('axe finds nothing wrong from the cart to the order, on a phone and on a desk', async ({ page, enterAs }) => {
  const { id, name } = await camera('distribuidor');
  await emptyCartOf('distribuidor');
  await enterAs('distribuidor');
  await page.goto('/carts');
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  expect(await violationsInBoth(page), 'empty cart').toEqual([]);
  await putInCart('distribuidor', id);
  await page.goto('/carts');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  expect(await violationsInBoth(page), 'cart').toEqual([]);
  await page.getByRole('button', { name: 'Continuar con el pedido' }).click();
  for (const [title, next] of [
    ['Método de envío', 'Continuar'],
    ['Método de pago', 'Continuar'],
    ['Confirmación del pedido', 'Confirmar pedido'],
  ] as const) {
    await expect(stage(page, title)).toBeVisible();
    expect(await violationsInBoth(page), title).toEqual([]);
    await page.getByRole('button', { name: next, exact: true }).click();
  }
  await thankedFolio(page);
  expect(await violationsInBoth(page), 'order').toEqual([]);
});

test('axe finds nothing wrong with the open menus and dialogs of a distributor; dialogs close with Escape and by a click beside them [SF-UI-001, SF-MENU-001, SF-MENU-002, SF-SEARCH-001, SF-GENERAL-003]', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/');
  const category = /^\/categories\/\d+$/;
  await expect(page.getByRole('link', { name: 'Ver Todos' }).first()).toHaveAttribute('href', category);
  await expect(page.getByRole('heading', { level: 2 }).getByRole('link').first()).toHaveAttribute('href', category);
  await page.goto(plainPage);
  await page.getByRole('navigation', { name: 'Divisiones', exact: true }).getByRole('link').first().hover();
  await expect(page.getByRole('link', { name: /^Ver todo en / })).toHaveAttribute('href', category);
  await expect(page.locator('.mega-panel li a').first()).toHaveAttribute('href', category);
  const help = page.getByRole('contentinfo');
  await expect(help.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(help.getByRole('link', { name: 'Sucursales' })).toHaveAttribute('href', '/sucursales');
  expect(await violationsOf(page), 'division').toEqual([]);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(await violationsOf(page), 'account').toEqual([]);
  await page.getByRole('button', { name: /^Moneda: / }).click();
  await expect(page.getByRole('dialog', { name: 'Moneda' })).toBeVisible();
  expect(await violationsOf(page), 'currency').toEqual([]);
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await close();
    await expect(page.getByRole('dialog', { name: 'Moneda' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Moneda: / }).click();
    await expect(page.getByRole('dialog', { name: 'Moneda' })).toBeVisible();
  }
});

test('axe finds nothing wrong with the menu and the filters of a phone', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: phone.width, height: phone.height });
  await enterAs('distribuidor');
  await page.goto('/products');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  expect(await violationsOf(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  expect(await violationsOf(page), 'filters').toEqual([]);
});
