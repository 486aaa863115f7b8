import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, camera, emptyCartOf, productThat, putInCart, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { addButton, addProduct, cartLink } from './support/store-pages';

interface Row {
  readonly value_restrictions: string | null;
  readonly inventories: Readonly<Record<string, number>>;
}
interface Seen {
  readonly id: number;
  readonly name: string;
  readonly product_flow_type: string;
  readonly inventories_by_branch: number;
}

const purchase = (page: Page) => page.getByRole('complementary', { name: 'Compra' });
const inventories = (page: Page) => page.getByRole('dialog', { name: 'Inventarios' });

/** A product of the verified flow that the buyer's branch has not, but to which it has alternatives. */
const lacking = () =>
  productThat<Seen>('distribuidor', 'sortCriteria=name', async (product, api) => {
    if (product.product_flow_type !== 'volume' || product.inventories_by_branch > 0) return false;
    const path = `/api/product-alternatives?product_id=${product.id}`;
    return (await api.get<{ data: readonly object[] }>(path)).body.data.length > 0;
  });

test('the stock of every branch opens in its dialog, by address and by link, and closing takes it out of the address; a refurbished piece is added from it at its price, and no more than there are [SF-STOCK-001, SF-STOCK-002, SF-STOCK-003, SF-STOCK-004, SF-STOCK-006, SF-STOCK-007]', async ({
  page,
  enterAs,
}) => {
  const { id } = await productThat<Seen>('distribuidor', 'outlet=1&sortCriteria=name', () => true);
  await enterAs('distribuidor');
  await page.goto(`/products/${id}?categoryId=1&inventories=true`);

  const dialog = inventories(page);
  await expect(dialog.getByRole('columnheader', { name: 'Productos de Remate' })).toBeVisible();
  const columns = await dialog.getByRole('columnheader').allInnerTexts();
  expect(columns[0]).toBe('Sucursal');
  expect(columns[1]).toBe('Stock');
  expect(columns).toEqual(expect.arrayContaining(['Por recibir', 'Fecha disponible']));
  expect(columns.some((column) => /^(NUEVO|MALTRATADO|AAA|A|B|C|D|E)$/.test(column))).toBe(true);
  await expect(dialog.getByRole('rowheader', { name: /^Monterrey\s*Entrega: (Hoy|\d|Sobre)/ })).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: /^MEX-CEDIS \*/ })).toBeVisible();
  await expect(dialog.getByText('* Confirma la disponibilidad con tu ejecutivo de ventas.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page).toHaveURL(`/products/${id}?categoryId=1`);
  await expect(dialog).toHaveCount(0);
  await purchase(page).getByRole('link', { name: 'Ampliar' }).click();
  await expect(page).toHaveURL(/inventories=true/);
  await expect(dialog).toBeVisible();
  await emptyCartOf('distribuidor');
  const price = (await dialog.locator('tfoot td').filter({ hasText: 'USD' }).first().innerText()).split('\n')[0] ?? '';
  await dialog
    .getByRole('button', { name: /^Agregar al carrito, remate / })
    .first()
    .click();
  await expect(page.getByText('Producto agregado al carrito')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await cartLink(page, 1).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  const line = page.getByRole('region', { name: 'Lista de productos' }).getByRole('listitem');
  await expect(line).toContainText(/Remate (NUEVO|MALTRATADO|AAA|A|B|C|D|E)/);
  await expect(line).toContainText(/Solo en: .+ \(\d+\)/);
  await expect(line).toContainText(`${price} c/u`);
  await line.getByRole('combobox', { name: /^Cantidad de / }).selectOption('9');
  await expect(page.getByText(/^No hay suficientes piezas de remate \w+: quedan \d$/)).toBeVisible();
  await expect(line.getByRole('combobox', { name: /^Cantidad de / })).toHaveValue('1');
  expect(await violationsOf(page)).toEqual([]);
});

test('branches that restrict a product stand last in its dialog, with what their buyers are told [SF-STOCK-005]', async ({
  page,
  enterAs,
}) => {
  const { id } = await productThat<Seen>(
    'distribuidor',
    'sortCriteria=list_price&sortDirection=desc',
    async (product, api) => {
      const { body } = await api.get<{ data: Row[] }>(`/api/product-inventories?product_id=${product.id}`);
      return body.data.some((row) => row.value_restrictions !== null);
    },
  );
  await enterAs('distribuidor');
  await page.goto(`/products/${id}?inventories=true`);
  await expect(inventories(page).getByRole('rowheader').last()).toContainText('confirma con tu ejecutivo de ventas');
});

test('the stock that cannot be had opens no dialog and leaves the product on the page', async ({ page, enterAs }) => {
  const { id, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  await page.route(/\/product-inventories\//, (route) => route.abort());
  const link = purchase(page).getByRole('link', { name: 'Ampliar' });
  await link.click();
  await expect(page.getByText('Error al procesar la petición')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(inventories(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/products/${id}`);
  await page.unrouteAll();
  await link.click();
  await expect(inventories(page)).toBeVisible();
});

test('on a phone the heading of the refurbished pieces is read before the table is scrolled', async ({
  page,
  enterAs,
}) => {
  const { id } = await productThat<Seen>('distribuidor', 'outlet=1&sortCriteria=name', () => true);
  await enterAs('distribuidor');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/products/${id}?inventories=true`);
  await expect(inventories(page).getByText('Productos de Remate')).toBeInViewport({ ratio: 1 });
});

test('a carousel says at which of its ends it stands', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/');
  const next = page.getByRole('button', { name: /^Siguientes: / }).first();
  const previous = page.getByRole('button', { name: /^Anteriores: / }).first();
  await next.scrollIntoViewIfNeeded();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    await next.click({ timeout: 1_000 });
    await expect(previous).toHaveAttribute('aria-disabled', 'false', { timeout: 500 });
  }).toPass();
  await expect(async () => {
    if ((await next.getAttribute('aria-disabled')) !== 'true') await next.click({ force: true });
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();
});

test('a visitor who opens the address of the stock sees none, and no dialog [SF-STOCK-008]', async ({ page }) => {
  const { id, name } = await camera('distribuidor');
  await page.goto(`/products/${id}?inventories=true`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a volume product that the branch has not offers what it can deliver; the buyer may keep the original [SF-ALTERNATIVES-002, SF-ALTERNATIVES-003, SF-ALTERNATIVES-004, SF-ALTERNATIVES-005]', async ({
  page,
  enterAs,
}) => {
  await emptyCartOf('distribuidor');
  const { id, name } = await lacking();
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  await addButton(purchase(page), name).click();

  const dialog = page.getByRole('dialog', { name: 'Otras alternativas de entrega inmediata en tu sucursal' });
  await expect(dialog.getByText(/^\d+ alternativas? encontradas?$/)).toBeVisible();
  await expect(dialog.getByText(`No hay suficientes piezas de ${name} en tu sucursal`)).toBeVisible();
  const shown: number[] = [];
  for (const width of [900, 1_000, 1_250]) {
    await page.setViewportSize({ width, height: 900 });
    const [room, card] = await Promise.all([
      dialog.locator('.carousel').boundingBox(),
      dialog.getByRole('article').first().boundingBox(),
    ]);
    shown.push(Math.floor(room!.width / card!.width));
  }
  expect(shown).toEqual([1, 2, 3]);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(addButton(purchase(page), name)).toBeFocused();
  await expect(cartLink(page, 0)).toBeVisible();

  await addButton(purchase(page), name).click();
  await dialog.getByRole('button', { name: 'Deseo conservar mi modelo original' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cartLink(page, 1)).toBeVisible();
});

test('an alternative is added from the dialog; with the cart in checkout the dialog closes and the question is asked', async ({
  page,
  enterAs,
}) => {
  await emptyCartOf('distribuidor');
  const { id, name } = await lacking();
  const other = await camera('distribuidor');
  await putInCart('distribuidor', other.id);
  await (await buyer('distribuidor')).post('/api/cart-stages', { cartStage: 'shipping_method' });
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  await purchase(page)
    .getByRole('button', { name: `Ver alternativas: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Otras alternativas de entrega inmediata en tu sucursal' });
  await expect(dialog.getByRole('button', { name: 'Deseo conservar mi modelo original' })).toHaveCount(0);
  await dialog
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();

  const question = page.getByRole('dialog', { name: 'Tu carrito está en proceso de compra' });
  await expect(question).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await question.getByRole('button', { name: 'Sí, agregar' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
});

test('a picture is enlarged, brought closer and left by keyboard', async ({ page }) => {
  const { id, name } = await camera('distribuidor');
  await page.goto(`/products/${id}`);
  const open = page.getByRole('button', { name: 'Ampliar imagen 1' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  const closer = dialog.getByRole('button', { name: 'Acercar' });
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Alejar' })).toHaveAttribute('aria-pressed', 'true');
  const picture = dialog.getByRole('img', { name: /./ }).first();
  expect((await picture.boundingBox())!.width).toBeGreaterThan(1_400);
  const offCentre = async () => {
    const [inner, outer] = [await picture.boundingBox(), await dialog.locator('.viewer').boundingBox()];
    return Math.round(inner!.x + inner!.width / 2 - outer!.x - outer!.width / 2);
  };
  await expect.poll(async () => Math.abs(await offCentre())).toBeLessThan(20);
  await page.keyboard.press('ArrowRight');
  await expect.poll(offCentre).toBeLessThan(-50);
  await page.keyboard.press('-');
  await expect(closer).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('nothing is asked of YouTube before somebody plays a video', async ({ page }) => {
  const { id, name } = await camera('distribuidor');
  const made = await (
    await staff('catalogo')
  ).post('/product-content/product-videos', {
    product_id: id,
    video_key: 'dQw4w9WgXcQ',
    title: 'Instalación paso a paso',
  });
  expect(made.status).toBe(201);
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>video</p>' });
  });
  const videos = page.getByRole('region', { name: 'Videos' });
  await expect(async () => {
    await page.goto(`/products/${id}`);
    await expect(videos).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await videos.getByRole('link', { name: 'Reproducir video: Instalación paso a paso' }).click();
  await expect(videos.locator('iframe').contentFrame().getByText('video')).toBeVisible();
  await expect(videos.locator('iframe')).toBeFocused();
  expect(asked).toEqual(['www.youtube-nocookie.com']);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('products seen before are shown again in the same browser, without prices, until they are forgotten', async ({
  page,
  enterAs,
}) => {
  const first = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${first.id}`);
  await addButton(purchase(page), first.name).waitFor();
  // Whoever leaves before the page is alive has not seen it.
  await page.waitForFunction(() => localStorage.getItem('mayorista.visited') !== null);
  const second = await productThat<Seen>('distribuidor', 'outlet=1&sortCriteria=name', ({ id }) => id !== first.id);
  await page.goto(`/products/${second.id}`);
  const visited = page.getByRole('region', { name: 'Vistos recientemente' });
  await expect(visited.getByRole('link', { name: first.name })).toBeVisible();
  await expect(visited).not.toContainText('$');
  await visited.getByRole('button', { name: 'Borrar lista' }).click();
  await expect(visited).toHaveCount(0);
  await emptyCartOf('distribuidor');
  await addProduct(page, second.name);
});
