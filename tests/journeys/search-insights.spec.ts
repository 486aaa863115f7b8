import { violationsOf } from './support/accessibility';
import { camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { comeBack, enterPanel, goThroughMenu, visit } from './support/panel-pages';
import { addProduct, typeInSearch } from './support/store-pages';

test('what a visitor cannot find, and leaves with the page, shows up for marketing, who adds a synonym, and the next search finds it [SF-SEARCH-017]', async ({
  page,
  panel,
}) => {
  const word = `zumbulo${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const { name } = await camera('distribuidor');
  await page.goto('/');
  await typeInSearch(page, word);
  await expect(page.getByText('No hemos podido encontrar ningún resultado')).toBeVisible();
  await page.goto('/');
  const options = await typeInSearch(page, 'cámara');
  await options.filter({ hasText: 'Cámara' }).last().click();
  await expect(page).toHaveURL(/\/products\/\d+/);

  await enterPanel(panel, 'marketing');
  await goThroughMenu(panel, 'Marketing', 'Búsquedas');
  const row = (term: string) => panel.getByRole('row').filter({ hasText: term });
  await panel.getByRole('combobox', { name: 'Cuáles' }).click();
  await panel.getByRole('option', { name: 'Sin resultados' }).click();
  await expect(async () => {
    await comeBack(panel);
    await expect(row(word)).toContainText('Cerró la pestaña 1', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  expect(await violationsOf(panel)).toEqual([]);

  await row(word)
    .getByRole('button', { name: /^Agregar sinónimos/ })
    .click();
  await panel.getByRole('textbox', { name: /Palabras que significan lo mismo/ }).fill(`${word}\ncámara`);
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(panel.getByText(`${word} = cámara`)).toBeVisible();

  await page.goto('/');
  const found = await typeInSearch(page, word);
  await expect(found.filter({ hasText: /Cámara/ }).first()).toBeVisible();
  expect(name).toContain('Cámara');
  await visit(panel, '/plugins/search/busquedas');
  await panel.getByRole('button', { name: `Eliminar ${word}` }).click();
  await expect(panel.getByText(`${word} = cámara`)).toHaveCount(0);
});

test('a search whose token has ended asks to refresh the page, which gets a new one [SF-SEARCH-011, SF-SEARCH-019]', async ({
  page,
}) => {
  let hasEnded = true;
  // What half an hour does to a token, without the wait: the platform answers 401 to one that is not its own.
  await page.route('**/multi-search', (route) =>
    route.continue(hasEnded ? { headers: { ...route.request().headers(), authorization: 'Bearer a.b.c' } } : undefined),
  );
  await page.goto('/');
  await typeInSearch(page, 'nvr');
  const dialog = page.getByRole('dialog', { name: 'Token de busqueda expirado.' });
  await expect(dialog).toContainText('Por favor refresca la pagina para actualizarlo.');
  expect(await violationsOf(page)).toEqual([]);
  hasEnded = false;
  // The dialog is gone as soon as the page is: what is typed before the new one has come is lost with it.
  const refreshed = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Refrescar' }).click();
  await refreshed;
  await expect(dialog).toBeHidden();
  await expect((await typeInSearch(page, 'nvr')).first()).toBeVisible();
});

test('everything that becomes of a search is told: settled, submitted, taken, put in the cart, and why it was left, which closes it [SF-SEARCH-008, SF-SEARCH-017, SF-SEARCH-018]', async ({
  page,
  enterAs,
}) => {
  const told = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/search-events')) return;
    const { events } = JSON.parse(request.postData() ?? '{"events":[]}') as {
      events: { type: string; reason?: string }[];
    };
    for (const { type, reason } of events) told.add(reason ?? type);
  });
  const offer = await camera('distribuidor');
  await emptyCartOf('distribuidor');
  await enterAs('distribuidor');
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Buscar productos' });
  // The new page empties the box as it closes the search.
  const searchIsClosed = () => expect(page.getByRole('button', { name: 'Cerrar búsqueda' })).toHaveCount(0);

  await (await typeInSearch(page, offer.model)).filter({ hasText: offer.model }).first().click();
  await addProduct(page, offer.name);
  await typeInSearch(page, offer.brand_name);
  await page.locator('[id^="brand-"]').first().click();
  await expect(page).toHaveURL(/brandIds/);
  await searchIsClosed();
  await typeInSearch(page, 'cámaras');
  await page.locator('[id^="category-"]').first().click();
  await expect(page).toHaveURL(/categoryId/);
  await searchIsClosed();
  await typeInSearch(page, 'cable');
  await box.press('Enter');
  await expect(page).toHaveURL(/cable/);
  await expect.poll(() => [...told]).toContain('submit');

  const leave: Readonly<Record<string, () => Promise<unknown>>> = {
    esc_key: () => page.keyboard.press('Escape'),
    close_button: () => page.getByRole('button', { name: 'Cerrar búsqueda' }).click(),
    click_outside: () => page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } }),
    input_cleared: () => box.fill(''),
  };
  await page.goto('/sucursales');
  for (const [reason, act] of Object.entries(leave)) {
    await box.fill('');
    await expect((await typeInSearch(page, 'nvr')).first()).toBeVisible();
    await act();
    if (reason !== 'input_cleared') await searchIsClosed();
    await expect.poll(() => [...told]).toContain(reason);
  }
  const types = ['search', 'submit', 'product_click', 'category_click', 'brand_click', 'add_to_cart'];
  expect([...told]).toEqual(expect.arrayContaining([...types, ...Object.keys(leave)]));
});
