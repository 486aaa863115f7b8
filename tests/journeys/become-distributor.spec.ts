import PDFDocument from 'pdfkit';
import { buyer, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, visit } from './support/panel-pages';
import { logIn } from './support/store-pages';
import { storeUrl } from './support/started-world';
import type { Page } from '@playwright/test';

const rfc = 'EKU9003173C9';
const password = 'Una-Clave-Larga-1';

function certificate(): Promise<Buffer> {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (const line of [
    'CONSTANCIA DE SITUACIÓN FISCAL',
    `RFC: ${rfc}`,
    'Denominación/Razón Social: ESCUELA KEMPER URGATE',
    'Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE',
    'Código Postal: 64000 Tipo de Vialidad: CALLE',
    'Regímenes: Régimen General de Ley Personas Morales 31/03/2002 Obligaciones:',
  ])
    document.text(line);
  document.end();
  return whole;
}

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

async function setPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${storeUrl()}/reset-password${await passwordLink(email)}`);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
}

test('a visitor registers step by step, is interviewed and accepted, and as owner invites somebody who is then disabled', async ({
  page,
  otherPage,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = 'ana.kemper@ejemplo.test';
  await page.goto('/distributor-registries');
  await expect(page.getByText('Comprobado')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido paterno').fill('Kemper');
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Teléfono').fill('81 1234 5678');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();

  await page.getByLabel('RFC').fill(`${rfc.slice(0, -1)}8`);
  await page.getByLabel('Razón social').fill('Escuela Kemper Urgate SA de CV');
  await page.getByLabel('Régimen fiscal').selectOption({ label: '601 · General de Ley Personas Morales' });
  await page.getByLabel('Uso de CFDI').selectOption({ label: 'G03 · Gastos en general' });
  await page.getByLabel('Código postal fiscal').fill('64000');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page.getByText(/dígito verificador/)).toBeVisible();
  await page.getByLabel('RFC').fill(rfc);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();

  await page.getByLabel('Referencia 1').fill('Cámaras del Norte');
  await page.getByLabel('Teléfono').first().fill('81 8765 4321');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.waitForURL(/step=questionnaire/);
  const questions = page.getByRole('main');
  for (const choice of await questions.getByRole('combobox').all()) await choice.selectOption({ index: 1 });
  for (const text of await questions.getByRole('textbox').all()) await text.fill('Ocho años');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page
    .getByLabel('Constancia de situación fiscal')
    .setInputFiles({ name: 'constancia.pdf', mimeType: 'application/pdf', buffer: await certificate() });
  await page.getByRole('button', { name: 'Enviar registro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recibimos tu registro' })).toBeVisible();

  await enterPanel(otherPage, 'soporte');
  await visit(otherPage, '/plugins/companies/tablero');
  await otherPage
    .getByRole('region', { name: 'Por atender' })
    .getByRole('link', { name: /Kemper|KEMPER/ })
    .click();
  await otherPage.getByRole('button', { name: 'Abrir entrevista' }).click();
  await expect(otherPage.getByText('En entrevista').first()).toBeVisible();
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
  await visit(otherPage, '/plugins/companies/empresas');
  await otherPage.getByRole('link', { name: 'ESCUELA KEMPER URGATE' }).click();
  await expect(otherPage.getByRole('region', { name: 'Personas (1)' })).toContainText(email);

  await setPassword(page, email);
  await page.goto('/secondary-users');
  const guest = 'rosa.kemper@ejemplo.test';
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa');
  await page.getByLabel('Apellido paterno').fill('Lara');
  await page.getByLabel('Correo', { exact: true }).fill(guest);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByRole('status')).toContainText(`Enviamos la invitación a ${guest}.`);

  const elsewhere = await (await browser.newContext({ baseURL: storeUrl(), locale: 'es-MX' })).newPage();
  await setPassword(elsewhere, guest);
  await page.getByRole('link', { name: 'Rosa Lara' }).click();
  await page.getByRole('button', { name: 'Deshabilitar' }).click();
  await expect(page.getByRole('status')).toContainText('El usuario quedó deshabilitado.');
  await expect(async () => {
    await elsewhere.goto('/my-profile');
    await expect(elsewhere).toHaveURL(/\/login/, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await elsewhere.context().close();
});

test('a salesman acts in the name of a buyer under a banner that names both, and ends it', async ({ page }) => {
  await logIn(page, 'vendedor');
  await page.goto('/impersonations');
  await page.getByRole('searchbox', { name: 'Nombre, correo o empresa' }).last().fill('distribuidor@demo');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('button', { name: /^Actuar en su nombre Laura/ }).click();
  const banner = page.getByRole('region', { name: 'Actúas en nombre de otra persona' });
  await expect(banner).toContainText('Laura Villarreal');
  await expect(banner).toContainText('vendedor');
  await expect(banner).toContainText('Termina a las');
  await page.goto('/secondary-users');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Terminar' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cuenta de Mariana/ })).toBeVisible();
});
