import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, pathIn, saveEntry, startEntry, visit } from './support/panel-pages';

/** What staff publishes must have reached the shoppers after this long. */
const reachLimitMs = 5_000;
const camera = { name: 'Cámara bala IP 8 MP Ajolote', sku: 'AJOLOTE-8', model: 'AJ-2CD8143' };
const nom = 'NOM-019-SE-2021';
const readsOfSheets = /\/nom-products\/\d+$/;
/** The smallest PNG: one pixel. */
const picture = {
  name: 'ajolote.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const certificate = {
  name: 'certificado.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nCertificado de conformidad\n%%EOF\n'),
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Chooses the related record that is called exactly this. */
async function relate(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(name);
  await page.getByRole('option', { name, exact: true }).first().click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}

async function create(page: Page): Promise<void> {
  await startEntry(page, 'api::catalogue.product');
  await field(page, 'Nombre').fill(camera.name);
  await field(page, 'SKU').fill(camera.sku);
  await field(page, 'Modelo').fill(camera.model);
  await relate(page, 'Marca', 'Vikron');
  await relate(page, 'Categoría', 'Bala IP');
  await field(page, 'Precio de lista (USD)').fill('120');
  await field(page, 'Promoción nivel 4 (%)').fill('25');
  await field(page, 'Clave SAT').fill('46171610');
  await page
    .getByText(/^Haz clic para elegir/)
    .first()
    .click();
  await press(page, 'Agregar más recursos');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await press(page, 'Subir 1 archivo a la biblioteca');
  await press(page, 'Terminar');
  await saveEntry(page);
  await expect(page).toHaveURL(/api::catalogue\.product\/[a-z0-9]{20,}/);
}

async function fillDatasheet(page: Page): Promise<void> {
  await expect(page.getByText('Falta en la ficha técnica: Resolución')).toBeVisible();
  await press(page, 'Llenar la ficha técnica');
  await page.getByRole('textbox', { name: 'Resolución (MP)' }).fill('8');
  await press(page, 'Guardar 1 cambio');
  await expect(page.getByText('Falta en la ficha técnica: Resolución')).toHaveCount(0);
}

async function bringStock(page: Page): Promise<void> {
  await press(page, 'Ajustar existencias');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option', { name: /^Monterrey/ }).click();
  await dialog.getByRole('textbox', { name: 'Piezas' }).fill('7');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Primera entrada');
  await dialog.getByRole('button', { name: 'Agregar 7 piezas' }).click();
  await expect(dialog).toHaveCount(0);
}

async function tellOverview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Editar contenido' }).click();
  await press(page, 'Agregar resumen');
  await field(page, 'Título').fill('Ve de noche lo que otras no');
  await page.getByLabel('Archivo: Imagen para web', { exact: true }).setInputFiles(picture);
  await page.getByLabel('Archivo: Imagen para móvil', { exact: true }).setInputFiles(picture);
  await press(page, 'Guardar');
  await expectNotice(page, 'Los resúmenes se han guardado');
}

/** States the norm and hands in its certificate, valid for a year; then both wait for review. */
async function handInCertificate(page: Page): Promise<void> {
  await press(page, 'Cambiar');
  const norms = page.getByRole('dialog');
  await norms.getByRole('radio', { name: 'Sí' }).click();
  await norms.getByRole('combobox', { name: 'Normas' }).click();
  await page.getByRole('option', { name: new RegExp(`^${nom}`) }).click();
  await page.keyboard.press('Escape');
  // The dialog stays until the page shows the norm, which the next one begins with.
  await page.route(readsOfSheets, async (route) => {
    if (route.request().method() === 'GET') await page.waitForTimeout(1_000);
    await route.continue();
  });
  await norms.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(norms).toHaveCount(0);

  await press(page, 'Cargar documento');
  const paper = page.getByRole('dialog');
  await paper.getByRole('textbox', { name: 'Número' }).fill('AJO-CERT-1');
  await paper.getByPlaceholder('Elige el organismo').click();
  await page.getByRole('option').first().click();
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await paper.getByLabel('Emitido el').fill(day(-10));
  await paper.getByLabel('Vence el').fill(day(355));
  await paper.getByLabel('Archivo: Documento', { exact: true }).setInputFiles(certificate);
  await paper.getByRole('button', { name: 'Cargar', exact: true }).click();
  await expect(paper).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, 'Revisar');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('catalogue staff takes a new camera from nothing to the store in the panel alone: datasheet, overview, price level, stock and NOM certificate [CS-PRODUCT-004, CS-PRODUCT-045, CS-PRODUCT-046]', async ({
  page,
  panel,
  enterAs,
}) => {
  await enterPanel(panel, 'catalogo');
  await create(panel);
  const record = pathIn(panel);
  await fillDatasheet(panel);
  await bringStock(panel);
  await tellOverview(panel);
  await visit(panel, record);
  await panel.getByRole('link', { name: 'Abrir el expediente NOM' }).click();
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible();
  const sheet = pathIn(panel);
  await handInCertificate(panel);

  await visit(panel, record);
  await press(panel, 'Publicar en la tienda');
  await expectNotice(panel, 'El producto no pudo ser publicado.');

  // Compliance approves it at the same desk.
  await enterPanel(panel, 'cumplimiento', sheet);
  await press(panel, 'Revisar');
  await panel.getByRole('dialog').getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expectNotice(panel, 'Documento aprobado');
  await enterPanel(panel, 'catalogo', record);

  await enterAs('distribuidor');
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Buscar productos' });
  await search.click();
  await expect(page.getByRole('button', { name: 'Cerrar búsqueda' })).toBeVisible();
  await press(panel, 'Publicar en la tienda');
  await expectNotice(panel, 'El producto se ha publicado');
  // It was inactive: the one switch puts it into the store.
  await expect(panel.getByText('En la tienda', { exact: true }).last()).toBeVisible();

  const found = page.getByRole('option').filter({ hasText: camera.name });
  let cut = -1;
  await expect(async () => {
    cut = cut === -1 ? -2 : -1;
    await search.fill(camera.model.slice(0, cut));
    await expect(found).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: reachLimitMs });
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1, name: camera.name })).toBeVisible();
  const purchase = page.getByRole('complementary', { name: 'Compra' });
  await expect(purchase).toContainText('$90.00');
  await expect(purchase.getByRole('row', { name: /Monterrey/ })).toContainText('7');
  await expect(page.getByText('Ve de noche lo que otras no')).toBeVisible();
  await expect(page.getByText('8 MP', { exact: true })).toBeVisible();
});
