import { camera, emptyCartOf, putInCart } from './support/demo-world';
import { endSessionOf, expiredSessionOf } from './support/expired-session';
import { expect, test } from './support/journey';
import { mailOf } from './support/started-world';
import { logIn } from './support/store-pages';

test('a wrong password is refused in words, and has to be typed again; whoever does not exist is refused in the same words', async ({
  page,
}) => {
  await page.goto('/login?redirectTo=%2Fsale-orders');
  const identifier = page.getByRole('textbox', { name: 'Correo electrónico o usuario' });
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await identifier.fill(mailOf('distribuidor'));
  await password.fill('no es esta');
  await page.getByRole('button', { name: 'Entrar' }).click();

  await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos');
  await expect(identifier).toHaveValue(mailOf('distribuidor'));
  await expect(page).toHaveURL(/\/login/);
  expect(await page.content()).not.toContain('no es esta');

  await page.goto('/login');
  await identifier.fill('nadie@demo.test');
  await password.fill('no es esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos');
});

test('whoever comes with an expired session is told so, logs in again and lands where they wanted to go [SF-GENERAL-011]', async ({
  page,
  context,
}) => {
  await context.addCookies([await expiredSessionOf('distribuidor')]);
  await page.goto('/sale-orders');
  await expect(page.getByRole('status')).toHaveText('La sesión ha expirado. Inicia sesión nuevamente');

  await page.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill(mailOf('distribuidor'));
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Mayorista-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
});

test('a session that expires while one shops shows the catalogue without prices instead of an error [SF-AUTH-005]', async ({
  page,
  context,
}) => {
  const { id, name } = await camera('distribuidor');
  await logIn(page, 'distribuidor');
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('complementary', { name: 'Compra' })).toContainText('USD');
  await endSessionOf(context);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Compra' })).not.toContainText('USD');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect((await context.cookies()).filter((cookie) => cookie.name === 'mayorista_session')).toEqual([]);
});

test('adding with a session that expired leads to the login page', async ({ page, context }) => {
  const { id, name } = await camera('distribuidor');
  await logIn(page, 'distribuidor');
  await page.goto(`/products/${id}`);
  await endSessionOf(context);
  await page.getByRole('button', { name: `Agregar al carrito: ${name}`, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('La sesión ha expirado. Inicia sesión nuevamente');
});

test('after logging out, the back button shows neither prices nor the cart', async ({ page }) => {
  const { id } = await camera('distribuidor');
  await emptyCartOf('distribuidor');
  await putInCart('distribuidor', id);
  await logIn(page, 'distribuidor');
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('complementary', { name: 'Compra' })).toContainText('USD');
  await page.goto('/carts');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  await page.goto('/');
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('complementary', { name: 'Compra' })).toContainText('Inicia sesión');
  await expect(page.getByRole('complementary', { name: 'Compra' })).not.toContainText('USD');
});

test("a distributor's order is not another company's to see", async ({ page, enterAs }) => {
  await enterAs('distribuidor');
  await page.goto('/sale-orders');
  const order = page.getByRole('table', { name: 'Mis pedidos' }).getByRole('link').first();
  const folio = await order.innerText();
  const path = (await order.getAttribute('href')) ?? '';
  await enterAs('otro');
  await page.goto('/sale-orders');
  await expect(page.getByRole('link', { name: folio })).toHaveCount(0);

  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  expect(await page.content()).not.toContain(folio);
});
