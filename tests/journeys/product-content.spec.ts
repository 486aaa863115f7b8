import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { comeBack, enterPanel, openEntry, visit } from './support/panel-pages';

const product = 'api::catalogue.product';
/** A panel that the demo world tells nothing more about. */
const name = 'Panel de incendio direccionable, 1 lazo, 127 dispositivos';
const tabs = (page: Page): Locator => page.getByRole('navigation', { name: 'Contenido del producto' });
const openPart = (page: Page, label: string) => tabs(page).getByRole('link', { name: label, exact: true }).click();
/** The smallest PNG: one pixel. */
const picture = {
  name: 'panel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const pdf = Buffer.from('%PDF-1.4\nManual de instalación\n%%EOF\n');

async function openContent(page: Page, account: string, text = name): Promise<void> {
  await enterPanel(page, account);
  await openEntry(page, product, text);
  for (const field of ['Nombre', 'Descripción', 'SKU'])
    await expect(page.getByRole('textbox', { name: field, exact: true })).not.toHaveValue('');
  const panel = page.getByRole('list', { name: 'Contenido del producto' });
  await expect(panel.getByText('Piezas del kit')).toBeVisible();
  await page.getByRole('link', { name: /^(Editar|Ver) contenido$/ }).click();
  await expect(tabs(page)).toBeVisible();
}

const namesIn = (list: Locator): Promise<string[]> =>
  list.getByRole('button', { name: /^Mover / }).evaluateAll((handles) => handles.map((each) => each.ariaLabel ?? ''));

test('the catalogue tells of a product in both languages, in its order, and it is still so for who comes back; videos, documents, features and the parts of a kit are kept the same way [CS-PRODUCT-003, CS-PRODUCT-004, CS-PRODUCT-010, CS-PRODUCT-012, CS-PRODUCT-013, CS-PRODUCT-014, CS-OVERVIEW-001, CS-OVERVIEW-009]', async ({
  page,
}) => {
  await openContent(page, 'catalogo');
  await test.step('overviews', () => writeOverviews(page));
  await test.step('videos', () => orderVideos(page));
  await test.step('documents', () => keepDocuments(page));
  await test.step('features', () => writeFeatures(page));
  await test.step('the parts of a kit', () => countParts(page));
});

async function writeOverviews(page: Page): Promise<void> {
  await expect(page.getByText('Todavía no hay resúmenes de este producto.')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar resumen' }).click();
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Sabe qué detector avisó');
  await page.getByRole('textbox', { name: 'Título en inglés' }).fill('It knows which detector went off');
  await page.getByLabel('Archivo: Imagen para web', { exact: true }).setInputFiles(picture);
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('El panel, de frente');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const phone = page.getByRole('region', { name: 'Imagen para móvil', exact: true });
  await expect(phone.getByText('Una descripción centrada lleva imagen para web y para móvil')).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();

  await page.getByLabel('Archivo: Imagen para móvil', { exact: true }).setInputFiles(picture);
  await page.getByLabel('Archivo: Imagen para web en inglés', { exact: true }).setInputFiles(picture);
  await page.getByLabel('Archivo: Imagen para móvil en inglés', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Los resúmenes se han guardado');
  await expect(page.getByText('4 imágenes de 4')).toBeVisible();

  await page.getByRole('button', { name: 'Agregar resumen' }).click();
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Se programa desde la tapa');
  await page.getByRole('combobox', { name: 'Imagen' }).click();
  await page.getByRole('option', { name: 'A la izquierda del texto' }).click();
  const handle = page.getByRole('button', { name: 'Mover Se programa desde la tapa' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Descartar' })).toHaveCount(0);

  await comeBack(page);
  const list = page.getByRole('list', { name: 'Resúmenes del producto' });
  await expect(list).toBeVisible();
  expect(await namesIn(list)).toEqual(['Mover Se programa desde la tapa', 'Mover Sabe qué detector avisó']);
  await page.getByRole('button', { name: 'Editar Sabe qué detector avisó' }).click();
  await expect(page.getByRole('textbox', { name: 'Título en inglés' })).toHaveValue('It knows which detector went off');
  const web = page.getByRole('region', { name: 'Imagen para web', exact: true });
  await expect(web.getByRole('img', { name: 'El panel, de frente' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Quitar Se programa desde la tapa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Descartar' })).toHaveCount(0);
  await comeBack(page);
  await expect(list).toBeVisible();
  expect(await namesIn(list)).toEqual(['Mover Sabe qué detector avisó']);
}

async function orderVideos(page: Page): Promise<void> {
  await openPart(page, 'Videos');
  for (const [key, title] of [
    ['https://youtu.be/R6MlUcmOul8', 'Montaje'],
    ['eRsGyueVLvQ', 'Programación'],
  ] as const) {
    await page.getByRole('button', { name: 'Agregar video' }).click();
    await page.getByRole('textbox', { name: /^Dirección en YouTube/ }).fill(key);
    await page.getByRole('textbox', { name: 'Título' }).fill(title);
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const videos = page.getByRole('list', { name: 'Videos del producto' });
  await videos.getByRole('button', { name: 'Mover Programación' }).focus();
  await page.keyboard.press('ArrowUp');
  await expectNotice(page, 'El orden de los videos se ha guardado');
  await comeBack(page);
  await expect(videos).toBeVisible();
  expect(await namesIn(videos)).toEqual(['Mover Programación', 'Mover Montaje']);
  expect(await violationsOf(page)).toEqual([]);
}

async function keepDocuments(page: Page): Promise<void> {
  await openPart(page, 'Documentos');
  await page.getByRole('button', { name: 'Agregar documento' }).click();
  await page
    .getByLabel('Archivo: Documento', { exact: true })
    .setInputFiles({ name: 'manual-ps-a127.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('checkbox', { name: /^Público/ }).check();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const document = page.getByRole('listitem').filter({ hasText: 'manual-ps-a127.pdf' });
  await expect(document.getByText('Público', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await document.getByRole('button', { name: 'Descargar manual-ps-a127.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('manual-ps-a127.pdf');
  await document.getByRole('button', { name: 'Cambiar manual-ps-a127.pdf' }).click();
  await page.getByRole('checkbox', { name: /^Público/ }).uncheck();
  await page.getByRole('combobox', { name: 'Requisito' }).click();
  await page.getByRole('option', { name: /^NOM-/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(document.getByText('Privado', { exact: true })).toBeVisible();
  await expect(document.getByText(/^Comprueba: NOM-/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
}

async function writeFeatures(page: Page): Promise<void> {
  await openPart(page, 'Características');
  await page.getByRole('textbox', { name: 'Peso (kg)' }).fill('pesado');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Peso (kg)' }).fill('4,5');
  await page.getByRole('combobox', { name: 'Requiere NOM' }).click();
  await page.getByRole('option', { name: 'Sí' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Las características se han guardado');
  await comeBack(page);
  await expect(page.getByRole('textbox', { name: 'Peso (kg)' })).toHaveValue('4.5');
  expect(await violationsOf(page)).toEqual([]);
}

async function countParts(page: Page): Promise<void> {
  await openPart(page, 'Kit');
  await page.getByRole('combobox', { name: 'Agregar una pieza' }).pressSequentially('Estación manual', { delay: 20 });
  await page
    .getByRole('option', { name: /Estación manual/ })
    .first()
    .click();
  const quantity = page.getByRole('textbox', { name: /^Cantidad de / });
  await quantity.fill('0');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Las piezas del kit se han guardado');
  await comeBack(page);
  await expect(quantity).toHaveValue('3');
  expect(await violationsOf(page)).toEqual([]);
}

test('what cannot be loaded is told in a notification titled Error, and tried again [CS-OVERVIEW-008, CS-PRODUCT-039, CS-PRODUCT-040]', async ({
  page,
}) => {
  await openContent(page, 'catalogo');
  const told = page.getByText('Error', { exact: true });
  const fails = async (path: string, happens: () => Promise<unknown>, text?: string): Promise<void> => {
    await expect(told).toHaveCount(0);
    const isAsked = (url: URL): boolean => url.pathname.startsWith(path);
    await page.route(isAsked, (route) => route.abort());
    await happens();
    await expect(told.first()).toBeVisible();
    if (text !== undefined) await expect(page.getByText(text)).toBeVisible();
    await page.unroute(isAsked);
  };
  await fails('/product-content/product-overviews', () => comeBack(page), 'No se pudieron cargar los resúmenes');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Agregar resumen' })).toBeVisible();

  await fails('/catalogue/products/', () => comeBack(page), 'No se pudo cargar el producto');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(tabs(page)).toBeVisible();

  const list = `/content-manager/collection-types/${product}`;
  await fails(list, () => visit(page, `${list}?page=1&pageSize=10`));
});
