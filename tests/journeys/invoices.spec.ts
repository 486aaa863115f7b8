import { readFile } from 'node:fs/promises';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';

test('a distributor finds an invoice, downloads its PDF, its XML and several at once [SF-INVOICE-001]', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('link', { name: 'Facturas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facturas' })).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'CP-1' })).toContainText('Complemento de pago');
  await expect(rows.filter({ hasText: 'F-1' })).toContainText('Saldo');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Tipo').selectOption('Facturas');
  await page.getByLabel('Folio, folio fiscal, RFC o pedido').fill('f-1');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/invoices\?q=f-1&type=I/);
  await expect(rows).toHaveCount(2);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF de F-1', exact: true }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^F-1_[A-Z0-9]+\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'XML de F-1', exact: true }).click(),
  ]);
  expect(await readFile(await xml.path(), 'utf8')).toContain('<tfd:TimbreFiscalDigital');

  await page.getByLabel('Elegir F-1').check();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar elegidas (.zip)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('facturas.zip');

  await page.getByLabel('Folio, folio fiscal, RFC o pedido').fill('no hay ninguna');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Ninguna factura coincide')).toBeVisible();
});

test('what cannot be downloaded is told in the words of the document [SF-COMPANY-011]', async ({ page, enterAs }) => {
  await enterAs('distribuidor');
  await page.goto('/invoices/999999/pdf');
  await expect(page.getByRole('alert')).toHaveText('Error al descargar .pdf');
  await page.goto('/invoices/999999/xml');
  await expect(page.getByRole('alert')).toHaveText('Error al descargar factura.');
});

test('a secondary user has no invoices', async ({ page, enterAs }) => {
  await enterAs('secundario');
  await page.goto('/');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await expect(page.getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facturas' })).toHaveCount(0);
});
