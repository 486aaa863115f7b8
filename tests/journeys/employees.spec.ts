import { violationsOf } from './support/accessibility';
import type { Client } from '../../plugins/kernel/testing/client';
import { buyer, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, goThroughMenu, visit } from './support/panel-pages';

/** Somebody nobody else makes: journeys share one world. */
const person = `prueba-${Date.now()}`;

const inDays = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Mexico_City' });

/** The first working day that is so many days away. */
async function firstWorkday(hr: Client, after: number): Promise<string> {
  const { body } = await hr.get<{ data: { date: string }[] }>(
    `/workforce/vacation-days?from=${inDays(after)}&to=${inDays(after + 10)}`,
  );
  return body.data[0]!.date;
}

test('personnel hire somebody: what is wrong flags its tab, a contract that ends soon is warned about, vacations are asked for and approved [PC-USER-003, PC-USER-029, PC-JOB-001, PC-INPUT-009]', async ({
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
  // Whoever is hired begins today unless said otherwise.
  await expect(page.getByLabel('Ingreso')).toHaveValue(
    new Date().toLocaleDateString('sv', { timeZone: 'America/Mexico_City' }),
  );
  await page.getByLabel('Ingreso').fill('2020-02-03');
  await page.getByRole('combobox', { name: 'Puesto' }).fill('Almacenista Monterrey');
  await page.getByRole('option', { name: 'Almacenista Monterrey' }).click();
  await page.getByRole('tab', { name: 'Contrato temporal' }).click();
  const contract = page.getByRole('table', { name: 'Contratos temporales' });
  await contract.getByLabel(/^Tipo/).selectOption({ label: 'Tiempo determinado' });
  await contract.getByLabel(/^Inicio/).fill('2020-02-03');
  await contract.getByLabel(/^Fin/).fill(inDays(5));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Persona dada de alta');
  await expect(page.getByRole('heading', { name: /Jacinta Duarte/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Vacaciones' }).click();
  await expect(page.getByText('Disponibles')).toBeVisible();

  await goThroughMenu(page, 'Personas', 'Empleados');
  await page.getByRole('searchbox', { name: 'Buscar empleados' }).fill('Jacinta Duarte');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Jacinta Duarte' });
  await expect(row).toContainText('Vence en 5 días');

  const hr = await staff('rrhh');
  const found = await hr.get<{ data: { id: number }[] }>(
    `/workforce/employees?omniSearchQuery=Jacinta Duarte&per_page=1`,
  );
  const [employee] = found.body.data;
  const from = await firstWorkday(hr, 30);
  const asked = await hr.post('/workforce/vacation-requests', {
    employee_id: employee?.id,
    starts_on: from,
    ends_on: from,
    note: 'Boda de mi hermana',
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);

  // The functional chief of storemen, under an account of the panel that is no personnel's.
  await enterPanel(page, 'almacen');
  await goThroughMenu(page, 'Personas', 'Mis vacaciones');
  await expect(page.getByText('«Boda de mi hermana»')).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar las de Jacinta Duarte' }).click();
  await expectNotice(page, 'Vacaciones aprobadas');
  await expect(page.getByText('«Boda de mi hermana»')).toHaveCount(0);
});

test('whoever works here asks for vacations in the panel, sees how many days they are, and takes them back', async ({
  page,
}) => {
  await enterPanel(page, 'compras');
  await goThroughMenu(page, 'Personas', 'Mis vacaciones');
  await expect(page.getByText('Rodrigo Elizondo Ponce · Gerente de compras')).toBeVisible();
  await expect(page.getByText('Humberto Leal Cavazos, o Recursos humanos')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const from = await firstWorkday(await staff('rrhh'), 60);
  await page.getByRole('button', { name: 'Pedir vacaciones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir vacaciones' });
  await dialog.getByLabel('Desde').fill('2020-01-06');
  await dialog.getByLabel('Hasta').fill('2020-01-06');
  await dialog.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(dialog.getByText('Estas fechas ya pasaron')).toBeVisible();
  await dialog.getByLabel('Desde').fill(from);
  await dialog.getByLabel('Hasta').fill(from);
  await expect(dialog.getByRole('status')).toHaveText(/^Son 1 día hábil\. Tienes \d+ días disponibles hoy\.$/);
  await dialog.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expectNotice(page, 'Vacaciones solicitadas');
  const asked = page.getByRole('row').filter({ hasText: 'Solicitada' });
  await expect(asked).toHaveCount(1);
  await asked.getByRole('button', { name: /^Cancelar/ }).click();
  await expectNotice(page, 'Solicitud cancelada');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Cancelada' })).toHaveCount(1);
});

test('an account of the panel that is no employee’s is told how it becomes one', async ({ page }) => {
  await enterPanel(page, 'catalogo', '/plugins/workforce/mis-vacaciones');
  await expect(page.getByText(/Esta cuenta no es la de un empleado/)).toBeVisible();
});

test('telephones are typed whole, years chosen from 1970 on; what cannot be read or removed is told [PC-INPUT-001, PC-INPUT-002, PC-INPUT-003, PC-INPUT-005, PC-INPUT-008, PC-EMAIL-006, PC-USER-040, PC-USER-043, PC-USER-044]', async ({
  page,
}) => {
  await enterPanel(page, 'rrhh');
  const hr = await staff('rrhh');
  const name = `tel-${Date.now()}`;
  const made = await hr.post<{ id: number }>('/people/users', {
    username: name,
    email: `${name}@prueba.test`,
    userType: 'employee',
    person: { name: 'Telma', paternal_surname: 'Rosas' },
  });
  const { id } = made.body;
  await visit(page, `/plugins/workforce/usuarios/${id}?pestana=telephones`);
  await expect(page.getByRole('combobox', { name: 'País' })).toContainText('México (+52)');
  await page.getByRole('combobox', { name: 'País' }).click();
  await expect(page.getByRole('option').first()).toHaveText('México (+52)');
  await page.keyboard.press('Escape');
  const add = page.getByRole('button', { name: 'Agregar a la lista' });
  await page.getByLabel('Número completo').fill('81 8123');
  await page.getByLabel('Número completo').blur();
  await expect(page.getByText('El teléfono no es válido')).toBeVisible();
  await expect(add).toBeDisabled();
  await page.getByLabel('Número completo').fill('(81) 8123-4567');
  await add.click();
  const telephones = page.getByRole('table', { name: 'Teléfonos' });
  await expect(telephones.getByLabel(/^Lada/)).toHaveValue('81');
  await expect(telephones.getByLabel(/^Número/)).toHaveValue('81234567');
  await telephones.getByLabel(/^Tipo/).fill('Celular');
  await page.getByRole('option', { name: 'Celular' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Cambios guardados');
  const stored = await hr.get<{ data: { telephones: object[] } }>(`/people/users/${id}`);
  expect(stored.body.data.telephones).toMatchObject([{ country_code: '52', area_code: '81', number: '81234567' }]);

  await page.getByRole('tab', { name: 'Estudios' }).click();
  const years = page.getByRole('table', { name: 'Estudios' }).getByLabel(/^Año/).locator('option');
  await expect(years.nth(1)).toHaveText('1970');
  await expect(years.last()).toHaveText(String(new Date().getFullYear()));
  await page
    .getByRole('table', { name: 'Estudios' })
    .getByLabel(/^Nivel/)
    .fill('Licenciatura');
  await page.getByRole('option', { name: 'Licenciatura' }).click();

  await page.route('**/reference/relative-types**', (route) => route.abort());
  await page.getByRole('tab', { name: 'Familiares' }).click();
  await expectNotice(page, 'Error al cargar los tipos de familiares');
  await page.unroute('**/reference/relative-types**');

  const form = new FormData();
  form.set('data', JSON.stringify({ user_id: id, type: 'id_card' }));
  form.set('file', new Blob(['%PDF-1.4\nine\n%%EOF\n']), 'ine.pdf');
  expect((await hr.post('/people/user-documents', form)).status).toBe(201);
  await page.route('**/people/user-documents**', (route) => route.abort());
  await page.getByRole('tab', { name: 'Documentos' }).click();
  await expectNotice(page, 'Error al cargar documentos');
  await page.unroute('**/people/user-documents**');
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('tab', { name: 'Documentos' }).click();
  await page.route('**/people/user-documents/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expectNotice(page, 'No se pudo eliminar el Documento');
  await page.unroute('**/people/user-documents/*');
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expectNotice(page, 'Documento Eliminado.');
});

test('a job shows the roles that it gives and is given another one; employees that cannot be shown are told [PC-JOB-009, PC-JOB-010, PC-JOB-012, PC-JOB-013, PC-GENERAL-010]', async ({
  page,
}) => {
  await enterPanel(page, 'rrhh');
  const hr = await staff('rrhh');
  const jobs = await hr.get<{ data: { id: number; name: string }[] }>(
    '/workforce/jobs?omniSearchQuery=Encargado Guadalajara',
  );
  const job = jobs.body.data[0]!;
  await visit(page, `/plugins/workforce/staff-jobs/${job.id}`);
  await expect(page.getByRole('heading', { name: job.name })).toBeVisible();
  const roles = page.getByRole('table', { name: 'Funciones que da' });
  await expect(roles.getByRole('combobox')).toHaveValue('Almacenista');
  await page.getByRole('button', { name: 'Agregar renglón' }).click();
  await roles.getByRole('combobox').last().fill('Agente de llamadas');
  await page.getByRole('option', { name: 'Agente de llamadas' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  expect(await expectNotice(page, 'El registro se ha actualizado')).toContain('Éxito');
  const after = await hr.get<{ data: { roles: { name: string }[] } }>(`/workforce/jobs/${job.id}`);
  expect(after.body.data.roles.map(({ name }) => name).sort()).toEqual(['Agente de llamadas', 'Almacenista']);

  await page.route('**/workforce/org-chart**', (route) => route.abort());
  await visit(page, '/plugins/workforce/organigrama');
  expect(await expectNotice(page, 'Error al cargar los empleados')).toContain('Error');
  await page.route('**/people/users?**', (route) => route.abort());
  await visit(page, '/plugins/workforce/usuarios');
  await expectNotice(page, 'Error al intentar mostrar empleados');
});

test('comments of an employee’s file are told to be kept, removed, not kept and not read [PC-COMMENT-002, PC-COMMENT-003, PC-COMMENT-004, PC-COMMENT-005]', async ({
  page,
}) => {
  await enterPanel(page, 'rrhh');
  const hr = await staff('rrhh');
  const found = await hr.get<{ data: { id: number }[] }>('/workforce/employees?omniSearchQuery=Joel Prado&per_page=1');
  const path = `/plugins/workforce/employees/${found.body.data[0]!.id}`;
  await visit(page, path);
  await expect(page.getByRole('heading', { name: /Joel Prado/ })).toBeVisible();
  const comments = page.getByRole('region', { name: 'Comentarios' });
  await comments.getByLabel('Comentario', { exact: true }).fill('Trajo su título');
  await page.route('**/kernel/comments', (route) => route.abort());
  await comments.getByRole('button', { name: 'Comentar' }).click();
  await expectNotice(page, 'Error al guardar el comentario');
  await page.unroute('**/kernel/comments');
  await comments.getByRole('button', { name: 'Comentar' }).click();
  await expectNotice(page, 'Comentario guardado con éxito');
  await expect(comments.getByText('Trajo su título')).toBeVisible();
  await comments.getByRole('button', { name: /Eliminar el comentario/ }).click();
  await expectNotice(page, 'Comentario eliminado');
  await expect(comments.getByText('Trajo su título')).toHaveCount(0);
  await visit(page, '/plugins/workforce/employees');
  await page.route('**/kernel/comments?**', (route) => route.abort());
  await visit(page, path);
  await expectNotice(page, 'Error al mostrar los comentarios');
});

test('accesses are told in words, for a person and for a permission; a session is closed from the person’s page', async ({
  page,
}) => {
  const person1 = await buyer('vendedor');
  const me = await person1.get<{ data: { id: number } }>('/api/user');
  await enterPanel(page, 'rrhh', `/plugins/workforce/accesos?persona=${me.body.data.id}`);
  await page.getByRole('searchbox', { name: 'Buscar un permiso' }).fill('ajustar existencias');
  await page.getByRole('searchbox', { name: 'Buscar un permiso' }).press('Enter');
  const holders = page.getByRole('region', { name: 'De un permiso' });
  await holders.getByRole('button', { name: /^Ajustar existencias/ }).click();
  await expect(holders.getByRole('row').filter({ hasText: 'Óscar Hernández Nava' })).toContainText('Almacenista');
  await expect(page.getByText('Vendedor · Puesto: Gerente regional de ventas Monterrey')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await visit(page, `/plugins/workforce/usuarios/${me.body.data.id}`);
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  await sessions.getByRole('button', { name: 'Cerrar' }).first().click();
  await expectNotice(page, 'Sesión cerrada');
});

test('the org chart is drawn in both lines and leads to the jobs [PC-JOB-004, PC-JOB-005]', async ({ page }) => {
  await enterPanel(page, 'rrhh', '/plugins/workforce/organigrama');
  await expect(page.getByRole('img', { name: /Organigrama, línea operativa/ })).toBeVisible();
  await expect(page.getByLabel(/Director general: Ignacio Garza/)).toBeVisible();
  await page.getByRole('button', { name: 'Línea funcional' }).click();
  await expect(page).toHaveURL(/linea=funcional/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar SVG' }).click();
  expect((await saved).suggestedFilename()).toBe('organigrama-funcional.svg');
});
