import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { enterPanel } from './support/panel-pages';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en todo' });
const options = (page: Page) => dialog(page).getByRole('option');

/** Opens the palette by its keys and types into it. */
async function look(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

const shots = process.env.FINDING_SHOTS;
const shoot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
};

test('a salesman finds an order by its number, comes back to it, pins it, and quotes to a company, all by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await enterPanel(page, 'ventas');
  await shoot(page, 'home-ventas');
  await look(page, 'pedido 1');
  await expect(options(page).filter({ hasText: 'P-2026-000001' })).toBeVisible();
  await shoot(page, 'ventas-pedido');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /P-2026-000001/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toContainText('P-2026-000001');
  await page.keyboard.press('Alt+f');
  await expect(dialog(page).getByRole('group', { name: 'Fijados' }).getByRole('option')).toHaveCount(1);
  await shoot(page, 'ventas-fijado');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await look(page, 'cotizar');
  await expect(options(page).first()).toContainText('Nueva cotización para…');
  await page.keyboard.press('Enter');
  await page.keyboard.type('sistemas');
  await expect(options(page).first()).toContainText('Sistemas y Tecnología del Norte');
  await shoot(page, 'ventas-cotizar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva cotización' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue(/Sistemas y Tecnología del Norte/);
});

test('a storeman finds stock by any word for it, a transfer by its number, and no company', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await enterPanel(page, 'almacen');
  await shoot(page, 'home-almacen');
  await look(page, 'traspaso 1');
  await expect(options(page).filter({ hasText: 'Traspaso 1' }).first()).toBeVisible();
  await shoot(page, 'almacen-traspaso');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('stock');
  await expect(options(page).filter({ hasText: 'Existencias' }).first()).toBeVisible();
  await shoot(page, 'almacen-stock');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('STN090514QX0');
  await expect(dialog(page).getByRole('status')).toHaveText('Nada con esas palabras');
});

test('purchasing finds a supplier and goes to its form; what it may not open it does not find', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await enterPanel(page, 'compras');
  await shoot(page, 'home-compras');
  await look(page, 'vikron');
  await expect(options(page).filter({ hasText: 'Proveedor' }).first()).toBeVisible();
  await shoot(page, 'compras-proveedor');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('proveedor vikron');
  await expect(options(page).first()).toContainText('Proveedor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/api::inventory\.supplier\//);
});
