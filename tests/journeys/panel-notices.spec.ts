import type { Locator, Page } from '@playwright/test';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, saveEntry, startEntry, visit } from './support/panel-pages';

const view = (type: string): string => `/content-manager/collection-types/api::${type}`;
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

async function create(page: Page, type: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await startEntry(page, `api::${type}`);
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  await save(page);
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Eliminar entrada( \(todos los idiomas\))?$/ }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

/** Somebody else saves the record that is open. */
async function changedByAnother(page: Page, type: string, change: object): Promise<void> {
  const id = /[a-z0-9]{24}(?=\?|$)/.exec(page.url())?.[0] ?? '';
  const { status } = await (await staff('admin')).put(`/content-manager/collection-types/api::${type}/${id}`, change);
  expect(status).toBe(200);
}

const types: readonly { readonly type: string; readonly fields: Readonly<Record<string, string>> }[] = [
  { type: 'catalogue.brand', fields: { Nombre: 'Ajolote' } },
  { type: 'catalogue.category', fields: { Nombre: 'Ajolotes' } },
  { type: 'catalogue.product', fields: { Nombre: 'Ajolote de prueba', SKU: 'AJ-AVISOS', Modelo: 'AJ-AVISOS' } },
  { type: 'reference.adjustment-type', fields: { Nombre: 'Ajuste Ajolote' } },
];

test('a brand, a category, a product, a bank and an adjustment type are told to be created, changed and removed, each in its own words [CS-BRAND-002, CS-BRAND-003, CS-BRAND-004, CS-CATEGORY-003, CS-CATEGORY-004, CS-CATEGORY-005, CS-PRODUCT-047, CS-REFERENCE-002, CS-REFERENCE-003, CS-REFERENCE-004, CS-REFERENCE-005, CS-REFERENCE-006, CS-REFERENCE-007, CS-GENERAL-016, PC-GENERAL-011]', async ({
  page,
}) => {
  await enterPanel(page, 'admin');
  for (const { type, fields } of types) {
    await create(page, type, fields);
    expect(await expectNotice(page, 'El registro se ha creado'), type).toContain('Éxito');
    await expect(page).toHaveURL(/[a-z0-9]{20,}/);
    await field(page, 'Nombre').fill(`${fields.Nombre} dos`);
    await save(page);
    expect(await expectNotice(page, 'El registro se ha actualizado'), type).toContain('Éxito');
    await remove(page);
    expect(await expectNotice(page, 'El registro se ha eliminado'), type).toContain('Éxito');
  }
  await visit(page, '/plugins/reference/banks');
  await page.getByRole('link', { name: 'Nuevo banco' }).click();
  await field(page, 'Nombre').fill('Banco Ajolote');
  await save(page);
  expect(await expectNotice(page, 'El registro se ha creado')).toContain('Éxito');
  await expect(page.getByRole('heading', { level: 1, name: 'Banco Ajolote' })).toBeVisible();
  await field(page, 'CLABE').fill('123');
  await save(page);
  await expect(page.getByText('La CLABE', { exact: false }).first()).toBeVisible();
  await field(page, 'CLABE').fill('032180000118359719');
  await save(page);
  expect(await expectNotice(page, 'El registro se ha actualizado')).toContain('Éxito');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  expect(await expectNotice(page, 'El registro se ha eliminado')).toContain('Éxito');
  await expect(page.getByRole('heading', { level: 1, name: 'Bancos' })).toBeVisible();
});

test(
  'what is refused is told on its field and in a notice of six seconds; so is what somebody else changed meanwhile, and what cannot be read [PC-GENERAL-008, PC-GENERAL-012, CS-GENERAL-012, CS-GENERAL-014, CS-GENERAL-015, CS-GENERAL-017, CS-GENERAL-018, CS-GENERAL-019, CS-GENERAL-020, CS-GENERAL-021]',
  { tag: '@own-browser' },
  async ({ page }) => {
    const taken = 'Ya existe un registro con este valor';
    await enterPanel(page, 'catalogo');
    await page.clock.install();
    await create(page, 'catalogue.brand', { Nombre: 'Vikron' });
    await expect(notice(page, taken)).toContainText('Error');
    await page.clock.fastForward(5_500);
    await expect(notice(page, taken)).toBeVisible();
    await page.clock.fastForward(600);
    await expect(notice(page, taken)).toHaveCount(0);
    await expect(page.getByText(taken)).toBeVisible();

    await field(page, 'Nombre').fill('Ajolote');
    await saveEntry(page);
    await changedByAnother(page, 'catalogue.brand', { web_page: 'https://ajolote.mx' });
    await field(page, 'Nombre').fill('Ajolote tardío');
    await save(page);
    expect(await expectNotice(page, 'Otra persona cambió este registro mientras lo editabas')).toContain('Sitio web');
    await expect(field(page, 'Sitio web')).toHaveValue('https://ajolote.mx');
    await field(page, 'Nombre').fill('Vikron');
    await save(page);
    await expect(notice(page, taken)).toContainText('Error');
    // What was typed is still there to be corrected.
    await expect(page.getByText(taken).last()).toBeVisible();
    await expect(field(page, 'Nombre')).toHaveValue('Vikron');

    await visit(page, `${view('catalogue.brand')}?_q=Vikron`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await remove(page);
    expect(await expectNotice(page, 'Tiene productos: muévelos antes de eliminarla')).toContain('Error');

    await page.route('**/product-content/datasheets?**', (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, '/plugins/catalogue/fichas-tecnicas');
    expect(await expectNotice(page, 'No se pudieron cargar las fichas técnicas')).toContain('Error');
  },
);

test('the datasheets are seen as a list or as cards, as they were last time [CS-DATASHEET-002]', async ({ page }) => {
  await enterPanel(page, 'catalogo', '/plugins/catalogue/fichas-tecnicas');
  const sheet = page.getByRole('link', { name: 'Cámaras', exact: true });
  await expect(page.getByRole('grid')).toContainText('Cámaras');
  await page.getByRole('button', { name: 'Tarjetas' }).click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('grid')).toContainText('Cámaras');
});
