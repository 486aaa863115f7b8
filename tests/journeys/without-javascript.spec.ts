import { camera, emptyCartOf, productThat, putInCart, type Offer } from './support/demo-world';
import { expect, test } from './support/journey';
import { endSessionOf, sessionOf } from './support/expired-session';
import { demoPassword, mailOf } from './support/started-world';
import { addButton, amountOf, placeOrder } from './support/store-pages';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor finds a product by search and by filter', async ({ page }) => {
  const offer = await camera('distribuidor');
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill(offer.model);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('article', { name: offer.name, exact: true })).toBeVisible();

  await page.goto(`/categories/${offer.category_id}`);
  await page.getByRole('checkbox', { name: new RegExp(`^${offer.brand_name} `) }).check();
  await page.getByRole('complementary', { name: 'Filtros' }).getByRole('button', { name: 'Aplicar' }).click();
  const brand = page.getByRole('link', { name: `Quitar filtro: ${offer.brand_name}` });
  await expect(brand).toBeVisible();
  await page.getByRole('article', { name: offer.name, exact: true }).getByRole('link', { name: offer.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
});

test('without JavaScript a distributor logs in, fills the cart, changes it and orders', async ({ page }) => {
  await emptyCartOf('distribuidor');
  const offer = await camera('distribuidor');
  await page.goto(`/products/${offer.id}`);
  await page.getByRole('complementary', { name: 'Compra' }).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill(mailOf('distribuidor'));
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();

  const purchase = page.getByRole('complementary', { name: 'Compra' });
  await expect(purchase).toContainText('USD');
  await purchase.getByRole('combobox', { name: `Cantidad de ${offer.name}` }).selectOption('2');
  await addButton(purchase, offer.name).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
  await expect(page.getByText('Subtotal (2 piezas)')).toBeVisible();
  const subtotalOfTwo = await amountOf(page, 'Subtotal').innerText();

  await page.getByRole('combobox', { name: `Cantidad de ${offer.name}` }).selectOption('3');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Subtotal (3 piezas)')).toBeVisible();
  await expect(amountOf(page, 'Subtotal')).not.toHaveText(subtotalOfTwo);

  const folio = await placeOrder(page);
  await page.goto('/sale-orders');
  await expect(page.getByRole('link', { name: folio })).toBeVisible();
});

test('without JavaScript a line is removed, the currency chosen by a form with its token, and even a session that is no good any more ended [SF-CURRENCY-002, SF-CURRENCY-004, SF-AUTH-002, SF-AUTH-006]', async ({
  page,
  context,
  enterAs,
}) => {
  const offer = await camera('distribuidor');
  await emptyCartOf('distribuidor');
  await putInCart('distribuidor', offer.id);
  await enterAs('distribuidor');
  await page.goto('/carts');

  const without = await page.request.post('/store-currency?to=MXN&redirectTo=/', {
    form: { to: 'MXN' },
    maxRedirects: 0,
  });
  expect(without.status()).toBe(419);
  await page.getByRole('button', { name: 'Moneda: USD. Cambiar' }).click();
  await page.getByRole('button', { name: 'Pesos mexicanos (MXN)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
  await expect(amountOf(page, 'Subtotal')).toContainText('MXN');
  await page.getByRole('button', { name: `Quitar del carrito: ${offer.name}` }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();

  await context.addCookies([await sessionOf('distribuidor')]);
  await page.goto('/auth?logout=true');
  await endSessionOf(context);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'mayorista_session')).toEqual([]);
});

test('without JavaScript a product is kept, changed, moved to a new list and taken out, and the list removed', async ({
  page,
  enterAs,
}) => {
  const { id, name } = await camera('distribuidor');
  const list = `Obra ${Date.now()}`;
  await enterAs('distribuidor');
  await page.goto('/user-wish-lists/general');
  await page.locator('summary', { hasText: 'Nueva lista' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la lista' }).fill(list);
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();

  await page.goto(`/products/${id}`);
  const heart = page.getByRole('complementary', { name: 'Compra' });
  await heart.getByRole('button', { name: `Guardar en favoritos: ${name}` }).click();
  await page.getByRole('combobox', { name: `Cantidad de ${name}` }).selectOption('4');
  const kept = page.getByRole('listitem').filter({ hasText: name });
  await kept.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Piezas guardadas')).toBeVisible();
  await page.getByRole('combobox', { name: `Mover a otra lista: ${name}` }).selectOption(list);
  await kept.getByRole('button', { name: 'Mover a…' }).click();
  await expect(page.getByText('Producto movido a otra lista')).toBeVisible();
  await expect(kept).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Tus listas de favoritos' }).getByRole('link', { name: list }).click();
  await expect(page.getByRole('combobox', { name: `Cantidad de ${name}` })).toHaveValue('4');
  await page.getByRole('button', { name: `Quitar de la lista: ${name}` }).click();
  await expect(page.getByText('Esta lista está vacía')).toBeVisible();
  await page.locator('summary', { hasText: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: list })).toHaveCount(0);
  await expect(page.getByRole('link', { name: list })).toHaveCount(0);
});

test('without JavaScript a buyer writes a review, is told what lacks, and finds it in review', async ({
  page,
  enterAs,
}) => {
  const { id } = await productThat<Offer>('distribuidor', 'search=CB-UTP6-B', ({ model }) => model === 'CB-UTP6-B');
  await enterAs('distribuidor');
  await page.goto(`/products/${id}`);
  await page.getByRole('link', { name: 'Escribir opinión' }).click();
  await page.getByRole('slider', { name: 'Calificación' }).press('End');
  await page.getByRole('textbox', { name: 'Título' }).fill('Cobre puro');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Cobre puro');
  await expect(page.getByRole('slider', { name: 'Calificación' })).toHaveValue('5');
  await page
    .getByRole('textbox', { name: 'Comentarios' })
    .fill('Diez bobinas tendidas y todas certificadas sin repetir un tramo.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Tu opinión está en revisión.')).toBeVisible();
});

test('without JavaScript a wrong password is refused in words', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill('nadie@demo.test');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('no es esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos');
});
