import { camera } from './support/demo-world';
import { expect, test } from './support/journey';

test('the back button brings back the filtered list, its filters and its place', async ({ page }) => {
  await page.goto('/products');
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const brand = filters.getByRole('checkbox').first();
  await brand.check();
  const active = page.getByRole('list', { name: 'Filtros activos' });
  await expect(active).toBeVisible();
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nombre: Z a A');
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('name:desc');
  const count = await page.getByRole('main').getByRole('status').innerText();
  const card = page.getByRole('article').last();
  const name = await card.getAttribute('aria-label');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();

  await page.goBack();
  await expect(active).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('name:desc');
  await expect(brand).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);

  await page.goBack();
  await page.goBack();
  await expect(active).toHaveCount(0);
  await expect(brand).not.toBeChecked();
});

test('what is typed in the search box before the page has come alive stays', async ({ page }) => {
  let wakeUp = (): void => undefined;
  const asleep = new Promise<void>((resolve) => (wakeUp = resolve));
  await page.route(/\.js$/, async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox', { name: 'Buscar productos' });
  await box.pressSequentially('camara dom');
  wakeUp();
  await expect(page.getByRole('button', { name: 'Cerrar búsqueda' })).toBeVisible();
  await box.pressSequentially('o');
  await expect(box).toHaveValue('camara domo');
});

test('the switch of languages changes texts, catalogue and page language, keeps the page, and is remembered for a year [SF-UI-009, PC-LOCALE-002]', async ({
  page,
  context,
}) => {
  const { id, name } = await camera('distribuidor');
  await page.goto(`/products/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  const kept = (await context.cookies()).find(({ name }) => name === 'mayorista_locale');
  expect(kept?.value).toBe('en');
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3);

  await page.getByRole('link', { name: 'Cambiar a español' }).click();
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('what is not there answers 404 in words, with the way to the products', async ({ page }) => {
  for (const path of ['/products/99999999', '/categories/99999999', '/sale-orders-no', '/no-existe']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver productos' }), path).toHaveAttribute('href', '/products');
  }
  await page.getByRole('link', { name: 'Ver productos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
});

test('the pages of a listing follow one another and none shows a product twice', async ({ page }) => {
  await page.goto('/products');
  const names = async (): Promise<string[]> =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.pathname ?? ''));
  const first = await names();
  expect(first).toHaveLength(60);
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/page/);
  await expect.poll(names).not.toEqual(first);
  const second = await names();
  expect(second.filter((path) => first.includes(path))).toEqual([]);
});

for (const [width, language] of [
  [991, 'es'],
  [991, 'en'],
  [1440, 'es'],
] as const)
  test(`every panel of the menu opens below its division and stays on a screen of ${width} px (${language}) [SF-MENU-003]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/language?to=${language}&redirectTo=/sucursales`);
    const divisions = page.locator('header .division-link');
    for (const division of await divisions.all()) {
      await division.hover();
      await expect(division).toHaveAttribute('aria-expanded', 'true');
      const panel = page.locator('.mega-panel');
      await expect(panel).toContainText((await division.textContent())!);
      const [above, below] = [(await division.boundingBox())!, (await panel.boundingBox())!];
      expect(below.x, 'begins left of the middle of its division').toBeLessThan(above.x + above.width / 2);
      expect(below.x + below.width, 'ends right of it').toBeGreaterThan(above.x + above.width / 2);
      expect(below.x).toBeGreaterThanOrEqual(0);
      expect(below.x + below.width).toBeLessThanOrEqual(width);
    }
  });
