import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel } from './support/panel-pages';

const path = '/plugins/pricing/descuentos-por-compania';

test('support gives a company a discount, changes it and takes it away; a refused one says why at its field [PC-COMPANY-003, PC-COMPANY-010, PC-COMPANY-018]', async ({
  page,
}) => {
  await enterPanel(page, 'soporte', path);
  await page.getByRole('button', { name: 'Agregar descuento', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByPlaceholder('Busca un distribuidor').click();
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'Descuento (%)' }).fill('101');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('El porcentaje debe estar entre 0 y 100')).toBeVisible();
  await expectNotice(page, 'Error al guardar configuración');
  await form.getByRole('textbox', { name: 'Descuento (%)' }).fill('3.25');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectNotice(page, 'El descuento se ha creado');

  const row = page.getByRole('row').filter({ hasText: '3.25 %' });
  await row.getByRole('button', { name: /^Editar el descuento/ }).click();
  await form.getByRole('textbox', { name: 'Descuento (%)' }).fill('-1');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectNotice(page, 'La configuración no pudo ser actualizada');
  await form.getByRole('textbox', { name: 'Descuento (%)' }).fill('4.75');
  await form.getByRole('button', { name: 'Guardar' }).click();
  const changed = page.getByRole('row').filter({ hasText: '4.75 %' });
  await expect(changed).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await changed.getByRole('button', { name: /^Quitar el descuento/ }).click();
  await form.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expectNotice(page, 'El descuento se ha eliminado');
  await expect(changed).toHaveCount(0);
});

test('a discount of every company of a type is added to the others [PC-COMPANY-009]', async ({ page }) => {
  await enterPanel(page, 'soporte', path);
  const part = page.getByRole('region', { name: 'Por tipo de distribuidor' });
  const rows = part.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const before = await rows.count();
  await part.getByRole('button', { name: 'Agregar descuento por tipo' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Tipo de distribuidor' }).click();
  await page.getByRole('option', { name: 'Gobierno' }).click();
  await form.getByPlaceholder('Todas las marcas').click();
  await page.getByRole('option').last().click();
  await form.getByRole('textbox', { name: 'Descuento (%)' }).fill('101');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectNotice(page, 'Error al guardar descuentos');
  await form.getByRole('textbox', { name: 'Descuento (%)' }).fill('6.5');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectNotice(page, 'Los descuentos por tipo se han actualizado');
  await expect(rows.filter({ hasText: '6.5 %' })).toContainText('Gobierno');
  await expect(rows).toHaveCount(before + 1);
});
