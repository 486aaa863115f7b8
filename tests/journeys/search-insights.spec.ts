import { camera } from './support/demo-world';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { enterPanel } from './support/panel-pages';
import { panelUrl } from './support/started-world';
import { typeInSearch } from './support/store-pages';

test('what a visitor cannot find shows up for marketing, who adds a synonym, and the next search finds it [SF-SEARCH-018, SF-SEARCH-017]', async ({
  page,
  otherPage,
}) => {
  const word = `zumbulo${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const { name } = await camera('distribuidor');
  await page.goto('/');
  await typeInSearch(page, word);
  await expect(page.getByText('No hemos podido encontrar ningún resultado')).toBeVisible();
  await page.keyboard.press('Escape');
  const options = await typeInSearch(page, 'cámara');
  await options.filter({ hasText: 'Cámara' }).last().click();
  await expect(page).toHaveURL(/\/products\/\d+/);

  await enterPanel(otherPage, 'marketing');
  await otherPage.getByRole('link', { name: 'Búsquedas', exact: true }).click();
  const row = (term: string) => otherPage.getByRole('row').filter({ hasText: term });
  await otherPage.getByRole('combobox', { name: 'Cuáles' }).click();
  await otherPage.getByRole('option', { name: 'Sin resultados' }).click();
  await expect(async () => {
    await otherPage.reload();
    await expect(row(word)).toContainText('Tecla Escape 1', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  expect(await violationsOf(otherPage)).toEqual([]);

  await row(word)
    .getByRole('button', { name: /^Agregar sinónimos/ })
    .click();
  await otherPage.getByRole('textbox', { name: /Palabras que significan lo mismo/ }).fill(`${word}\ncámara`);
  await otherPage.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(otherPage.getByText(`${word} = cámara`)).toBeVisible();

  await page.goto('/');
  const found = await typeInSearch(page, word);
  await expect(found.filter({ hasText: /Cámara/ }).first()).toBeVisible();
  expect(name).toContain('Cámara');
  await otherPage.goto(`${panelUrl()}/admin/plugins/search/busquedas`);
  await otherPage.getByRole('button', { name: `Eliminar ${word}` }).click();
  await expect(otherPage.getByText(`${word} = cámara`)).toHaveCount(0);
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
  await dialog.getByRole('button', { name: 'Refrescar' }).click();
  await expect(dialog).toBeHidden();
  await expect((await typeInSearch(page, 'nvr')).first()).toBeVisible();
});
