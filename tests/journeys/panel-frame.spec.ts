import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, goThroughMenu, panelMenu, saveEntry } from './support/panel-pages';
import { noteRequests, repeated } from './support/panel-requests';
import { panelUrl } from './support/started-world';

const product = 'api::catalogue.product';
const brand = 'api::catalogue.brand';

const areaButtons = (page: Page) => panelMenu(page).locator('li > button[aria-expanded]');
const areaButton = (page: Page, area: string) => panelMenu(page).getByRole('button', { name: area, exact: true });
const lines = (page: Page, area: string) => panelMenu(page).getByRole('list', { name: area }).getByRole('link');

test('areas open and close by keyboard and stay as they were left; going to a page opens its area; a narrow screen has the menu behind a button', async ({
  page,
}) => {
  await enterPanel(page, 'admin');
  await expect(panelMenu(page).locator('li > button[aria-expanded=true]')).toHaveCount(0);
  await areaButton(page, 'Precios').focus();
  await page.keyboard.press('Enter');
  await expect(lines(page, 'Precios').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(lines(page, 'Precios').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Descuentos masivos' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await areaButton(page, 'Marketing').click();
  await areaButton(page, 'Precios').click();
  // The menu comes after the page, when Strapi knows what the person may use.
  await page.route('**/admin/users/me/permissions', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.reload();
  await expect(areaButton(page, 'Marketing')).toHaveAttribute('aria-expanded', 'true');
  await expect(areaButton(page, 'Precios')).toHaveAttribute('aria-expanded', 'false');

  await panelMenu(page).getByRole('searchbox', { name: 'Buscar en el menú' }).fill('BASCULA');
  await expect(panelMenu(page).getByRole('list').getByRole('link')).toHaveText(['Básculas']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Básculas' })).toBeVisible();
  await expect(areaButton(page, 'Compras')).toHaveAttribute('aria-expanded', 'true');
  await expect(lines(page, 'Compras').filter({ hasText: 'Básculas' })).toHaveAttribute('aria-current', 'page');

  // Going on within an area that was closed leaves it closed.
  await areaButton(page, 'Compras').click();
  const list = page.url();
  await page.getByRole('main').getByRole('row').nth(1).click();
  await expect.poll(() => page.url()).not.toBe(list);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(areaButton(page, 'Compras')).toHaveAttribute('aria-expanded', 'false');

  await test.step('the button of a narrow screen closes the menu again, as do Escape and going somewhere', async () => {
    await page.setViewportSize({ width: 1_024, height: 768 });
    const opener = panelMenu(page).getByRole('button', { name: 'Abrir el menú' });
    await expect(areaButtons(page).filter({ hasText: 'Compras' })).toHaveCount(0);
    await opener.click();
    await expect(areaButton(page, 'Compras')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(areaButton(page, 'Compras')).toHaveCount(0);
    await opener.click();
    await goThroughMenu(page, 'Compras', 'Proveedores');
    await expect(page.getByRole('heading', { level: 1, name: 'Proveedores' })).toBeVisible();
    await expect(areaButton(page, 'Compras')).toHaveCount(0);
  });
});

/** Whether the page ever said that a function does not allow something, be it for a moment. */
async function watchForRefusals(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const seen = () => document.body.innerText.includes('Tu función no permite');
    new MutationObserver(() => {
      if (seen()) document.body.dataset.refused = 'yes';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => document.body.dataset.refused === 'yes');
}

const noneElsewhere = { elsewhere: [], refused: [] };

const types = [
  { uid: brand, line: 'Marcas', most: 6 },
  { uid: product, line: 'Productos', most: 15 },
] as const;

for (const account of ['admin', 'catalogo'])
  test(`${account} opens the lists of brands and products and a form from each: few requests, none twice, none to another host, none in vain`, async ({
    page,
  }) => {
    const requests = noteRequests(page);
    await enterPanel(page, account);
    const home = await requests.settled();
    expect(home).toMatchObject(noneElsewhere);
    expect(repeated(home)).toEqual([]);
    const wasRefused = await watchForRefusals(page);

    for (const { uid, line, most } of types) {
      await goThroughMenu(page, 'Catálogo', line);
      const row = page.getByRole('row').nth(1);
      const first = row.getByRole('link').first();
      await expect(first).toBeVisible();
      if (uid === brand) await expect.poll(async () => (await row.boundingBox())?.height).toBe(40);
      const list = await requests.settled();
      expect(list).toMatchObject(noneElsewhere);
      expect(repeated(list)).toEqual([]);
      expect(list.calls.length, list.calls.join('\n')).toBeLessThanOrEqual(6);

      await first.click();
      await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
      const form = await requests.settled();
      expect(form).toMatchObject(noneElsewhere);
      expect(repeated(form)).toEqual([]);
      expect(form.calls.length, form.calls.join('\n')).toBeLessThanOrEqual(most);
      expect(page.url()).toContain(`${panelUrl()}/admin/content-manager/collection-types/${uid}/`);
    }
    expect(await wasRefused()).toBe(false);

    await page.goto(page.url());
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
    const loaded = await requests.settled();
    expect(loaded).toMatchObject(noneElsewhere);
    expect(repeated(loaded)).toEqual([]);

    if (account === 'catalogo')
      await test.step('what can be chosen for a relation is read when its field is entered, and what is chosen is saved', () =>
        relateBrand(page));
  });

async function relateBrand(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: /^Marca TVC/ });
  await expect(field).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.url().includes(`/relations/${product}/brand_tvc?`));
  await field.click();
  await answered;
  const option = page.getByRole('option').filter({ hasNotText: 'Crear una relación' }).first();
  const name = await option.innerText();
  await option.click();
  await saveEntry(page);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const [id] = /[a-z0-9]{24}/.exec(page.url()) ?? [];
  const { body } = await (
    await staff('catalogo')
  ).get<{ results: object[] }>(`/content-manager/relations/${product}/${id}/brand_tvc?locale=es`);
  expect(JSON.stringify(body.results)).toContain(name);
}
