import { buyer, camera, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { violationsOf } from './support/accessibility';
import { expectNotice } from './support/panel-notices';
import { certificateOf, pdfFile, picture } from './support/papers';
import { enterPanel, visit } from './support/panel-pages';
import { addProduct, logIn } from './support/store-pages';
import { storeUrl } from './support/started-world';
import type { Page } from '@playwright/test';

const rfc = 'EKU9003173C9';
const password = 'Una-Clave-Larga-1';
const certificate = (): Promise<Buffer> => certificateOf({ rfc, name: 'ESCUELA KEMPER URGATE' });

/** What the mail carries nobody but its receiver reads: the super administrator makes the same link. */
async function passwordLink(email: string): Promise<string> {
  const administrator = await staff('admin');
  const found = await administrator.get<{ data: { id: number; email: string }[] }>(
    `/people/users?omniSearchQuery=${encodeURIComponent(email)}`,
  );
  const { id } = found.body.data.find((each) => each.email === email)!;
  const { body } = await administrator.post<{ data: { url: string } }>('/people/password-links', { user_id: id });
  return new URL(body.data.url).search;
}

/** The owner's company: papers, account and a contact that is verified by its code. */
async function completeProfile(page: Page): Promise<void> {
  await page.goto('/my-company/documents');
  await page.getByLabel('Tipo').selectOption({ label: 'Acta constitutiva' });
  await page.getByLabel('Archivo').setInputFiles(pdfFile('acta.pdf', await certificate()));
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Acta constitutiva' })).toContainText('Por autorizar');
  expect(await violationsOf(page), 'documents').toEqual([]);

  await page.getByRole('link', { name: 'Datos fiscales' }).click();
  await page.getByLabel('Constancia en PDF').setInputFiles(pdfFile('constancia.pdf', await certificate()));
  await page.getByRole('button', { name: 'Leer constancia' }).click();
  await expect(page.getByText('Tus datos fiscales son los de tu constancia.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Código postal fiscal' }).fill('66600');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(/Tu cambio espera autorización/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cambios de datos fiscales' })).toContainText('Por autorizar');
  expect(await violationsOf(page), 'fiscal data').toEqual([]);

  await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Tus condiciones' })).toContainText('3');
  await page.getByLabel('Elegir imagen').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Elige qué parte se ve')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar logo' }).click();
  await expect(page.getByRole('img', { name: 'El logo de tu empresa' })).toBeVisible();
  expect(await violationsOf(page), 'account').toEqual([]);

  await page.getByRole('link', { name: 'Contactos' }).click();
  const emails = page.getByRole('region', { name: 'Correos' });
  await expect(emails.getByText('Sin verificar').first()).toBeVisible();
  await emails
    .getByText(/^Verificar /)
    .first()
    .click();
  const code = emails.getByLabel('Código').first();
  await code.pressSequentially('00a-0000 99');
  await expect(code).toHaveValue('000000');
  await emails.getByRole('button', { name: 'Comprobar' }).first().click();
  await expect(emails.getByText(/El código (no es correcto|venció o ya se usó)/)).toBeVisible();
}

