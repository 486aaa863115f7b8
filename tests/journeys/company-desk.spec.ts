import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';
import { expectNotice } from './support/panel-notices';
import { enterPanel, failing, visit } from './support/panel-pages';

test('whoever attends prospects is told what was done and what was not [PC-PROSPECT-020, PC-PROSPECT-021, PC-PROSPECT-023, PC-PROSPECT-024, PC-PROSPECT-025, PC-PROSPECT-026, PC-PROSPECT-027, PC-PROSPECT-028, PC-PROSPECT-031, PC-PROSPECT-032]', async ({
  page,
}) => {
  await enterPanel(page, 'soporte');
  const mendList = await failing(page, /\/companies\/distributor-registries\?/);
  await visit(page, '/plugins/companies/tablero');
  await expectNotice(page, 'Error al cargar prospectos');
  await mendList();
  const waiting = page.getByRole('region', { name: 'Por atender' });
  await waiting.getByRole('button', { name: 'Reintentar' }).click();
  await waiting.getByRole('link').first().click();

  await page.getByRole('textbox', { name: 'Hallazgos de la entrevista' }).fill('Vende a tiendas de conveniencia');
  const mendSave = await failing(page, /\/companies\/distributor-registries\/\d+$/);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Error al actualizar entrevista');
  await mendSave();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Entrevista actualizada.');

  const mendHistory = await failing(page, /\/kernel\/histories/);
  await page.getByRole('button', { name: 'Ver historial' }).click();
  await expectNotice(page, 'Error al cargar historial');
  await mendHistory();

  const mendInheritance = await failing(page, /company-inheritances/);
  const inheritance = page.getByRole('region', { name: 'Herencia de condiciones' });
  await inheritance.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await inheritance.getByRole('button', { name: 'Proponer' }).click();
  await expectNotice(page, 'Error al actualizar herencia');
  await mendInheritance();

  const dialog = page.getByRole('dialog');
  const mendCalls = await failing(page, /registry-interview-calls$/);
  await page.getByRole('button', { name: 'Registrar llamada' }).click();
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expectNotice(page, 'Error al registrar llamada');
  await mendCalls();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Canalizar a un submayorista' }).click();
  await dialog.getByRole('button', { name: 'Canalizar a un submayorista' }).click();
  await expectNotice(page, 'Error al canalizar prospecto');
  await dialog.getByRole('textbox', { name: 'Submayorista' }).fill('Submayorista del Norte');
  await dialog.getByRole('button', { name: 'Canalizar a un submayorista' }).click();
  await expectNotice(page, 'Prospecto canalizado');

  const mendMove = await failing(page, /distributor-registry-stages/);
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expectNotice(page, 'Error al restaurar prospecto');
  await mendMove();
  // The dialog is still there, with what was refused.
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expectNotice(page, 'Prospecto restaurado con éxito');
  const mendDiscard = await failing(page, /distributor-registry-stages/);
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expectNotice(page, 'Error al cambiar estatus');
  await mendDiscard();
});

