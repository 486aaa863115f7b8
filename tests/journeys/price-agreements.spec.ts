import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { comeBack, enterPanel, goThroughMenu, visit } from './support/panel-pages';
import { noteRequests, repeated } from './support/panel-requests';
import { pasteRows } from './support/spreadsheet';

const path = '/plugins/inventory/supplier-price-agreements';
const api = '/inventory/supplier-price-agreements';
const pdf = { name: 'acuerdo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n%%EOF') };

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Product extends Named {
  readonly model: string;
  readonly sku: string;
}
interface World {
  readonly supplier: Named;
  readonly currency: Named;
  readonly products: readonly Product[];
}

/** The supplier at `index` and what an agreement with it needs; each journey has its own, so that none is in the way of another. */
async function worldOf(index: number): Promise<World> {
  const compras = await staff('compras');
  const rows = async <T>(from: string): Promise<T[]> => (await compras.get<{ data: T[] }>(from)).body.data;
  const supplier = (await rows<Named>('/inventory/suppliers?per_page=50'))[index];
  const currency = (await rows<Named & { code: string }>('/reference/currencies?per_page=50')).find(
    ({ code }) => code === 'USD',
  );
  if (supplier === undefined || currency === undefined) throw new Error('the demo world has no such supplier');
  return { supplier, currency, products: await rows<Product>('/catalogue/products?per_page=100') };
}