async function setPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${storeUrl()}/reset-password${await passwordLink(email)}`);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
}

test('a visitor registers step by step, is interviewed and accepted, completes the company and invites somebody who is then disabled [PC-PROSPECT-022, PC-PROSPECT-029, PC-PROSPECT-030, PC-INPUT-006, PC-INPUT-007]', async ({
  page,
  panel,
  browser,
}) => {
  test.setTimeout(400_000);
  const email = 'ana.kemper@ejemplo.test';
  await page.goto('/distributor-registries');
  await expect(page.getByText('Comprobado')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido paterno').fill('Kemper');
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();

  await page.getByLabel('RFC').fill('EKU901317XXX');
  await page.getByLabel('Razón social').fill('Escuela Kemper Urgate SA de CV');
  await page.getByLabel('Régimen fiscal').selectOption({ label: '601 · General de Ley Personas Morales' });
  await page.getByLabel('Uso de CFDI').selectOption({ label: 'G03 · Gastos en general' });
  await page.getByLabel('Código postal fiscal').fill('64000');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page.getByText('El RFC no es válido')).toBeVisible();
  await page.getByLabel('RFC').fill(rfc);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();

  await page.getByLabel('Referencia 1').fill('Cámaras del Norte');
  await page.getByLabel('Teléfono').first().fill('81 8765 4321');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  // The address is the step's a moment before its fields are.
  const answers = page.locator('[name^="questionnaire."]');
  await expect(answers.first()).toBeVisible();
  for (const choice of await answers.and(page.getByRole('combobox')).all()) await choice.selectOption({ index: 1 });
  for (const text of await answers.and(page.getByRole('textbox')).all()) await text.fill('Ocho años');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.getByLabel('Constancia de situación fiscal').setInputFiles(pdfFile('constancia.pdf', await certificate()));
  await page.getByRole('button', { name: 'Enviar registro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recibimos tu registro' })).toBeVisible();

  await enterPanel(panel, 'soporte', '/plugins/companies/tablero');
  await panel
    .getByRole('region', { name: 'Por atender' })
    .getByRole('link', { name: /Kemper|KEMPER/ })
    .click();
  await panel.getByRole('button', { name: 'Abrir entrevista' }).click();
  await expect(panel.getByText('En entrevista').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Agendar llamada' }).click();
  const schedule = panel.getByRole('dialog', { name: 'Agendar llamada' });
  await schedule.getByLabel('Fecha y hora').fill('2020-01-01T10:00');
  await schedule.getByRole('button', { name: 'Agendar' }).click();
  await expectNotice(panel, 'Error al agendar llamada');
  await schedule.getByLabel('Fecha y hora').fill(`${new Date().getFullYear() + 1}-02-03T10:00`);
  await schedule.getByRole('button', { name: 'Agendar' }).click();
  await expectNotice(panel, 'Llamada agendada.');
  await panel.getByRole('button', { name: 'Registrar llamada' }).click();
  await panel.getByRole('dialog', { name: 'Registrar llamada' }).getByRole('button', { name: 'Registrar' }).click();
  await expectNotice(panel, 'Llamada registrada.');
  // Nothing of the page stands below its end: what is scrolled to is never empty.
  const tall = await panel.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(tall[0]).toBeLessThanOrEqual(tall[1]!);
  // Branch and salesman are chosen among many: by the call that the page makes.
  const support = await staff('soporte');
  const salesmen = await support.get<{ data: { id: number; email: string }[] }>(
    '/people/users?omniSearchQuery=vendedor@demo',
  );
  const branches = await (await buyer('distribuidor')).get<{ data: { id: number }[] }>('/api/branches?per_page=1');
  const prospects = await support.get<{ data: { id: number }[] }>(`/companies/distributor-registries?rfc=${rfc}`);
  const accepted = await support.put(`/companies/distributor-registry-stages/${prospects.body.data[0]!.id}`, {
    stage: 'accepted',
    price_level: 3,
    branch_id: branches.body.data[0]!.id,
    salesman_id: salesmen.body.data.find((each) => each.email === 'vendedor@demo.test')!.id,
  });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  await visit(panel, '/plugins/companies/empresas');
  await panel.getByRole('link', { name: 'ESCUELA KEMPER URGATE' }).click();
  await expect(panel.getByRole('region', { name: 'Personas (1)' })).toContainText(email);

  await setPassword(page, email);
  await completeProfile(page);
  await page.goto('/secondary-users');
  await page.getByLabel('Porcentaje sobre tu precio').fill('25');
  await page.getByRole('button', { name: 'Guardar porcentaje' }).click();
  await expect(page.getByRole('status')).toContainText('El precio de tus usuarios secundarios quedó guardado.');
  const guest = 'rosa.kemper@ejemplo.test';
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa');
  await page.getByLabel('Apellido paterno').fill('Lara');
  await page.getByLabel('Correo', { exact: true }).fill(guest);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByRole('status')).toContainText(`Enviamos la invitación a ${guest}.`);

  const elsewhere = await (await browser.newContext({ baseURL: storeUrl(), locale: 'es-MX' })).newPage();
  await setPassword(elsewhere, guest);
  const { id: productId } = await camera('distribuidor');
  const priceOn = async (on: Page): Promise<number> => {
    await on.goto(`/products/${productId}?currency=MXN`);
    const text = await on
      .getByRole('complementary', { name: 'Compra' })
      .getByText(/\$[\d,]+\.\d\d/)
      .first()
      .innerText();
    return Number(/\$([\d,]+\.\d\d)/.exec(text)![1]!.replaceAll(',', ''));
  };
  expect((await priceOn(elsewhere)) / (await priceOn(page))).toBeCloseTo(1.25, 1);
  await page.goto('/secondary-users');
  await page.getByRole('link', { name: 'Rosa Lara' }).click();
  await page.getByRole('button', { name: 'Deshabilitar' }).click();
  await expect(page.getByRole('status')).toContainText('El usuario quedó deshabilitado.');
  await expect(async () => {
    await elsewhere.goto('/my-profile');
    await expect(elsewhere).toHaveURL(/\/login/, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await elsewhere.goto('/login');
  await elsewhere.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill(guest);
  await elsewhere.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await elsewhere.getByRole('button', { name: 'Entrar' }).click();
  await expect(elsewhere.getByRole('alert').first()).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test('a salesman acts in the name of a buyer under a banner that names both, adds to the cart, ends it, and both names stand in the history', async ({
  page,
  panel,
}) => {
  await logIn(page, 'vendedor');
  await page.goto('/impersonations');
  await page.getByRole('searchbox', { name: 'Nombre, correo o empresa' }).last().fill('distribuidor@demo');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('button', { name: /^Actuar en su nombre Laura/ }).click();
  const banner = page.getByRole('region', { name: 'Actúas en nombre de otra persona' });
  await expect(banner).toContainText('Laura Villarreal');
  await expect(banner).toContainText('Mariana Treviño Lozano');
  await expect(banner).toContainText('Termina a las');
  const { id: productId, name: product } = await camera('distribuidor');
  await page.goto(`/products/${productId}`);
  await addProduct(page, product);
  await page.goto('/secondary-users');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Terminar' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cuenta de Mariana/ })).toBeVisible();

  await enterPanel(panel, 'soporte', '/plugins/companies/impersonations');
  const acting = panel.getByRole('row').filter({ hasText: 'Mariana Treviño Lozano' });
  await acting.filter({ hasText: 'Laura Villarreal' }).first().click();
  const done = panel.getByRole('region', { name: 'Lo que se hizo en su nombre' });
  await expect(done.getByText(/^Carrito \d+ · hizo cambios$/).first()).toBeVisible();
  await expect(done.getByText(/^Mariana Treviño Lozano en nombre de Laura Villarreal/).first()).toBeVisible();
  await done.getByText(/dato/).last().click();
  await expect(done.getByText(/^Producto: vacío → 1 ×/).last()).toBeVisible();
});
