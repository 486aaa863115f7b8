import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { comeBack, enterPanel } from './support/panel-pages';

const path = '/plugins/inventory/limites';

async function openLimits(page: Page, account: string): Promise<void> {
  await enterPanel(page, account, path);
  await expect(page.getByRole('table', { name: 'Límites de productos' })).toBeVisible();
}

test('limits that are typed over are there after a reload, and a maximum below its minimum says so in its row [CS-GENERAL-023]', async ({
  page,
}) => {
  await openLimits(page, 'compras');
  await page.getByRole('combobox', { name: 'Almacén' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/filters=%7B%22warehouseId%22/);
  const row = page.getByRole('table', { name: 'Límites de productos' }).getByRole('row').nth(1);
  const minimum = row.getByRole('textbox', { name: /^Mínimo de/ });
  const maximum = row.getByRole('textbox', { name: /^Máximo de/ });
  await minimum.fill('41');
  await maximum.fill('7');
  await page.getByRole('button', { name: 'Guardar 1 límite' }).click();
  await expect(row.getByText('El máximo no puede ser menor que el mínimo')).toBeVisible();
  await expectNotice(page, 'La información no pudo ser guardada');
  expect(await violationsOf(page)).toEqual([]);

  await maximum.fill('97');
  await page.getByRole('button', { name: 'Guardar 1 límite' }).click();
  await expectNotice(page, 'Los límites se han actualizado');
  await comeBack(page);
  await expect(minimum).toHaveValue('41');
  await expect(maximum).toHaveValue('97');
  await row.getByRole('button', { name: /^Historial de/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Mínimo: \d+ → 41/)
      .first(),
  ).toBeVisible();
});

test('the limits are downloaded as product_limits.xlsx, and the panel says so [CS-GENERAL-024]', async ({ page }) => {
  await openLimits(page, 'compras');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toBe('product_limits.xlsx');
  await expectNotice(page, 'Reporte descargado correctamente');
});

test(
  'the export is waited for 6,000,000 ms and not longer [CS-LIMIT-004]',
  { tag: '@own-browser' },
  async ({ page }) => {
    await openLimits(page, 'compras');
    await page.clock.install();
    // A server that never answers.
    await page.route('**/export-product-limits', () => undefined);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.clock.fastForward(5_990_000);
    await expect(page.getByText('Error al exportar los límites')).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(page.getByText('Error al exportar los límites').first()).toBeVisible();
  },
);

test('a direct transfer is drafted, given one more product, sent, and received with a piece missing', async ({
  page,
}) => {
  await enterPanel(page, 'compras', '/plugins/inventory/transfers');
  await page.getByRole('link', { name: 'Nuevo traspaso' }).click();
  await choose(page, 'Almacén de origen', 'MEX-CEDIS');
  await choose(page, 'Almacén de destino', 'Puebla');
  await choose(page, 'Producto, renglón 1', 'Adaptador');
  await page.getByLabel('Cantidad, renglón 1').fill('3');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'El registro se ha creado');

  await page.getByRole('button', { name: 'Agregar renglón' }).click();
  await choose(page, 'Producto, renglón 2', 'Antena');
  await page.getByLabel('Cantidad, renglón 2').fill('1');
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#motivos-send')).toContainText('Hay cambios sin guardar');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'El registro se ha actualizado');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sus piezas salen de las existencias de MEX-CEDIS y quedan en camino.');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expectNotice(page, 'Traspaso enviado: sus piezas salieron del origen');

  await page.getByRole('button', { name: 'Recibir', exact: true }).click();
  await dialog
    .getByRole('textbox', { name: /^Piezas que llegaron/ })
    .first()
    .fill('2');
  await dialog.getByRole('button', { name: 'Recibir con 1 faltante' }).click();
  await expectNotice(page, 'Traspaso recibido con 1 faltante: lo demás está en el destino');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Traspasos' }).click();
  const row = page.getByRole('row').filter({ hasText: 'MEX-CEDIS' }).filter({ hasText: '1 faltante' });
  await expect(row).toContainText('2 productos');
});

/** Chooses the first record that a text finds. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.keyboard.type(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}
