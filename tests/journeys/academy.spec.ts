import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { comeBack, confirmInPanel, enterPanel, failing, goThroughMenu } from './support/panel-pages';

const course = 'Redes inalámbricas punto a punto';

test('marketing looks at the courses as a list and as cards, is told why one cannot be published, and publishes it; a course list that does not load is told [PC-TRAINING-001, PC-TRAINING-002, PC-TRAINING-003, PC-TRAINING-004, PC-TRAINING-005]', async ({
  page,
  panel,
}) => {
  await enterPanel(panel, 'marketing');
  await goThroughMenu(panel, 'Marketing', 'Cursos');
  await expect(panel.getByRole('row').filter({ hasText: course })).toContainText('Borrador');
  await panel.getByRole('button', { name: 'Tarjetas' }).click();
  await expect(panel.getByRole('table')).toHaveCount(0);
  const card = panel.getByRole('listitem').filter({ hasText: 'Certificación en control de acceso biométrico' });
  await expect(card).toContainText('Presencial · 8 h · Control de acceso');
  await expect(card).toContainText('Portika');
  expect(await violationsOf(panel)).toEqual([]);
  await comeBack(panel);
  await expect(card).toBeVisible();
  await panel.getByRole('button', { name: 'Lista' }).click();

  await panel.getByRole('row').filter({ hasText: course }).getByRole('link').first().click();
  const publish = panel.getByRole('button', { name: 'Publicar', exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(publish).toHaveAccessibleDescription(/Un curso en línea necesita su dirección/);
  await panel.getByRole('textbox', { name: /^Dirección del curso/ }).fill('https://universidad.mayorista.test/redes');
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(panel, 'El registro se ha actualizado');
  await page.goto('/universidad');
  await expect(page.getByRole('article', { name: course })).toHaveCount(0);
  await publish.click();
  await confirmInPanel(panel, 'Publicar');
  await expectNotice(panel, 'El curso está en la tienda');
  await page.reload();
  await expect(page.getByRole('article', { name: course })).toBeVisible();

  await panel.getByRole('main').getByRole('link', { name: 'Cursos' }).click();
  await expect(panel.getByRole('row').filter({ hasText: course })).toContainText('Publicado');
  const mend = await failing(panel, /\/academy\/trainings\?/);
  await comeBack(panel);
  await expectNotice(panel, 'Error al cargar los cursos');
  await mend();
});

test('a distributor enters the courses, enrols somebody, lets them out and in again, reads grades and removes them [SF-UNIVERSITY-001, SF-UNIVERSITY-002, SF-SECONDARY-003]', async ({
  page,
  enterAs,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Universidad' })).toBeVisible();
  await expect(page.getByText('Inicia sesión con la cuenta de tu empresa')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ir al curso/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Categorías de cursos' }).getByRole('link', { name: 'Ventas' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await enterAs('distribuidor');
  await page.goto('/universidad');
  const selling = page.getByRole('article', { name: 'Cómo cotizar un proyecto de seguridad' });
  await expect(selling.getByRole('link', { name: /^Ir al curso/ })).toHaveAttribute('href', /^https:/);
  await expect(selling).toContainText('Aprobado');
  await expect(selling).toContainText('92 de 100');
  await page.getByRole('link', { name: 'Alumnos' }).first().click();

  const students = page.getByRole('list', { name: 'Alumnos' });
  await expect(students).toContainText('Julián Ibarra Leal');
  const form = page.getByRole('form', { name: 'Registrar a un alumno' });
  await form.getByLabel('Nombre').fill('Rosa Elena Cantú');
  await form.getByLabel('Correo').fill('Julian.Ibarra@sistec.test');
  await form.getByRole('button', { name: 'Registrar alumno' }).click();
  await expect(form.getByText('Ya hay un alumno de esta empresa con ese correo')).toBeVisible();
  await form.getByLabel('Correo').fill('rosa.cantu@sistec.test');
  await form.getByRole('button', { name: 'Registrar alumno' }).click();
  await expect(page.getByText('Rosa Elena Cantú quedó registrado.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const hers = students.getByRole('listitem').filter({ hasText: 'Rosa Elena Cantú' });
  await hers.getByRole('button', { name: /^Quitar acceso/ }).click();
  await expect(hers).toContainText('Sin acceso');
  await hers.getByRole('button', { name: /^Dar acceso/ }).click();
  await expect(hers).toContainText('Con acceso');
  await students.getByRole('link', { name: 'Emilio Salinas Cantú' }).click();
  await expect(page.getByRole('region', { name: 'Calificaciones' })).toContainText('Aprobado96');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Alumnos' }).click();
  await hers.getByRole('link', { name: 'Rosa Elena Cantú' }).click();
  await expect(page.getByText('Todavía no tiene calificaciones.')).toBeVisible();
  await page.getByLabel('Nombre').fill('Rosa Elena Cantú Díaz');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Elena Cantú Díaz' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar alumno' }).click();
  await expect(page.getByText('El alumno quedó eliminado.')).toBeVisible();
  await expect(hers).toHaveCount(0);
});

test('a secondary user who is no student any more does not enter, and sees no students', async ({ page, enterAs }) => {
  await enterAs('otro');
  await page.goto('/universidad');
  await expect(page.getByText('tu empresa te registra como alumno')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ir al curso/ })).toHaveCount(0);
  await enterAs('secundario');
  await page.goto('/universidad');
  await expect(page.getByRole('link', { name: /^Ir al curso/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Alumnos' })).toHaveCount(0);
});
