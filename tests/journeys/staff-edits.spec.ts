import type { Page } from '@playwright/test';
import { offersOf, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, findEntries, openEntry, saveEntry, visit } from './support/panel-pages';
import { addButton, typeInSearch } from './support/store-pages';

const uid = 'api::catalogue.product';

/** What staff saves must have reached the shoppers after this long. */
const reachLimitMs = 5_000;

test('staff renames a product in the Spanish panel: its page and the search show the new name within 5 s; its list changes one product or many, and says which are refused and why [CS-PRODUCT-042]', async ({
  page,
  panel,
  enterAs,
}) => {
  const [offer] = await offersOf('distribuidor', 'switch');
  if (offer === undefined) throw new Error('the demo world has no switch in stock');
  const renamed = `${offer.name}, edición Quetzal`;
  await enterAs('distribuidor');
  await page.goto(`/products/${offer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  await enterPanel(panel, 'catalogo');
  await openEntry(panel, uid, offer.name);

  const name = panel.getByRole('textbox', { name: 'Nombre', exact: true });
  await expect(name).toHaveValue(offer.name);
  await name.fill(renamed);
  await saveEntry(panel);

  await expect(async () => {
    await page.goto(`/products/${offer.id}`);
    await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible({ timeout: 500 });
    const options = await typeInSearch(page, 'Quetzal');
    await expect(options.filter({ hasText: renamed })).toHaveCount(1, { timeout: 1_500 });
  }).toPass({ timeout: reachLimitMs });
  await page.goto(`/products/${offer.id}`);
  await expect(addButton(page.getByRole('complementary', { name: 'Compra' }), renamed)).toBeVisible();

  await keepWhatWasTyped(panel, renamed);
  await editFromTheList(panel, renamed);
});

/** Somebody else saves the record while its form is open: what was typed stays, beside what they saved. */
async function keepWhatWasTyped(panel: Page, name: string): Promise<void> {
  const other = await staff('admin');
  const path = `/content-manager/collection-types/${uid}/${/[a-z0-9]{24}/.exec(panel.url())?.[0] ?? ''}?locale=es`;
  expect((await other.put(path, { name: `${name} de otra persona`, guarantee: 41 })).status).toBe(200);
  const field = panel.getByRole('textbox', { name: 'Nombre', exact: true });
  const barcode = panel.getByRole('textbox', { name: 'Código de barras', exact: true });
  await field.fill(`${name} mía`);
  await barcode.fill('7500000000017');
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  const notice = panel.getByRole('alert').filter({ hasText: 'Otra persona guardó este registro' });
  await expect(notice).toContainText(`guardó «${name} de otra persona»; tú escribiste «${name} mía»`);
  await expect(notice).toContainText('Garantía (meses): guardó «41»');
  await expect(barcode).toHaveValue('7500000000017');
  await notice.getByRole('button', { name: 'Dejar lo que guardó' }).click();
  await expect(field).toHaveValue(`${name} de otra persona`);
  await field.fill(name);
  await saveEntry(panel);
  await expect(barcode).toHaveValue('7500000000017');
}

/** A quick edit of one row and a mass edit of two: what is refused stands on its field or beside its product, the rest is saved. */
async function editFromTheList(panel: Page, name: string): Promise<void> {
  const [row] = await (await findEntries(panel, uid, name)).all();
  if (row === undefined) throw new Error(`${name} is not in the list`);
  await row.getByRole('button', { name: /acciones/i }).click();
  await panel.getByRole('menuitem', { name: 'Edición rápida' }).click();
  const form = panel.getByRole('dialog', { name: 'Edición rápida' });
  await form.getByRole('textbox', { name: 'Garantía (meses)' }).fill('18');
  await form.getByRole('textbox', { name: 'Descuento de promoción (%)' }).fill('101');
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form.getByText('El valor debe ser menor o igual a 100')).toBeVisible();
  await expectNotice(panel, 'El producto no pudo ser actualizado');
  await form.getByRole('textbox', { name: 'Descuento de promoción (%)' }).fill('7,5');
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form).toHaveCount(0);

  const rows = await findEntries(panel, uid, 'Adaptador');
  for (const each of [rows.nth(0), rows.nth(1)]) await each.getByRole('checkbox').click();
  await panel.getByRole('button', { name: 'Edición masiva' }).click();
  const mass = panel.getByRole('dialog', { name: 'Edición masiva' });
  await mass.getByRole('combobox', { name: 'Agregar un campo' }).click();
  await panel.getByRole('option', { name: 'Precio fijo (USD)' }).click();
  await mass.getByRole('textbox', { name: 'Precio fijo (USD)' }).fill('99999');
  await mass.getByRole('button', { name: 'Cambiar 2 productos' }).click();
  const refused = mass.getByRole('group', { name: 'Productos que no se cambiaron' });
  await expect(refused.getByText('El precio fijo no puede ser mayor que el precio de lista')).toHaveCount(2);
  await refused
    .getByRole('button', { name: /^Dejar fuera / })
    .first()
    .click();
  await mass.getByRole('textbox', { name: 'Precio fijo (USD)' }).fill('');
  await mass.getByRole('button', { name: 'Cambiar 1 producto', exact: true }).click();
  await expect(mass).toHaveCount(0);
  await editAllFound(panel, 'Sirena');
}

/** Of a list that goes on after its page, all rows of the page are ticked: the change may go to all that the search finds. */
async function editAllFound(panel: Page, text: string): Promise<void> {
  await visit(panel, `/content-manager/collection-types/${uid}?_q=${text}&page=1&pageSize=10`);
  await expect(panel.getByRole('row').filter({ hasText: text }).first()).toBeVisible();
  const found = Number.parseInt(await panel.getByText(/^\d+ entradas encontradas$/).innerText(), 10);
  await panel.getByRole('row').first().getByRole('checkbox').click();
  await panel.getByRole('button', { name: 'Edición masiva' }).click();
  const mass = panel.getByRole('dialog', { name: 'Edición masiva' });
  await mass.getByRole('button', { name: `Seleccionar los ${found} productos que cumplen el filtro` }).click();
  await mass.getByRole('combobox', { name: 'Agregar un campo' }).click();
  await panel.getByRole('option', { name: 'Garantía (meses)' }).click();
  await mass.getByRole('textbox', { name: 'Garantía (meses)' }).fill('27');
  const change = mass.getByRole('button', { name: `Cambiar ${found} productos` });
  await expect(change).toBeDisabled();
  await mass.getByRole('checkbox', { name: `Confirmo que quiero cambiar ${found} productos` }).click();
  await change.click();
  await expectNotice(panel, `${found} productos: cambios guardados`);
}
