import type { Route } from '@playwright/test';
import { buyer, camera, emptyCartOf, putInCart } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel } from './support/panel-pages';
import {
  addButton,
  addProduct,
  amountOf,
  cartLink,
  logIn,
  placeOrder,
  stage,
  typeInSearch,
} from './support/store-pages';

test.beforeEach(() => emptyCartOf('distribuidor'));

test('a distributor finds a camera by part of its model, orders it, and staff finds the order in the panel [SF-CART-001, SF-CART-010, SF-AUTH-003]', async ({
  page,
  panel,
}) => {
  const { name, model } = await camera('distribuidor');
  await logIn(page, 'distribuidor');

  const options = await typeInSearch(page, model.slice(0, -2));
  await options.filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await addProduct(page, name);
  await cartLink(page, 1).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  const total = await amountOf(page, 'Total').innerText();
  const folio = await placeOrder(page);

  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${folio}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lista de productos' }).getByRole('link', { name })).toBeVisible();
  await expect(amountOf(page, 'Total')).toHaveText(total);
  await expect(cartLink(page, 0)).toBeVisible();

  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page
    .getByRole('navigation', { name: 'Páginas de tu cuenta' })
    .getByRole('link', { name: 'Mis pedidos' })
    .click();
  const row = page.getByRole('table', { name: 'Mis pedidos' }).getByRole('row').filter({ hasText: folio });
  await expect(row).toContainText(total);
  await row.getByRole('link', { name: folio }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${folio}` })).toBeVisible();

  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await page.goto('/sale-orders');
  await expect(page).toHaveURL(/\/login\?/);

  await enterPanel(panel, 'soporte', '/plugins/sales/pedidos');
  await panel.getByRole('row').filter({ hasText: folio }).getByRole('link', { name: folio }).click();
  await expect(panel.getByRole('heading', { level: 1, name: new RegExp(folio) })).toBeVisible();
  await expect(panel.getByText(name).first()).toBeVisible();
});

test('the pieces of a cart on its way to payment stand reserved, with the time left; another currency lets them go, and shipping and payment are entered again [SF-CURRENCY-007]', async ({
  page,
  enterAs,
}) => {
  const { id } = await camera('distribuidor');
  await putInCart('distribuidor', id);
  await enterAs('distribuidor');
  await page.goto('/carts');
  await page.getByRole('button', { name: 'Continuar con el pedido' }).click();
  await stage(page, 'Método de envío')
    .getByRole('radio', { name: /Tu sucursal/ })
    .check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();

  const timer = page.getByRole('timer').filter({ hasText: 'apartadas' });
  await expect(timer).toHaveText(/Tus piezas están apartadas por (30:00|29:\d\d)/);
  const before = await timer.innerText();
  await expect(timer).not.toHaveText(before);

  await page.getByRole('button', { name: 'Regresar' }).click();
  await expect(stage(page, 'Método de envío')).toBeVisible();
  await expect(timer).toHaveCount(0);

  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(timer).toBeVisible();
  const chooseCurrency = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Moneda: ${from}. Cambiar` }).click();
    const dialog = page.getByRole('dialog', { name: 'Moneda' });
    await expect(dialog).toContainText('deberás ingresar de nuevo los métodos de pago y de envío');
    await dialog.getByRole('button', { name: to }).click();
    await expect(page.getByRole('button', { name: `Moneda: ${from}. Cambiar` })).toHaveCount(0);
  };
  await chooseCurrency('USD', 'Pesos mexicanos (MXN)');
  await expect(page.getByRole('button', { name: 'Continuar con el pedido' })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await chooseCurrency('MXN', 'Dólares (USD)');
});

