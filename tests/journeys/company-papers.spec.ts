import { violationsOf } from './support/accessibility';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { confirmInPanel, enterPanel, failing, stateInPanel, visit } from './support/panel-pages';
import { certificateOf, pdfFile, pdfOf, picture } from './support/papers';
import type { Page } from '@playwright/test';

const rfc = 'URE180429TM6';
const name = 'UNIVERSIDAD ROBOTICA ESPAÑOLA';
/** A program under the name of a paper. */
const program = pdfFile('acta.pdf', Buffer.from('MZ\u0000\u0001 no es un PDF'));

/** A company without papers, made once. */
async function companyId(): Promise<number> {
  const support = await staff('soporte');
  const path = '/companies/company-distributors';
  const known = await support.get<{ data: { id: number; rfc: string | null }[] }>(`${path}?omniSearchQuery=${rfc}`);
  const found = known.body.data.find((each) => each.rfc === rfc);
  if (found !== undefined) return found.id;
  const made = await support.post<{ data: { id: number } }>(path, { business_name: name, rfc });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data.id;
}

const page360 = (id: number): string => `/plugins/companies/empresas/${id}`;
const papersOf = (page: Page) => page.getByRole('region', { name: 'Documentos y cambios' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Agregar documento' });

/** Opens the dialog of a new paper and fills it in. */
async function beginPaper(page: Page, kind: string, file: ReturnType<typeof pdfFile>): Promise<void> {
  await papersOf(page).getByRole('button', { name: 'Agregar documento' }).click();
  await dialogOf(page).getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  await dialogOf(page).getByLabel('Archivo: Archivo del documento', { exact: true }).setInputFiles(file);
}

const line = (page: Page, kind: string) => papersOf(page).getByRole('button', { name: `Eliminar ${kind}` });

test('staff take in a company’s papers, authorise one, refuse another beside its picture and take one away [PC-COMPANY-011, PC-COMPANY-012, PC-COMPANY-013, PC-COMPANY-014, PC-COMPANY-019, PC-COMPANY-020, PC-COMPANY-021, PC-COMPANY-022]', async ({
  page,
}) => {
  const id = await companyId();
  await enterPanel(page, 'soporte', page360(id));
  await beginPaper(page, 'Acta constitutiva', program);
  await confirmInPanel(page, 'Agregar');
  await expectNotice(page, 'Error al guardar documento.');
  await expect(dialogOf(page).getByRole('alert')).toHaveText(/tipo de archivo/i);
  const acta = pdfFile('acta.pdf', await pdfOf(['Acta constitutiva']));
  await dialogOf(page).getByLabel('Archivo: Archivo del documento', { exact: true }).setInputFiles(acta);
  const mend = await failing(page, /company-document-uploads/);
  await confirmInPanel(page, 'Agregar');
  await expectNotice(page, 'Error al guardar documento.');
  await mend();
  await confirmInPanel(page, 'Agregar');
  await expectNotice(page, 'Documento Creado.');
  await expect(papersOf(page)).toContainText('Por autorizar');
  expect(await violationsOf(page)).toEqual([]);

  // Of each kind there is one: another takes its place.
  await beginPaper(page, 'Acta constitutiva', program);
  await expect(dialogOf(page)).toContainText('el nuevo toma su lugar');
  await confirmInPanel(page, 'Agregar');
  await expectNotice(page, 'Error al actualizar documento.');
  await dialogOf(page).getByLabel('Archivo: Archivo del documento', { exact: true }).setInputFiles(acta);
  await confirmInPanel(page, 'Agregar');
  await expectNotice(page, 'Documento Modificado.');

  await papersOf(page).getByRole('link', { name: 'Por autorizar' }).click();
  await expect(page.getByRole('region', { name: 'El documento' })).toContainText('acta.pdf');
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await page.getByRole('dialog').getByLabel('Vence').fill('2031-05-20');
  await confirmInPanel(page, 'Autorizar');
  await expectNotice(page, 'Estatus de documento actualizado.');
  await stateInPanel(page, 'Autorizado');

  await visit(page, page360(id));
  await expect(papersOf(page).getByRole('link', { name: /^Autorizado · hasta/ })).toBeVisible();
  await beginPaper(page, 'Identificación oficial', { name: 'ine.png', mimeType: 'image/png', buffer: picture });
  await confirmInPanel(page, 'Agregar');
  await expectNotice(page, 'Documento Creado.');
  await papersOf(page).getByRole('link', { name: 'Por autorizar' }).click();
  await expect(page.getByRole('img', { name: 'ine.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await confirmInPanel(page, 'Rechazar');
  await expectNotice(page, 'Error al actualizar estatus.');
  await page.getByRole('dialog').getByLabel('Motivo').fill('No se lee la dirección');
  await confirmInPanel(page, 'Rechazar');
  await expectNotice(page, 'Estatus de documento actualizado.');
  await stateInPanel(page, 'Rechazado');
  await expect(page.getByRole('main')).toContainText('No se lee la dirección');
  expect(await violationsOf(page)).toEqual([]);

  await visit(page, page360(id));
  await line(page, 'Identificación oficial').click();
  const mendRemoval = await failing(page, /company-document-uploads/);
  await confirmInPanel(page, 'Eliminar');
  await expectNotice(page, 'Error al eliminar documento.');
  await mendRemoval();
  await confirmInPanel(page, 'Eliminar');
  await expectNotice(page, 'Documento Eliminado.');
  await expect(line(page, 'Identificación oficial')).toHaveCount(0);
  await expect(line(page, 'Acta constitutiva')).toBeVisible();
});

test('a company’s fiscal data are typed, compared with its tax certificate and taken from it [PC-COMPANY-015, PC-COMPANY-016, PC-COMPANY-017, PC-COMPANY-023, PC-COMPANY-024]', async ({
  page,
}) => {
  const id = await companyId();
  await enterPanel(page, 'soporte');
  const mend = await failing(page, /\/companies\/company-fiscal-datas\?/);
  await visit(page, page360(id));
  await expectNotice(page, 'Error al cargar datos fiscales');
  await mend();
  const card = page.getByRole('region', { name: 'Datos fiscales' });
  await card.getByRole('button', { name: 'Reintentar' }).click();
  await card.getByRole('button', { name: 'Agregar datos fiscales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datos fiscales' });
  await dialog.getByRole('textbox', { name: 'RFC' }).fill('EKU9003173C9');
  await dialog.getByRole('textbox', { name: 'Razón social' }).fill('Universidad Robotica');
  await dialog.getByRole('textbox', { name: 'Código postal fiscal' }).fill('64000');
  for (const [field, option] of [
    ['Elige un régimen', '601 · General de Ley Personas Morales'],
    ['Elige un uso', 'G03 · Gastos en general'],
  ] as const) {
    await dialog.getByPlaceholder(field).click();
    await dialog.getByPlaceholder(field).pressSequentially(option.slice(0, 3));
    await page.getByRole('option', { name: option }).click();
  }
  await confirmInPanel(page, 'Guardar');
  await expectNotice(page, 'Error al guardar datos fiscales');
  await dialog.getByRole('textbox', { name: 'RFC' }).fill(rfc);
  await confirmInPanel(page, 'Guardar');
  await expectNotice(page, 'Datos fiscales guardados.');
  await expect(card).toContainText('UNIVERSIDAD ROBOTICA');

  const field = card.getByLabel('Archivo: Constancia de situación fiscal', { exact: true });
  await field.setInputFiles(pdfFile('constancia.pdf', await certificateOf({ rfc: 'EKU9003173C9', name: 'OTRA' })));
  expect(await expectNotice(page, 'Error al guardar. Revisar constancia fiscal.')).toContain('EKU9003173C9');
  await field.setInputFiles(pdfFile('constancia.pdf', await certificateOf({ rfc, name, zip: '66600' })));
  await expectNotice(page, 'Constancia fiscal guardada con éxito.');
  await expect(card.getByRole('status')).toContainText(`Razón social: ${name}`);
  await expect(card.getByRole('status')).toContainText('Código postal fiscal: 66600');
  // The certificate is a paper, which waits for its authorisation.
  await expect(line(page, 'Constancia de situación fiscal')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await card.getByRole('button', { name: 'Cambiar datos fiscales' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Razón social' })).toHaveValue(name);
  await confirmInPanel(page, 'Guardar');
  await expectNotice(page, 'Datos fiscales guardados.');
  await expect(card).toContainText('66600');
  await expect(card).toContainText('Son los de su constancia de situación fiscal');
});