test('a company’s page shows all of it, takes notes and keeps its branches [PC-DISTRIBUTOR-001, PC-DISTRIBUTOR-006]', async ({
  page,
}) => {
  await enterPanel(page, 'soporte');
  const mendList = await failing(page, /\/companies\/crm-distributors\?/);
  await visit(page, '/plugins/companies/empresas');
  await expectNotice(page, 'Error al cargar los distribuidores');
  await mendList();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('link', { name: 'Sistemas y Tecnología del Norte SA de CV' }).click();
  for (const part of [
    /^Pedidos/,
    /^Cotizaciones/,
    /^Incidencias/,
    /^Descuentos/,
    /^Crédito/,
    /^Personas/,
    /^Documentos/,
  ])
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Notas' });
  await notes.getByRole('textbox', { name: 'Comentario' }).fill('Prefiere que le llamen por la tarde');
  await notes.getByRole('button', { name: 'Comentar' }).click();
  await expect(notes.getByText('Prefiere que le llamen por la tarde').last()).toBeVisible();
  const branches = page.getByRole('region', { name: 'Sucursales que lo atienden' });
  await branches.getByRole('combobox').last().click();
  await page.getByRole('option').last().click();
  await branches.getByRole('button', { name: 'Guardar sucursales' }).click();
  await expectNotice(page, 'Sucursales de distribuidor han sido configuradas.');
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('region', { name: /^Pedidos/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/plugins\/sales\/pedidos\/\d+$/);
});

test('the figures of a month stand on dashboards, each with its own failure [PC-DASHBOARD-001, PC-DASHBOARD-002]', async ({
  page,
}) => {
  await enterPanel(page, 'soporte');
  const mendDates = await failing(page, /\/reference\/dates/);
  const mendWidget = await failing(page, /\/kernel\/widgets\/top-distributors-usd/);
  await visit(page, '/plugins/kernel/tableros');
  await expect(page.getByText('Error al cargar los meses')).toBeVisible();
  const broken = page.getByRole('region', { name: 'Mejores clientes en dólares' });
  await expect(broken.getByText('Error de consulta')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pedidos del mes por estado' })).toContainText('Pendiente de pago');
  await mendDates();
  await mendWidget();
  await broken.getByRole('button', { name: 'Reintentar' }).click();
  await expect(broken.getByText('Error de consulta')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('combobox', { name: 'Mes' }).click();
  await page.getByRole('option', { name: 'Enero', exact: true }).click();
  await expect(page).toHaveURL(/month/);
  await page.getByRole('combobox', { name: 'Tablero' }).click();
  await page.getByRole('option', { name: 'Distribuidores' }).click();
  await expect(page.getByRole('region', { name: 'Prospectos del mes por etapa' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('an e-mail of a company that is added gets its code, a telephone is kept beside it, and what fails is told [PC-EMAIL-011, PC-EMAIL-012, PC-EMAIL-013, PC-EMAIL-014, PC-EMAIL-015, PC-DISTRIBUTOR-003, PC-DISTRIBUTOR-004, PC-DISTRIBUTOR-005, PC-EMAIL-002, PC-EMAIL-004]', async ({
  page,
}) => {
  await enterPanel(page, 'soporte');
  for (const [list, text] of [
    ['company-emails', 'Error al cargar contactos.'],
    ['company-telephones', 'Error al cargar contactos.'],
    ['company-addresses', 'Error al cargar los Direcciones'],
  ] as const) {
    const mend = await failing(page, new RegExp(`/companies/${list}\\?`));
    await visit(page, `/plugins/companies/${list}`);
    await expectNotice(page, text);
    await mend();
  }
  const mendKinds = await failing(page, /\/reference\/email-types\?/);
  await visit(page, '/plugins/companies/company-emails/nuevo');
  await expectNotice(page, 'Error al cargar los tipos de contactos');
  await mendKinds();
  await expect(page.getByRole('combobox', { name: 'Tipo de correo' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Correo' }).fill('no es correo');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Error al crear correo');
  await page.getByRole('textbox', { name: 'Correo' }).fill('nuevo@ejemplo.test');
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Email creado. Se envio un correo de verificacion al correo creado.');
  const mend = await failing(page, /\/companies\/company-emails\/\d+$/);
  await page.getByRole('textbox', { name: 'Correo' }).fill('otro@ejemplo.test');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'Error al actualizar correo');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expectNotice(page, 'Error al eliminar email');
  await mend();

  await visit(page, '/plugins/companies/company-telephones/nuevo');
  await page.getByRole('textbox', { name: 'Número' }).fill('81 8123 4567');
  for (const field of ['Empresa', 'Tipo de teléfono']) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option').first().click();
  }
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectNotice(page, 'El registro se ha creado');
  await visit(page, '/plugins/companies/company-telephones');
  await expect(page.getByRole('row').filter({ hasText: '81234567' })).toBeVisible();
});

test('support looks at the companies as a list and as cards, as they were last time, and finds one among them [CS-LIST-001]', async ({
  page,
}) => {
  await enterPanel(page, 'soporte', '/plugins/companies/empresas');
  const company = page.getByRole('main').getByRole('link', { name: /^Videocentro Seguridad/ });
  await expect(page.getByRole('grid').getByRole('link', { name: /^Videocentro Seguridad/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tarjetas' }).click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(company).toContainText(/Nivel \d/);
  expect(await violationsOf(page)).toEqual([]);
  await visit(page, '/me');
  await expect(page).toHaveTitle(/^Perfil/);
  await visit(page, '/plugins/companies/empresas');
  await expect(company).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Buscar empresas' }).fill('videocentro');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Lista' }).click();
  await company.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Videocentro Seguridad/ })).toBeVisible();
});
