import { violationsOf } from './support/accessibility';
import { staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, goThroughMenu, visit } from './support/panel-pages';

/** Somebody nobody else makes: journeys share one world. */
const person = `prueba-${Date.now()}`;

test('personnel hire somebody: what is wrong flags its tab, a contract that ends soon is warned about, vacations are asked for and approved [PC-USER-003, PC-USER-029, PC-JOB-001]', async ({
  page,
}) => {
  await enterPanel(page, 'rrhh');
  await goThroughMenu(page, 'Personas', 'Usuarios');
  await expect(page.getByRole('heading', { name: 'Usuarios' })).toBeVisible();
  await page.getByRole('button', { name: 'Tarjetas' }).click();
  await expect(page).toHaveURL(/vista=tarjetas/);
  await page.getByRole('button', { name: 'Nueva persona' }).click();

  await page.getByRole('combobox', { name: 'Tipo', exact: true }).click();
  await page.getByRole('option', { name: 'Empleado', exact: true }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Jacinta');
  await page.getByLabel('Apellido paterno').fill('Duarte');
  await page.getByLabel('CURP').fill('HEGG560427MVZRRL05');
  await page.getByRole('tab', { name: 'Acceso' }).click();
  await page.getByRole('textbox', { name: /^Usuario/ }).fill(person);
  await page.getByLabel('Correo con el que entra').fill(`${person}@prueba.test`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  // The CURP's check digit is wrong: the tab says so, and the field.
  await expect(page.getByRole('tab', { name: /General.*1|General/ })).toContainText('1');
  await page.getByRole('tab', { name: /General/ }).click();
  await expect(page.getByText(/La CURP no es válida/)).toBeVisible();
  await page.getByLabel('CURP').fill('');
  await page.getByRole('tab', { name: 'Empleado' }).click();
  await page.getByLabel('Ingreso').fill('2020-02-03');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Jacinta Duarte/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Vacaciones' }).click();
  await expect(page.getByText('Disponibles')).toBeVisible();

  const hr = await staff('rrhh');
  const found = await hr.get<{ data: { id: number }[] }>(
    `/workforce/employees?omniSearchQuery=Jacinta Duarte&per_page=1`,
  );
  expect(found.body.data).toHaveLength(1);
});

test('the org chart is drawn in both lines and leads to the jobs [PC-JOB-004, PC-JOB-005]', async ({ page }) => {
  await enterPanel(page, 'rrhh');
  await visit(page, '/plugins/workforce/organigrama');
  await expect(page.getByRole('img', { name: /Organigrama, línea operativa/ })).toBeVisible();
  await expect(page.getByLabel(/Director general: Ignacio Garza/)).toBeVisible();
  await page.getByRole('button', { name: 'Línea funcional' }).click();
  await expect(page).toHaveURL(/linea=funcional/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar SVG' }).click();
  expect((await saved).suggestedFilename()).toBe('organigrama-funcional.svg');
});
