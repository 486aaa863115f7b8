import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { enterPanel, logInToPanel, panelMenu, visit } from './support/panel-pages';
import { panelUrl } from './support/started-world';

/** Words that no Spanish text of the panel holds; brands, SKUs and abbreviations of data are not among them. */
const english =
  /\b(the|your|you|with|add|search|select|loading|edit|delete|save|cancel|close|open|settings|untitled|unknown|welcome|workspace|guided|tour|upgrade|learn more|documentation|marketplace|deploy|strapi|default|created|updated|published|draft|entries|fields?|users?|name|type|status|view|home|folders?|assets?|items?|more actions|next|previous|page)\b/i;
/** A key of a translation that nobody wrote, standing in the text's place. */
const untranslated =
  /\b(content-manager|users-permissions|content-releases|review-workflows|upload|i18n|global|app|components|Settings)\.[a-z]+(\.[\w-]+)+/i;

const product = 'api::catalogue.product';
const list = `/content-manager/collection-types/${product}`;
const forEverybody = ['/', list, '/plugins/upload', '/plugins/kernel/trabajos', '/me'];
const forTheCatalogue = [
  '/plugins/catalogue/arbol-de-categorias',
  '/plugins/catalogue/fichas-tecnicas',
  '/plugins/catalogue/fichas-tecnicas/nueva',
  '/plugins/catalogue/listas-de-valores',
  '/plugins/catalogue/orden-de-la-tienda',
];
const forWhoPrices = [
  '/plugins/pricing/descuentos-masivos',
  '/plugins/pricing/descuentos-especiales',
  '/plugins/pricing/descuentos-por-compania',
  '/plugins/pricing/tipos-de-cambio',
  '/plugins/pricing/producto/1',
];
const forPersonnel = [
  ...['usuarios', 'usuarios/nuevo', 'employees', 'employees/nuevo', 'organigrama', 'staff-jobs', 'mis-vacaciones'],
  ...['calendario', 'vacation-requests', 'accesos'],
].map((page) => `/plugins/workforce/${page}`);
const forWhoKnowsCompanies = [
  ...['empresas', 'empresas/1', 'tablero', 'distributor-registries', 'distributor-registries/1', 'company-documents'],
  ...['company-changes', 'contact-messages', 'company-emails', 'company-telephones', 'impersonations'],
].map((page) => `/plugins/companies/${page}`);
/** Pages that no line of the menu leads to: whoever buys is led along all of its lines. */
const forWhoBuys = ['/plugins/inventory/supplier-price-agreements/nuevo'];
const forCompliance = [
  '/plugins/compliance/tablero',
  '/plugins/compliance/tablero/documentos',
  '/plugins/compliance/tablero/tramites',
  '/plugins/compliance/tablero/pendientes',
  '/plugins/compliance/tablero/producto/1',
];
const forMarketing = [
  '/plugins/notifications/avisos',
  '/plugins/search/busquedas',
  ...[
    'landing',
    'store-promo',
    'popup',
    'store-nav-promo-button-config',
    'store-profile-promo-dashboard-config',
  ].flatMap((type) => ['', '/create'].map((end) => `/content-manager/collection-types/api::marketing.${type}${end}`)),
];
const forAdministrators = [
  '/settings/application-infos',
  '/settings/users',
  '/settings/roles',
  '/settings/api-tokens',
  '/settings/internationalization',
  '/plugins/kernel/correos',
];

/** The areas of each role's work; those in which it may use nothing are not there. */
const areasOf: Readonly<Record<string, string>> = {
  admin: 'Ventas Catálogo Precios Existencias Compras Cumplimiento Distribuidores Marketing Personas Atención Sistema',
  compras:
    'Ventas Catálogo Precios Existencias Compras Cumplimiento Distribuidores Marketing Personas Atención Sistema',
  catalogo: 'Ventas Catálogo Precios Existencias Compras Cumplimiento Marketing Personas Sistema',
  marketing: 'Ventas Catálogo Precios Existencias Distribuidores Marketing Personas Atención Sistema',
  soporte: 'Ventas Catálogo Precios Existencias Cumplimiento Distribuidores Marketing Personas Atención Sistema',
  cumplimiento: 'Ventas Catálogo Precios Existencias Cumplimiento Personas Sistema',
};

