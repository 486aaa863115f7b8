import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, visit } from './support/panel-pages';

const documents = '/plugins/compliance/tablero/documentos';
const pdf = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function choose(page: Page, placeholder: string, typed = ''): Promise<void> {
  const field = page.getByRole('dialog').getByPlaceholder(placeholder);
  await field.click();
  const found = page.waitForResponse((answer) => answer.url().includes('omniSearchQuery=') || typed === '');
  await field.pressSequentially(typed);
  if (typed !== '') await found;
  await page.getByRole('option').first().click();
}

/** The first product of the board; the page that is left has rows too. */
async function openFirstSheet(page: Page): Promise<void> {
  await visit(page, '/plugins/compliance/tablero');
  await expect(page.getByText('Semáforo', { exact: true }).first()).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
}

test('a certificate with its file covers several products, is changed and is deleted [CS-NOM-017] [CS-NOM-018]', async ({
  page,
}) => {
  await enterPanel(page, 'cumplimiento', documents);
  await page.getByRole('button', { name: 'Cargar documento' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Número' }).fill('JORNADA-1');
  await choose(page, 'Elige la norma');
  await choose(page, 'Elige el organismo');
  await choose(page, 'Busca y agrega productos', 'cámara');
  await choose(page, 'Busca y agrega productos', 'switch');
  await form.getByLabel('Archivo: Documento', { exact: true }).setInputFiles(pdf);
  await form.getByRole('checkbox', { name: /^Aceptar solo productos/ }).check();
  await form.getByRole('button', { name: 'Cargar', exact: true }).click();
  await expect(form.getByText(/: El producto no tiene asignada esta norma/).first()).toBeVisible();
  await form.getByRole('checkbox', { name: /^Aceptar solo productos/ }).uncheck();
  await form.getByRole('button', { name: 'Cargar', exact: true }).click();
  await expectNotice(page, 'Certificado cargado');
  const line = page.getByRole('listitem').filter({ hasText: 'Certificado JORNADA-1' });
  await expect(line).toContainText('ampara 2 productos');

  await line.getByRole('button', { name: 'Editar el certificado JORNADA-1' }).click();
  await form.getByLabel('Vence el').fill('2099-12-31');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectNotice(page, 'Certificado actualizado');
  await expect(line).toContainText('vence el 31 dic 2099');
  expect(await violationsOf(page)).toEqual([]);

  await line.getByRole('button', { name: 'Eliminar el certificado JORNADA-1' }).click();
  await form.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expectNotice(page, 'Certificado eliminado');
  await expect(line).toHaveCount(0);
});

test('certificates, norms and fractions that cannot be loaded raise an error [CS-NOM-015] [CS-NOM-016] [CS-TARIFF-002]', async ({
  page,
}) => {
  await enterPanel(page, 'cumplimiento');
  for (const list of ['nom-documents', 'noms', 'tariff-fractions'])
    await page.route(`**/compliance/${list}?*`, (route) => route.fulfill({ status: 500, json: {} }));
  const failure = (text: string) => page.getByRole('alert').filter({ hasText: text }).first();
  await visit(page, documents);
  await expect(failure('No se pudieron cargar los certificados')).toContainText('Error');
  await expect(failure('No se pudieron cargar las normas')).toContainText('Error');

  await openFirstSheet(page);
  await page.getByRole('button', { name: /^(Asignar|Cambiar) fracción$/ }).click();
  await expect(failure('No se pudieron cargar las fracciones arancelarias')).toContainText('Error');
});

test('the label of a product is written; what is wrong with it is told on its line and in a toast [CS-PRODUCT-044]', async ({
  page,
}) => {
  await enterPanel(page, 'cumplimiento');
  await openFirstSheet(page);
  await page.getByRole('button', { name: 'Editar etiqueta' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Importador', { exact: true }).fill('Importadora de la Jornada');
  await form.getByLabel('RFC del importador').fill('no es un RFC');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error al guardar etiqueta' }).first()).toContainText('Error');
  await expect(form.getByLabel('RFC del importador')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('RFC del importador').fill('XAXX010101000');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectNotice(page, 'Se guardó la etiqueta');
  await expect(page.getByRole('main').getByText('Importadora de la Jornada')).toBeVisible();
});

test('a certification procedure is opened, sent to its agency and approved in the words of the house', async ({
  page,
}) => {
  await enterPanel(page, 'cumplimiento', '/plugins/compliance/tablero/tramites');
  await page.getByRole('button', { name: 'Abrir trámite' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Folio' }).fill('TRAMITE-1');
  await choose(page, 'Elige la norma');
  await choose(page, 'Busca y agrega productos', 'cámara');
  await form.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expectNotice(page, 'Trámite abierto');
  const row = page.getByRole('row').filter({ hasText: 'TRAMITE-1' });
  expect(await violationsOf(page)).toEqual([]);
  for (const [step, state] of [
    ['Enviar al organismo', 'En el organismo'],
    ['Aprobar', 'Aprobado'],
  ] as const) {
    await row.getByRole('button', { name: 'Avanzar el trámite TRAMITE-1' }).click();
    await page.getByRole('button', { name: step, exact: true }).click();
    await expect(row).toContainText(state);
  }
  await expectNotice(page, 'Tramite de certificado NOM aprobado');
});
