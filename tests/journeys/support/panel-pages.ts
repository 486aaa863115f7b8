import { expect, type Locator, type Page } from '@playwright/test';
import { staffToken } from './demo-world';
import { keepNotices } from './panel-notices';
import { demoPassword, panelUrl } from './started-world';

/**
 * Enters the panel as a member of staff: 'catalogo' is catalogo@mayorista.test. The session is kept where the login page keeps it:
 * filling in that page each time would load more and prove nothing more. Whoever goes to `path` ('/plugins/sales/pedidos') opens it at
 * once, as from a bookmark.
 */
export async function enterPanel(page: Page, account: string, path = ''): Promise<void> {
  await keepNotices(page);
  await page.context().addCookies([{ name: 'jwtToken', value: await staffToken(account), url: panelUrl() }]);
  await page.goto(`${panelUrl()}/admin${path}`);
  await isIn(page);
}

/** Logs in on the login page, where the page stands. */
export async function logInToPanel(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Correo electrónico|Email)/ }).fill(`${account}@mayorista.test`);
  await page.getByRole('textbox', { name: /^(Contraseña|Password)/ }).fill(demoPassword);
  await page.getByRole('button', { name: /^(Iniciar sesión|Entrar|Login)$/ }).click();
  await isIn(page);
}

const isIn = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();

export const panelMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });

/** A line of the menu, whether or not something waits there: how many is said after its name. */
const lineOf = (list: Locator, line: string): Locator =>
  list.getByRole('link', { name: line }).filter({ has: list.page().getByText(line, { exact: true }) });

/** Opens an area of the menu, if it is not open, and goes to one of its lines. */
export async function goThroughMenu(page: Page, area: string, line: string): Promise<void> {
  const opener = panelMenu(page).getByRole('button', { name: area, exact: true });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await lineOf(panelMenu(page).getByRole('list', { name: area }), line).click();
}

/**
 * Goes to a page of the panel ('/plugins/sales/pedidos') as its menu does: whoever is in does not load the whole panel again,
 * which takes seconds.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const address = `${panelUrl()}/admin${path}`;
  if (!page.url().startsWith(`${panelUrl()}/admin`)) await page.goto(address);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
}

/** The address within the panel where the page stands, for `visit`. */
export function pathIn(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname.replace(/^\/admin/, '') + search;
}

/** Leaves the page and comes back to its address: of what a page showed nothing is kept, it is read anew. */
export async function comeBack(page: Page): Promise<void> {
  const path = pathIn(page);
  await visit(page, '/me');
  await expect(page).toHaveTitle(/^Perfil/);
  await visit(page, path);
}

/** Has calls of an address fail until the returned function is called. */
export async function failing(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 500, json: { errors: {} } }));
  return () => page.unroute(address);
}

/** Presses a button of the dialog that is open. */
export const confirmInPanel = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** The page says that what it shows is in this state. */
export const stateInPanel = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();

/** Waits until the invoice whose page is open shows what was stamped, by itself: its state is no sign, a field is called like it. */
export const untilStamped = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'XML', exact: true })).toBeVisible({ timeout: 60_000 });

/** The rows of a content type's list that match `text`. */
export async function findEntries(page: Page, uid: string, text: string): Promise<Locator> {
  await visit(page, `/content-manager/collection-types/${uid}?_q=${encodeURIComponent(text)}`);
  const rows = page.getByRole('row').filter({ hasText: text });
  await expect(rows.first()).toBeVisible();
  return rows;
}

/** Opens the only entry that matches `text` in its edit view. */
export async function openEntry(page: Page, uid: string, text: string): Promise<void> {
  const rows = await findEntries(page, uid, text);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
}

/** Opens the form of a new entry, in the language its link names: without one the panel turns to it while somebody types. */
export async function startEntry(page: Page, uid: string): Promise<void> {
  await visit(page, `/content-manager/collection-types/${uid}/create?plugins[i18n][locale]=es`);
}

/** Saves the edit view and waits until the server has it and the form has nothing left to save. */
export async function saveEntry(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const answered = page.waitForResponse(
    (response) =>
      ['POST', 'PUT'].includes(response.request().method()) &&
      /\/content-manager\/(collection|single)-types\//.test(response.url()),
  );
  await save.click();
  const answer = await answered;
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(save).toBeDisabled();
}
