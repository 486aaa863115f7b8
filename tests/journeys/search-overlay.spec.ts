import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { logIn, typeInSearch } from './support/store-pages';

test('axe finds nothing wrong with the search overlay: empty, with categories and brands beside products, and without a result [SF-SEARCH-007, SF-SEARCH-009, SF-SEARCH-010, SF-SEARCH-020, SF-LISTING-002]', async ({
  page,
}) => {
  await page.goto('/sucursales');
  await page.getByRole('searchbox', { name: 'Buscar productos' }).click();
  await expect(page.getByText('Empieza a escribir para buscar productos o categorías')).toBeVisible();
  const options = await typeInSearch(page, 'cámara');
  await expect(options.first()).toBeVisible();
  expect(await violationsOf(page), 'found').toEqual([]);
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const [categories, products] = [await group('Categorías').boundingBox(), await group('Productos').boundingBox()];
  expect(categories!.x + categories!.width).toBeLessThanOrEqual(products!.x);
  const urls = await group('Productos')
    .getByRole('option')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !/^\/products\/\d+$/.test(url ?? ''))).toEqual([]);
  const brand = await group('Marcas').getByRole('option').first().getAttribute('href');
  const asked = new URL(brand ?? '', page.url());
  expect(asked.pathname).toBe('/products');
  expect(JSON.parse(asked.searchParams.get('query') ?? '')).toEqual({ brandIds: [expect.any(Number)] });
  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('zzqxw');
  await expect(
    page.getByText(
      'No hemos podido encontrar ningún resultado para "zzqxw". Intenta buscar con otras palabras clave o explora nuestras categorías',
    ),
  ).toBeVisible();
  expect(await violationsOf(page), 'nothing found').toEqual([]);
  await page.getByRole('link', { name: 'Ver todos los productos' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('the overlay tells a distributor how many pieces there are of each product, and a visitor nothing of it', async ({
  page,
}) => {
  const pieces = page.getByRole('option').getByText(/^(\d[\d,]* piezas?|Sin existencia)$/);
  await page.goto('/sucursales');
  await expect((await typeInSearch(page, 'domo')).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Productos', exact: true })).toBeVisible();
  await expect(pieces).toHaveCount(0);
  await logIn(page, 'distribuidor');
  await typeInSearch(page, 'domo');
  await expect(pieces.first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
