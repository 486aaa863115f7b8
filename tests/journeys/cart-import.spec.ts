import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { camera, emptyCartOf } from './support/demo-world';
import { expect, test } from './support/journey';
import { cartLink } from './support/store-pages';

test.beforeEach(() => emptyCartOf('distribuidor'));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Importar productos' });
const csv = (text: string, name = 'carrito.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function openImport(page: Page) {
  await cartLink(page, 0).click();
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a spreadsheet fills the cart: its errors are told by product, a second pass leaves them out, and the cart opens [SF-CART-004, SF-CSV-002, SF-CSV-004, SF-CSV-005, SF-CSV-007, SF-CSV-010, SF-CSV-014]', async ({
  page,
  enterAs,
}) => {
  const { model, name } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto('/');
  const dialog = await openImport(page);
  await dialog.getByLabel('Archivo CSV').setInputFiles(csv(`codigo,cantidad\n${model},2\nNADA-99,1\n`));
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(dialog.getByText('Hemos encontrado errores en tu archivo.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['NADA-99: Renglón 3: No encontramos este código']);
  expect(await violationsOf(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Importar sin los renglones con errores' }).click();
  await expect(dialog.getByText('Tus productos están en el carrito.')).toBeVisible();
  await expect(dialog.getByText('No se importó 1 renglón:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Renglón 3, NADA-99: No encontramos este código']);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Ver el carrito' }).click();
  await expect(page).toHaveURL(/\/carts$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();
});

test('pieces that the branch may have to wait for are warned of, and stay to be read [SF-CSV-004, SF-CSV-013]', async ({
  page,
  enterAs,
}) => {
  const { model } = await camera('distribuidor');
  await enterAs('distribuidor');
  await page.goto('/');
  const dialog = await openImport(page);
  await dialog.getByLabel('Archivo CSV').setInputFiles(csv(`codigo,cantidad\n${model},9999\n`));
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(dialog.getByText(`enviarse por separado: ${model}`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Ver el carrito' }).click();
  await expect(page).toHaveURL(/\/carts$/);
  await expect(dialog).toHaveCount(0);
});

test('a file that is no CSV, and one without a product that can be bought, are told so; the template can be had [SF-CSV-003, SF-CSV-006, SF-CSV-011, SF-CSV-012]', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/');
  const dialog = await openImport(page);
  const send = async (file: ReturnType<typeof csv>) => {
    await dialog.getByLabel('Archivo CSV').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  };
  await send(csv('codigo,cantidad\nA,1', 'carrito.xlsx'));
  await expect(dialog.getByText('El archivo debe ser .csv')).toBeVisible();
  await send(csv('uno,dos\nA,1'));
  await expect(dialog.getByText(/^Errores de formato/)).toBeVisible();
  await send(csv('codigo,cantidad\nNADA-99,1'));
  await expect(dialog.getByText('No se encontraron productos validos para importar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /sin los renglones/ })).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Descargar plantilla' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('carrito.csv');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cartLink(page, 0)).toBeFocused();
});