/** The menu has the role's areas, which are left open, and none of the settings unless the role has them. */
async function findsItsAreas(page: Page, account: string): Promise<void> {
  const areas = panelMenu(page).locator('li > button[aria-expanded]');
  const expected = areasOf[account];
  if (expected !== undefined) await expect(areas, account).toHaveText(expected.split(' '));
  for (const opener of await areas.all())
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  if (account !== 'admin')
    await expect(panelMenu(page).getByRole('link', { name: 'Configuración' }), account).toHaveCount(0);
}

/** No line of the menu leads where its role may not go. */
async function followsEveryLine(page: Page): Promise<void> {
  const lines = panelMenu(page).getByRole('list', { name: 'Compras' }).getByRole('link');
  // A line may say below its name how much waits there.
  expect((await lines.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Reabastecimiento',
    'Agotados que se venden',
    'Acuerdos de precios',
    'Proveedores',
    'Básculas',
  ]);
  for (const line of await panelMenu(page).getByRole('list').getByRole('link').all()) {
    await line.click();
    await expect(line).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('No tienes los permisos')).toHaveCount(0);
    await readsInSpanish(page, await line.innerText());
  }
}

/** What a person reads and what a screen reader says. File names of the library are data. */
async function wordsOf(page: Page): Promise<string[]> {
  await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  return page.evaluate(() => {
    const said = ['aria-label', 'placeholder', 'title', 'alt'];
    const attributes = [...document.querySelectorAll<HTMLElement>(said.map((name) => `[${name}]`).join(','))].flatMap(
      (element) => said.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split(/[\n\t]+/), ...attributes]
      .map((text) => text.trim())
      .filter((text) => text !== '' && !/\.(svg|png|jpe?g|webp|pdf)$/i.test(text));
  });
}

async function readsInSpanish(page: Page, path: string): Promise<void> {
  const words = await wordsOf(page);
  expect(words.length, path).toBeGreaterThan(3);
  expect(
    words.filter((text) => english.test(text) || untranslated.test(text)),
    path,
  ).toEqual([]);
}

/** Some pages have no title of their own, some no heading. */
const whereItIs = async (page: Page): Promise<string> =>
  [await page.title(), ...(await page.getByRole('heading', { level: 1 }).allInnerTexts())].join(' ');

test('the login page of the panel is in Spanish and ours, and lets staff in', async ({ page }) => {
  await page.goto(`${panelUrl()}/admin/auth/login`);
  await expect(page.getByRole('heading', { name: 'Mayorista' })).toBeVisible();
  await expect(page).toHaveTitle(/Mayorista/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await readsInSpanish(page, '/auth/login');
  await logInToPanel(page, 'catalogo');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();
});

for (const { account, paths } of [
  { account: 'admin', paths: [...forEverybody, ...forAdministrators] },
  { account: 'catalogo', paths: [...forEverybody, ...forTheCatalogue, ...forWhoPrices] },
  { account: 'compras', paths: forWhoBuys },
  { account: 'cumplimiento', paths: forCompliance },
  { account: 'marketing', paths: forMarketing },
  { account: 'rrhh', paths: forPersonnel },
  { account: 'soporte', paths: forWhoKnowsCompanies },
]) {
  test(`${account}@mayorista.test finds the areas of its work in the menu and reads no English in the panel [CS-GENERAL-002, PC-GENERAL-001]`, async ({
    page,
  }) => {
    await enterPanel(page, account);
    await findsItsAreas(page, account);
    await readsInSpanish(page, 'menu');
    if (account === 'compras') await followsEveryLine(page);
    for (const path of paths) {
      const before = await whereItIs(page);
      await visit(page, path);
      if (path !== '/') await expect.poll(() => whereItIs(page), { message: path, timeout: 45_000 }).not.toBe(before);
      await expect(page.getByRole('main').first(), path).toBeVisible();
      await readsInSpanish(page, path);
    }
    if (paths.includes(list)) await readsAProductInSpanish(page);
  });
}

/** The whole of a product: its edit view, and the pages of what is told of it. */
async function readsAProductInSpanish(page: Page): Promise<void> {
  await visit(page, list);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  await readsInSpanish(page, 'edit view of a product');
  await page.getByRole('link', { name: /^(Editar|Ver) contenido$/ }).click();
  for (const part of ['Resúmenes', 'Videos', 'Documentos', 'Características', 'Kit']) {
    await page
      .getByRole('navigation', { name: 'Contenido del producto' })
      .getByRole('link', { name: part, exact: true })
      .click();
    await expect(page).toHaveTitle(/^Contenido de /);
    await readsInSpanish(page, `content of a product: ${part}`);
  }
}
