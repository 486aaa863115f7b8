import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, mailOf } from './started-world';

/** Logs in through the login page, whatever comes up then. */
export async function sendLogin(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill(mailOf(account));
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Logs in through the login page. */
export async function logIn(page: Page, account: string): Promise<void> {
  await sendLogin(page, account);
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible();
}

/** Opens the search overlay, types, and gives the options found. */
export async function typeInSearch(page: Page, text: string): Promise<Locator> {
  const box = page.getByRole('searchbox', { name: 'Buscar productos' });
  await box.click();
  await expect(page.getByRole('button', { name: 'Cerrar búsqueda' })).toBeVisible();
  await box.pressSequentially(text, { delay: 20 });
  return page.getByRole('option');
}

export const addButton = (within: Page | Locator, name: string, also: { includeHidden?: boolean } = {}): Locator =>
  within.getByRole('button', { name: `Agregar al carrito: ${name}`, exact: true, ...also });

export const cartLink = (page: Page, pieces: number): Locator =>
  page.getByRole('link', { name: pieces === 1 ? 'Carrito, 1 pieza' : `Carrito, ${pieces} piezas`, exact: true });

/** Adds the product of the page one stands on, and waits for the notice. */
export async function addProduct(page: Page, name: string): Promise<void> {
  await addButton(page.getByRole('complementary', { name: 'Compra' }), name).click();
  await expect(page.getByText('Producto agregado al carrito')).toBeVisible();
}

/** A stage of checkout by its title. */
export const stage = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** From the cart to the order: pick-up at the buyer's own branch, bank transfer. Gives the folio. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continuar con el pedido' }).click();
  await stage(page, 'Método de envío')
    .getByRole('radio', { name: /Tu sucursal/ })
    .check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await stage(page, 'Método de pago')
    .getByRole('radio', { name: /Transferencia bancaria/ })
    .check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(stage(page, 'Confirmación del pedido')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  return thankedFolio(page);
}

/** The folio of the order page that thanks for the order. */
export async function thankedFolio(page: Page): Promise<string> {
  const thanks = page.getByRole('status').filter({ hasText: '¡Gracias!' });
  await expect(thanks).toHaveText(/^¡Gracias! Tu pedido \S+ quedó registrado\.$/);
  const [, folio = ''] = /pedido (\S+) quedó/.exec(await thanks.innerText()) ?? [];
  return folio;
}

/** The amount beside `label` (its beginning) in the summary of the cart or the order: '$1,234.50 USD'. */
export const amountOf = (page: Page, label: string): Locator =>
  page
    .getByRole('complementary', { name: 'Resumen' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
    .locator('dd');
