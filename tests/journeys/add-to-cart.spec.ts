import type { Page } from '@playwright/test';
import { buyer, camera, emptyCartOf, offersOf, productThat, putInCart } from './support/demo-world';
import { expect, test } from './support/journey';
import { addButton, cartLink } from './support/store-pages';

test.beforeEach(() => emptyCartOf('distribuidor'));

const purchase = (page: Page, also: { includeHidden?: boolean } = {}) =>
  page.getByRole('complementary', { name: 'Compra', ...also });

test('the button tells what becomes of a product: it is being added, it is in the cart, and it can be added again [SF-CART-007, SF-CART-008]', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/cart-lines\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const button = addButton(purchase(page), name);
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'request');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button.locator('.spinner')).toBeVisible();
  answer();
  await expect(button).toHaveAttribute('data-state', 'success');
  await expect(button).toHaveText('Agregado');
  await expect(page.getByText('Producto agregado al carrito')).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(button).toHaveAttribute('data-state', 'idle');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('a cart on its way to payment asks whether to go back: no adds nothing and says so, yes adds and takes the cart back [SF-CART-005, SF-CART-009, SF-CART-011, SF-CART-012, SF-CART-013, SF-CART-033]', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  await putInCart('distribuidor', id);
  const api = await buyer('distribuidor');
  const stageOf = async () => (await api.get<{ data: { stage: string } }>('/api/carts/current')).body.data.stage;
  await api.post('/api/cart-stages', { cartStage: 'shipping_method' });
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  // Behind the question it is out of reach, and seen all the same.
  const behind = { includeHidden: true };
  const button = addButton(purchase(page, behind), name, behind);
  const question = page.getByRole('dialog', { name: 'Tu carrito está en proceso de compra' });

  await button.click();
  await expect(button).toHaveAttribute('data-state', 'error');
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('No se agregó este producto al carrito.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(button).toHaveAttribute('data-state', 'idle');
  expect(await stageOf()).toBe('shipping_method');

  await button.click();
  await question.getByRole('button', { name: 'Sí, agregar' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
  expect(await stageOf()).toBe('open');
});

test('pieces are chosen from 1 to 9, typed from 10 on, and begin at 1 again with another product [SF-CART-015, SF-CART-016, SF-CART-018, SF-CART-044]', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  const quantity = purchase(page).getByLabel(/^Cantidad de/);
  await expect(quantity.getByRole('option')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9', '+10']);
  await quantity.selectOption('+10');
  await expect(quantity).toHaveAttribute('type', 'number');
  await expect(quantity).toHaveValue('10');
  await quantity.fill('12');
  await addButton(purchase(page), name).click();
  await expect(cartLink(page, 12)).toBeVisible();

  await page
    .getByRole('region', { name: 'Productos relacionados' })
    .getByRole('article')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(quantity).toHaveValue('1');
});

test('a subscription costs so much a month, and shows no stock, no refurbished pieces, no volume prices and nothing to add [SF-CART-029]', async ({
  page,
  enterAs,
}) => {
  const { id } = await productThat<{ id: number; name: string; product_type: string }>(
    'distribuidor',
    'search=suscripcion',
    ({ product_type: type }) => type === 'product_type_subscription',
  );
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  await expect(purchase(page)).toContainText('/ mes');
  for (const hidden of ['Inventarios', 'Productos de Remate', 'Precios por volumen'])
    await expect(page.getByRole('main').getByText(hidden)).toHaveCount(0);
  await expect(purchase(page).getByRole('button', { name: /^Agregar al carrito/ })).toHaveCount(0);
});

test('who may not place orders sees price and stock, the reason, and nothing to add [SF-CART-030]', async ({
  page,
  enterAs,
}) => {
  const [offer] = await offersOf('distribuidor', 'camara domo');
  await enterAs('vendedor');
  await page.goto(`/products/${offer!.id}`);
  await expect(purchase(page)).toContainText('MXN');
  await expect(purchase(page)).toContainText('Inventarios');
  await expect(purchase(page).getByRole('button', { name: /^Agregar al carrito/ })).toHaveCount(0);
  await expect(cartLink(page, 0)).toHaveCount(0);
});