/** Writes a draft as somebody at another desk does. */
async function drafted({ supplier, currency, products }: World, lines: readonly object[]): Promise<number> {
  const compras = await staff('compras');
  const answer = await compras.post<{ id: number }>(api, {
    supplier_id: supplier.id,
    currency_id: currency.id,
    valid_from: '2026-01-01',
    valid_to: '2099-12-31',
    lines: lines.length === 0 ? [{ product_id: products[0]?.id, quantity_from: 1, unit_cost: '85.50' }] : lines,
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const cell = (page: Page, column: string, line: number): Locator =>
  page.getByRole('table', { name: 'Costos' }).getByLabel(`${column}, renglón ${line}`, { exact: true });

test('an agreement is begun with costs pasted from a spreadsheet and one typed by keyboard alone; what is wrong is told at its cell', async ({
  page,
}) => {
  const { supplier, products } = await worldOf(0);
  const [first, second, third] = products as [Product, Product, Product];
  await enterPanel(page, 'compras');
  await goThroughMenu(page, 'Compras', 'Acuerdos de precios');
  await page.getByRole('link', { name: 'Nuevo acuerdo de precios' }).click();
  await page.getByRole('combobox', { name: 'Proveedor' }).click();
  await page.keyboard.type(supplier.name);
  await page.getByRole('option', { name: supplier.name, exact: true }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('USD');
  await page.keyboard.press('Tab');
  await page.getByLabel('Vigente desde').fill('2026-01-01');
  await page.getByLabel('Vigente hasta').fill('2025-01-01');

  const lookedUp: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reference-matches')) lookedUp.push(request.url());
  });
  await cell(page, 'Producto', 1).focus();
  await pasteRows(page, [
    ['Producto', 'Desde', 'Costo unitario'],
    [first.model, '1', '$1,085.50'],
    ['NO-EXISTE', '5', '-4'],
    [second.sku.toLowerCase(), '', '20'],
  ]);
  await expect(cell(page, 'Producto', 1)).toHaveValue(first.name);
  await expect(cell(page, 'Producto', 3)).toHaveValue(second.name);
  await expect(cell(page, 'Costo unitario', 1)).toHaveValue('1085.50');
  await expect(page.getByText('«NO-EXISTE» no se encontró: elige de la lista')).toBeVisible();
  expect(lookedUp).toHaveLength(1);

  // From the last cell Enter opens a line; the product is chosen by its model, although nobody waited for the list.
  await cell(page, 'Costo unitario', 3).focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Producto', 4)).toBeFocused();
  await page.keyboard.type(third.model);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7.25');
  await expect(cell(page, 'Producto', 4)).toHaveValue(third.name);
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Costo unitario', 3)).toBeFocused();

  await save(page).click();
  await expectNotice(page, 'La información no pudo ser guardada');
  await expect(page.getByText('Debe ser mayor que cero')).toBeVisible();
  await page.getByRole('button', { name: 'Ir a la primera' }).click();
  await expect(cell(page, 'Producto', 2)).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Delete');
  await expect(page.getByRole('table', { name: 'Costos' }).getByRole('row')).toHaveCount(4);

  await save(page).click();
  await expectNotice(page, 'La información no pudo ser guardada');
  await expect(page.getByLabel('Vigente hasta')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Vigente hasta').fill('2099-12-31');
  await page.locator('input[type=file]').setInputFiles(pdf);
  await save(page).click();
  await expectNotice(page, 'El registro se ha creado');

  await expect(page.getByRole('heading', { level: 1, name: /^Acuerdo de precios núm\. \d+$/ })).toBeVisible();
  await expect(cell(page, 'Producto', 3)).toHaveValue(third.name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar acuerdo.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('acuerdo.pdf');
  await page.getByRole('button', { name: 'Quitar: Acuerdo firmado' }).click();
  await save(page).click();
  await expectNotice(page, 'El registro se ha actualizado');
  await expect(page.getByRole('button', { name: 'Elegir archivo: Acuerdo firmado' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver historial' }).click();
  await expect(page.getByText('creó el registro')).toBeVisible();
});

test('a move that cannot be made says why, to the keyboard too, and is made once it can; then nothing is typed any more', async ({
  page,
}) => {
  const world = await worldOf(1);
  const compras = await staff('compras');
  const [earlier, id] = [await drafted(world, []), await drafted(world, [])];
  await compras.put(`/inventory/supplier-price-agreement-states/${earlier}`, { state: 'active' });
  await enterPanel(page, 'compras', `${path}/${id}`);
  const activate = page.getByRole('button', { name: 'Activar', exact: true });
  await expect(activate).toHaveAttribute('aria-disabled', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await activate.focus();
  await expect(activate).toBeFocused();
  const reason = page.locator('#motivos-activate');
  await expect(reason).toContainText(`${earlier}`);
  await expect(activate).toHaveAccessibleDescription(/Activar:/);

  await page.getByLabel('Vigente desde').fill('2026-02-01');
  await expect(reason).toContainText('Hay cambios sin guardar');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await compras.put(`/inventory/supplier-price-agreement-states/${earlier}`, { state: 'ended' });
  await comeBack(page);
  await activate.click();
  await expectNotice(page, 'Activar: listo');
  await expect(page.getByText('Activo', { exact: true })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Costos' }).getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('dialog')).toContainText('No se puede deshacer');
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible();
});

test('of two people who change the same agreement, the second is told what the first saved and keeps what was typed', async ({
  page,
}) => {
  const id = await drafted(await worldOf(2), []);
  await enterPanel(page, 'compras', `${path}/${id}`);
  await page.getByLabel('Nota').fill('la mía');
  await page.getByLabel('Vigente hasta').fill('2098-06-30');
  await (await staff('compras')).put(`${api}/${id}`, { note: 'la suya', valid_from: '2026-03-01' });
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Alguien más guardó este registro' });
  await expect(notice).toContainText('Nota: guardó «la suya»; tú escribiste «la mía»');
  await expect(notice).toContainText('Vigente desde: guardó «1 mar 2026»');
  await expect(page.getByLabel('Nota')).toHaveValue('la mía');
  await expect(page.getByLabel('Vigente desde')).toHaveValue('2026-03-01');
  expect(await violationsOf(page)).toEqual([]);
  const stored = await (await staff('compras')).get<{ data: { note: string } }>(`${api}/${id}`);
  expect(stored.body.data.note).toBe('la suya');
  await save(page).click();
  await expectNotice(page, 'El registro se ha actualizado');
  await expect(notice).toHaveCount(0);
  await comeBack(page);
  await expect(page.getByLabel('Nota')).toHaveValue('la mía');

  await page.getByLabel('Nota').fill('se pierde');
  await page.getByRole('main').getByRole('link', { name: 'Acuerdos de precios' }).click();
  await expect(page.getByRole('heading', { name: 'Hay cambios sin guardar' })).toBeVisible();
  await page.getByRole('button', { name: 'Quedarme' }).click();
  await expect(page.getByLabel('Nota')).toHaveValue('se pierde');
});

test('the list is narrowed, ordered and exported as its address says, asks the platform once, and removes many at once', async ({
  page,
}) => {
  const world = await worldOf(3);
  const compras = await staff('compras');
  const [one, other] = [await drafted(world, []), await drafted(world, [])];
  await compras.put(`/inventory/supplier-price-agreement-states/${one}`, { state: 'active' });
  const requests = noteRequests(page);
  await enterPanel(page, 'compras');
  await requests.settled();
  await goThroughMenu(page, 'Compras', 'Acuerdos de precios');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const list = await requests.settled();
  expect(list).toMatchObject({ elsewhere: [], refused: [] });
  expect(list.calls).toEqual([`GET ${api}?page=1&per_page=20&count_to=10000`]);
  await expect.poll(async () => (await page.getByRole('row').nth(1).boundingBox())?.height).toBe(40);

  await page.getByRole('combobox', { name: 'Proveedor' }).click();
  await page.keyboard.type(world.supplier.name);
  await page.getByRole('option', { name: world.supplier.name, exact: true }).click();
  await expect(page).toHaveURL(/supplier_id/);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Ordenar por Vigente desde' }).click();
  await comeBack(page);
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue(world.supplier.name);
  await expect(page.locator('th[aria-sort=ascending]')).toHaveText('Vigente desde');
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Texto (CSV)' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain(world.supplier.name);

  await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expectNotice(page, 'Eliminar: 1 de 2');
  await expect(page.getByRole('alert').filter({ hasText: `núm. ${one}` })).toContainText('borrador');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect((await compras.get(`${api}/${other}`)).status).toBe(404);
  await requests.settled();
  await page.getByRole('link', { name: `Núm. ${one}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Acuerdo de precios núm. ${one}` })).toBeVisible();
  const record = await requests.settled();
  expect(record.calls).toEqual([`GET ${api}/${one}`]);
  expect(repeated(record)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Acuerdos de precios' }).click();
  await expect(page).toHaveURL(/supplier_id/);
});

test('of two thousand lines those in sight are drawn, and the last is typed into, saved and found again', async ({
  page,
}) => {
  const world = await worldOf(4);
  const lines = Array.from({ length: 2_000 }, (_, at) => ({
    product_id: world.products[at % 100]?.id,
    quantity_from: 1 + Math.floor(at / 100),
    unit_cost: '10.00',
  }));
  const id = await drafted(world, lines);
  await enterPanel(page, 'compras', `${path}/${id}`);
  const table = page.getByRole('table', { name: 'Costos' });
  await expect(cell(page, 'Costo unitario', 1)).toHaveValue('10.00');
  await expect(page.getByText(/^2,000 renglones/)).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', '2001');
  expect(await table.getByRole('row').count()).toBeLessThan(45);
  await cell(page, 'Costo unitario', 3).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1234.56');
  await expect(cell(page, 'Costo unitario', 3)).toHaveValue('1234.56');
  await page.getByRole('button', { name: 'Agregar renglón' }).click();
  await expect(cell(page, 'Producto', 2_001)).toBeFocused();
  expect(await table.getByRole('row').count()).toBeLessThan(45);
  await page.keyboard.press('Control+Delete');
  await expect(cell(page, 'Producto', 2_000)).toBeFocused();
  await cell(page, 'Costo unitario', 2_000).fill('7');
  await save(page).click();
  await expectNotice(page, 'El registro se ha actualizado');
  const { body } = await (await staff('compras')).get<{ data: { lines: { unit_cost: string }[] } }>(`${api}/${id}`);
  expect(body.data.lines).toHaveLength(2_000);
  expect([body.data.lines[2]?.unit_cost, body.data.lines[1_999]?.unit_cost]).toEqual(['1234.56', '7.00']);
});

test('whoever may only read agreements sees them, and no button that would change one', async ({ page }) => {
  const id = await drafted(await worldOf(5), []);
  await enterPanel(page, 'catalogo');
  await goThroughMenu(page, 'Compras', 'Acuerdos de precios');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuevo acuerdo de precios' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await visit(page, `${path}/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Acuerdo de precios núm. ${id}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Guardar|Eliminar|Activar|Agregar renglón)$/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await visit(page, `${path}/nuevo`);
  await expect(page.getByText('No tienes los permisos')).toBeVisible();
});

test('purchasing reads transfers, begins them, and looks after the scales', async ({ page }) => {
  await enterPanel(page, 'compras', '/plugins/inventory/transfers');
  await expect(page.getByRole('heading', { level: 1, name: 'Traspasos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nuevo traspaso' })).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
  const changing = /^(Guardar|Enviar|Recibir|Cancelar|Eliminar)/;
  await expect(page.getByRole('main').getByRole('button', { name: changing }).first()).toBeVisible();
  await visit(page, '/plugins/inventory/scales');
  await expect(page.getByRole('link', { name: 'Nueva báscula' })).toBeVisible();
});
