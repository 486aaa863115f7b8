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
  // A fiscal folio may hold those letters too.
  const invoice = rows.filter({ has: page.getByLabel('Elegir F-1', { exact: true }) });
  await expect(invoice).toContainText('Saldo');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Tipo').selectOption('Facturas');
  const search = page.getByRole('search', { name: 'Buscar facturas' });
  const order = (await invoice.getByRole('link').first().textContent()) ?? '';
  await search.getByLabel('Folio, folio fiscal, RFC o pedido').fill(order.toLowerCase());
  await search.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(new RegExp(`/invoices\\?q=${order.toLowerCase()}&type=I`));
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

  await page.getByLabel('Elegir F-1', { exact: true }).check();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar elegidas (.zip)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('facturas.zip');

  await search.getByLabel('Folio, folio fiscal, RFC o pedido').fill('no hay ninguna');
  await search.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Ninguna factura coincide')).toBeVisible();
});

test('on a phone invoices lead to their order and several are downloaded at once; none chosen is told', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs('distribuidor');
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Descargar elegidas (.zip)' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Elige al menos un comprobante.' })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByLabel('Elegir F-1', { exact: true }) });
  await expect(row.getByRole('link', { name: 'PDF de F-1', exact: true })).toBeVisible();
  await page.getByLabel('Elegir F-1', { exact: true }).check();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar elegidas (.zip)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('facturas.zip');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await row.getByRole('link', { name: /^P-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido P-/ })).toBeVisible();
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
  const menu = page.getByRole('navigation', { name: 'Páginas de tu cuenta' });
  await expect(menu.getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Facturas' })).toHaveCount(0);
});
