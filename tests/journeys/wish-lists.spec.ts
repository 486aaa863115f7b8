import { violationsOf } from './support/accessibility';
import { buyer, camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { cartLink } from './support/store-pages';

/** The account begins with nothing kept in lists of a name. */
async function forgetLists(account: string): Promise<void> {
  const api = await buyer(account);
  const { body } = await api.get<{ data: { id: number | null; type: string }[] }>('/api/wish-lists');
  for (const { id, type } of body.data) if (type !== 'general') await api.delete(`/api/wish-lists/${id}`);
}

test.beforeEach(async () => {
  await emptyCartOf('distribuidor');
  await forgetLists('distribuidor');
});

test('a distributor keeps a product in a new list, finds it there, puts the list into the cart, and removes the list [SF-WISHLIST-001, SF-WISHLIST-004, SF-WISHLIST-006, SF-WISHLIST-007, SF-GENERAL-006, SF-UI-004]', async ({
  page,
  enterAs,
}) => {
  const offer = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto(`/products/${offer.id}`);
  const heart = page.getByRole('complementary', { name: 'Compra' }).getByRole('button', { name: /avoritos/ });
  await heart.click();
  const window = page.getByRole('dialog', { name: 'Guardar en una lista' });
  await expect(window.getByRole('button', { name: /^Favoritos/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await window.getByRole('button', { name: 'Nueva lista' }).click();
  await window.getByRole('button', { name: 'Crear lista' }).click();
  await expect(window.getByRole('alert')).toHaveText('Introduzca un nombre para la lista.');
  await window.getByLabel('Nombre de la lista').fill('Obra Monterrey');
  await window.getByRole('button', { name: 'Crear lista' }).click();
  await expect(page.getByText('Producto agregado a Obra Monterrey')).toBeVisible();
  await expect(window).toBeHidden();
  await expect(heart).toBeFocused();

  await page.getByRole('link', { name: 'Favoritos', exact: true }).first().click();
  await page
    .getByRole('navigation', { name: 'Favoritos' })
    .getByRole('link', { name: /Obra Monterrey/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obra Monterrey' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Productos de la lista' })).toContainText(offer.name);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Agregar todo al carrito' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'La lista está en tu carrito' })).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Obra Monterrey/ })).toHaveCount(0);
});

test('a list made from the heart of the header opens at once [SF-WISHLIST-008]', async ({ page, enterAs }) => {
  await enterAs('distribuidor');
  await page.goto('/');
  await page.getByRole('link', { name: 'Favoritos', exact: true }).first().click();
  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await page.getByLabel('Nombre de la lista').fill('Bodega');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-wish-lists\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esta lista está vacía' })).toBeVisible();
});

test('a visitor sees no hearts, and the page of a list asks to log in', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /favoritos/i })).toHaveCount(0);
  await page.goto('/user-wish-lists/1');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fuser-wish-lists%2F1/);
});