test("choosing pesos shows every amount in pesos at the day's exchange rate, and choosing dollars brings them back [SF-CURRENCY-001, SF-CURRENCY-003, SF-CURRENCY-006]", async ({
  page,
  enterAs,
}) => {
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${offer.id}`);
  const purchase = page.getByRole('complementary', { name: 'Compra' });
  const dollars = pesosOrDollars(offer.calculated_distributor_price);
  await expect(purchase).toContainText(`${dollars} USD`);

  await page.getByRole('button', { name: 'Moneda: USD. Cambiar' }).click();
  const choice = page.getByRole('dialog', { name: 'Moneda' });
  await expect(choice).toContainText('pueden cambiar sin previo aviso por la fluctuación del tipo de cambio');
  await choice.getByRole('button', { name: 'Pesos mexicanos (MXN)' }).click();
  await expect(page.getByRole('button', { name: 'Moneda: MXN. Cambiar' })).toBeVisible();
  const { body } = await (
    await buyer('distribuidor')
  ).get<{ data: { calculated_distributor_price: string } }>(`/api/store-products/${offer.id}?currency=MXN`);
  const pesos = body.data.calculated_distributor_price;
  expect(Number(pesos)).toBeGreaterThan(10 * Number(offer.calculated_distributor_price));
  await expect(purchase).toContainText(`${pesosOrDollars(pesos)} MXN`);
  await expect(purchase).not.toContainText('USD');

  await addProduct(page, offer.name);
  await page.goto('/carts');
  await expect(amountOf(page, 'Subtotal')).toHaveText(`${pesosOrDollars(pesos)} MXN`);

  await page.getByRole('button', { name: 'Moneda: MXN. Cambiar' }).click();
  await page.getByRole('dialog', { name: 'Moneda' }).getByRole('button', { name: 'Dólares (USD)' }).click();
  await expect(amountOf(page, 'Subtotal')).toHaveText(`${dollars} USD`);
});

test('a line is changed and removed in the cart, and the whole cart is emptied', async ({ page, enterAs }) => {
  const offer = await camera('distribuidor');
  await putInCart('distribuidor', offer.id, 2);
  await enterAs('distribuidor');
  await page.goto('/carts');
  await expect(amountOf(page, 'Subtotal')).toContainText('USD');

  await page.getByRole('combobox', { name: `Cantidad de ${offer.name}` }).selectOption('3');
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(page.getByText('Subtotal (3 piezas)')).toBeVisible();

  await page.getByRole('button', { name: `Quitar del carrito: ${offer.name}` }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();

  await putInCart('distribuidor', offer.id);
  await page.reload();
  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
});

test('what one tab changes in the cart stands in the other at once, and what another device changed when somebody comes back to it', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  await putInCart('distribuidor', id, 2);
  await enterAs('distribuidor');
  await page.goto('/carts');
  const second = await page.context().newPage();
  await second.goto('/carts');
  await second.getByRole('combobox', { name: `Cantidad de ${name}` }).selectOption('3');
  await expect(second.getByText('Subtotal (3 piezas)')).toBeVisible();
  await expect(page.getByText('Subtotal (3 piezas)')).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Cantidad de ${name}` })).toHaveValue('3');

  await putInCart('distribuidor', id, 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Subtotal (4 piezas)')).toBeVisible();
  await second.close();
});

/** '1234.50' as the store writes it: '$1,234.50'. */
const pesosOrDollars = (amount: string): string =>
  `$${Number(amount).toLocaleString('es-MX', { minimumFractionDigits: 2 })}`;

const failures = {
  'no connection': (route: Route) => route.abort(),
  'a gateway that cannot reach the store': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
};

test('no connection, or a gateway that cannot reach the store, while a product is added is told on the button, and the product stays on the page [SF-CART-036]', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  const button = addButton(page.getByRole('complementary', { name: 'Compra' }), name);
  await button.focus();
  for (const [failure, fail] of Object.entries(failures))
    await test.step(failure, async () => {
      await page.route(/\/cart-lines\.data/, fail);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('data-state', 'error');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(button).toHaveAttribute('data-state', 'idle');
      await expect(button).toBeFocused();
      await page.unrouteAll();
    });
  await page.keyboard.press('Enter');
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(button).toBeFocused();
});

test('a change in the cart that nobody answers is told, and the quantity that holds stands again', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  await putInCart('distribuidor', id);
  await enterAs('distribuidor');
  await page.goto('/carts');
  await page.route(/\/carts/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const quantity = page.getByLabel(`Cantidad de ${name}`);
  await quantity.selectOption('3');
  await expect(page.getByText('Error al procesar la petición')).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
});

test('a quantity is typed by keyboard; Enter sends what it becomes, once [SF-CART-027]', async ({ page, enterAs }) => {
  const { id, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart-lines'))
      sent.push(new URLSearchParams(request.postData() ?? '').get('quantity'));
  });
  const quantity = page.getByRole('complementary', { name: 'Compra' }).getByLabel(`Cantidad de ${name}`);
  await quantity.selectOption('10');
  await expect(quantity).toBeFocused();
  await page.keyboard.type('0');
  await expect(quantity).toHaveValue('0');
  await page.keyboard.press('Enter');
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await expect(quantity).toBeFocused();
  expect(sent).toEqual(['1']);
});

test('pressing twice adds once', async ({ page, enterAs }) => {
  const { id, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart-lines')) sent.push(request.url());
  });
  await addButton(page.getByRole('complementary', { name: 'Compra' }), name).dblclick();
  await expect(cartLink(page, 1)).toBeVisible();
  expect(sent).toHaveLength(1);
});
