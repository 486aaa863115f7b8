import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, panelUrl } from './started-world';

/** Enters the panel as a member of staff: 'catalogo' is catalogo@mayorista.test. */
export async function enterPanel(page: Page, account: string): Promise<void> {
  await page.goto(`${panelUrl()}/admin`);
  await page.getByRole('textbox', { name: /^(Correo electrónico|Email)/ }).fill(`${account}@mayorista.test`);
  await page.getByRole('textbox', { name: /^(Contraseña|Password)/ }).fill(demoPassword);
  await page.getByRole('button', { name: /^(Iniciar sesión|Login)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola / })).toBeVisible();
}

/** The rows of the list of orders, newest first. */
export async function openOrders(page: Page, account: string): Promise<Locator> {
  await enterPanel(page, account);
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'Pedido de venta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido de venta' })).toBeVisible();
  return page.getByRole('row');
}
