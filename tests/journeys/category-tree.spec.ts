import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { comeBack, enterPanel } from './support/panel-pages';

const line = (page: Page, name: string): Locator => page.getByRole('treeitem', { name, exact: true });
const handle = (page: Page, name: string): Locator => page.getByRole('button', { name: `Mover ${name}`, exact: true });
const levelOf = (page: Page, name: string) => line(page, name).getAttribute('aria-level');

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openTree(page: Page): Promise<void> {
  await enterPanel(page, 'catalogo', '/plugins/catalogue/arbol-de-categorias');
  await expect(page.getByRole('tree', { name: 'Categorías' })).toBeVisible();
}

/** Takes a category by its handle and lets it go over a part of another: 0 is its upper edge, 1 its lower one. */
async function drag(page: Page, name: string, over: string, part: number): Promise<void> {
  const [from, to] = [await handle(page, name).boundingBox(), await line(page, over).boundingBox()];
  if (from === null || to === null) throw new Error(`${name} or ${over} is not on the screen`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 3, to.y + to.height * part, { steps: 10 });
  await expect(line(page, over)).toHaveAttribute('data-zone', /before|inside|after/);
  await page.mouse.up();
}

test('a category is dragged to another place and into another, and stays there; a circle is refused in Spanish [CS-CATEGORY-001]', async ({
  page,
}) => {
  await openTree(page);
  await page.getByRole('button', { name: 'Abrir Videovigilancia', exact: true }).click();
  const children = async (): Promise<(string | null)[]> =>
    page
      .locator('[role=treeitem][aria-level="2"]')
      .evaluateAll((lines) => lines.map((each) => each.getAttribute('aria-label')));
  const [first = '', second = '', third = ''] = (await children()).map((name) => name ?? '');

  await drag(page, third, first, 0.1);
  await expectNotice(page, 'La categoría se ha movido');
  expect((await children()).slice(0, 3)).toEqual([third, first, second]);

  await drag(page, second, first, 0.5);
  await expect.poll(() => levelOf(page, second)).toBe('3');
  await comeBack(page);
  await page.getByRole('button', { name: 'Abrir Videovigilancia', exact: true }).click();
  await page.getByRole('button', { name: `Abrir ${first}`, exact: true }).click();
  await expect(line(page, second)).toHaveAttribute('aria-level', '3');

  await drag(page, 'Videovigilancia', first, 0.5);
  await expectNotice(page, 'Una categoría no puede quedar dentro de sí misma ni de sus subcategorías');
  expect(await levelOf(page, 'Videovigilancia')).toBe('1');
  expect(await violationsOf(page)).toEqual([]);
});

test('a category is found, moved with the keyboard alone and opened in its edit view, where its banners and accessories are changed', async ({
  page,
}) => {
  await openTree(page);
  await line(page, 'Redes').focus();
  const placeOf = () => line(page, 'Redes').getAttribute('aria-posinset');
  const before = Number(await placeOf());
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(placeOf).toBe(String(before - 1));
  await expect(line(page, 'Redes')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(line(page, 'Redes')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('aria-level', '2');

  await page.getByPlaceholder('Nombre o abreviatura').fill('cámaras ip');
  await expect(page).toHaveURL(/filters=%7B%22search%22/);
  await expect(line(page, 'Redes')).toHaveCount(0);
  await line(page, 'Cámaras IP').getByRole('link', { name: 'Cámaras IP' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Cámaras IP');

  const counts = page.getByRole('heading', { name: 'Banners y accesorios' }).locator('..');
  const counted = /Banners(\d+)Categorías de accesorios(\d+)/;
  // They are read anew when the form is: what is asked for and what is taken is one reading.
  let shown: number[] = [];
  await expect
    .poll(async () => {
      shown = (counted.exec((await counts.textContent()) ?? '') ?? []).slice(1).map(Number);
      return shown.length;
    })
    .toBe(2);
  const [banners, accessories] = shown;
  await page.getByRole('button', { name: 'Editar banners y accesorios' }).click();
  const form = page.getByRole('dialog', { name: 'Banners y accesorios: Cámaras IP' });
  await form.getByRole('combobox', { name: 'Agregar una categoría de accesorios' }).click();
  await page.getByRole('option').first().click();
  const upload = form.getByLabel('Archivo: Banner en español');
  await upload.setInputFiles({ name: 'vacio.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
  await expectNotice(page, 'El archivo vacio.png está vacío');
  await upload.setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: onePixel });
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(counts).toContainText(`Banners${banners! + 1}Categorías de accesorios${accessories! + 1}`);
});
