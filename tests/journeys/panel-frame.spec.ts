import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { enterPanel, goThroughMenu, panelMenu, saveEntry } from './support/panel-pages';
import { noteRequests, repeated } from './support/panel-requests';
import { panelUrl } from './support/started-world';

const product = 'api::catalogue.product';
const brand = 'api::catalogue.brand';

const areaButtons = (page: Page) => panelMenu(page).locator('li > button[aria-expanded]');
const areaButton = (page: Page, area: string) => panelMenu(page).getByRole('button', { name: area, exact: true });
const lines = (page: Page, area: string) => panelMenu(page).getByRole('list', { name: area }).getByRole('link');

/** What each role works with; areas in which it may use nothing are not there. */
const areasOf = {
  admin: 'Ventas Catálogo Precios Existencias Compras Cumplimiento Distribuidores Marketing Personas Atención Sistema',
  compras: 'Ventas Catálogo Precios Existencias Compras Cumplimiento Marketing Personas Atención Sistema',
  catalogo: 'Ventas Catálogo Precios Existencias Compras Cumplimiento Marketing Personas Sistema',
  marketing: 'Ventas Catálogo Precios Existencias Distribuidores Marketing Personas Atención Sistema',
  soporte: 'Ventas Catálogo Precios Existencias Cumplimiento Distribuidores Marketing Personas Atención Sistema',
  cumplimiento: 'Ventas Catálogo Precios Existencias Cumplimiento Personas Sistema',
} as const;

test('each role finds the areas of its work in the menu, in words, and no line that leads where it may not go', async ({
  page,
}) => {
  for (const [account, areas] of Object.entries(areasOf)) {
    await enterPanel(page, account);
    await expect(areaButtons(page), account).toHaveText(areas.split(' '));
    for (const opener of await areaButtons(page).all())
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    if (account === 'admin') continue;
    await expect(panelMenu(page).getByRole('link', { name: 'Configuración' }), account).toHaveCount(0);
    if (account !== 'compras') continue;
    expect(await lines(page, 'Compras').allInnerTexts()).toEqual([
      'Reabastecimiento',
      'Acuerdos de precios',
      'Proveedores',
      'Básculas',
    ]);
    for (const line of await panelMenu(page).getByRole('list').getByRole('link').all()) {
      await line.click();
      await expect(line).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('No tienes los permisos')).toHaveCount(0);
    }
  }
});

test('areas open and close by keyboard and stay as they were left; going to a page opens its area', async ({
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
});

test('a narrow screen has the menu behind a button, which closes it again, as do Escape and going somewhere', async ({
  page,
}) => {
  await enterPanel(page, 'compras');
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

test('rows of lists are 40 pixels high', async ({ page }) => {
  await enterPanel(page, 'catalogo');
  await goThroughMenu(page, 'Catálogo', 'Marcas');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('link').first()).toBeVisible();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(40);
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

for (const account of ['admin', 'catalogo'])
  for (const { uid, line, most } of [
    { uid: product, line: 'Productos', most: 15 },
    { uid: brand, line: 'Marcas', most: 6 },
  ])
    test(`${account} opens the list '${line}' and a form from it: at most ${most} requests, none twice, none to another host, none in vain`, async ({
      page,
    }) => {
      const requests = noteRequests(page);
      await enterPanel(page, account);
      const home = await requests.settled();
      expect(home).toMatchObject(noneElsewhere);
      expect(repeated(home)).toEqual([]);

      await goThroughMenu(page, 'Catálogo', line);
      const first = page.getByRole('row').nth(1).getByRole('link').first();
      await expect(first).toBeVisible();
      const list = await requests.settled();
      expect(list).toMatchObject(noneElsewhere);
      expect(repeated(list)).toEqual([]);
      expect(list.calls.length).toBeLessThanOrEqual(6);

      const wasRefused = await watchForRefusals(page);
      await first.click();
      await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
      const form = await requests.settled();
      expect(form).toMatchObject(noneElsewhere);
      expect(repeated(form)).toEqual([]);
      expect(form.calls.length, form.calls.join('\n')).toBeLessThanOrEqual(most);
      expect(await wasRefused()).toBe(false);

      await page.goto(page.url());
      await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
      const loaded = await requests.settled();
      expect(loaded).toMatchObject(noneElsewhere);
      expect(repeated(loaded)).toEqual([]);
      expect(page.url()).toContain(`${panelUrl()}/admin/content-manager/collection-types/${uid}/`);
    });

test('what can be chosen for a relation is read when its field is entered, and what is chosen is saved', async ({
  page,
}) => {
  await enterPanel(page, 'catalogo');
  await goThroughMenu(page, 'Catálogo', 'Productos');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const field = page.getByRole('combobox', { name: /^Marca TVC/ });
  await expect(field).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.url().includes(`/relations/${product}/brand_tvc?`));
  await field.click();
  await answered;
  const option = page.getByRole('option').filter({ hasNotText: 'Crear una relación' }).first();
  const name = await option.innerText();
  await option.click();
  await saveEntry(page);
  await page.reload();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});
