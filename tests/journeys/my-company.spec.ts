import { violationsOf } from './support/accessibility';
import { expect, test } from './support/journey';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a distributor keeps the addresses, contacts and fiscal data of the company [SF-COMPANY-001, SF-COMPANY-003, SF-COMPANY-005, SF-COMPANY-008, SF-COMPANY-009, SF-COMPANY-010, SF-COMPANY-012, SF-COMPANY-013]', async ({
  page,
  enterAs,
}) => {
  await enterAs('distribuidor');
  await page.goto('/');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('link', { name: 'Mi empresa' }).click();
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Matriz')).toContainText('Principal');
  expect(await violationsOf(page), 'addresses').toEqual([]);
  await page.getByRole('button', { name: 'Hacer principal Bodega' }).click();
  await expect(card('Bodega').getByText('Principal', { exact: true })).toBeVisible();
  await expect(card('Matriz').getByText('Principal', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dejar de ser principal Bodega' }).click();
  await expect(page.getByText('Principal', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hacer principal Matriz' }).click();
  await expect(card('Matriz').getByText('Principal', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Nueva dirección' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Calle', exact: true })).toHaveAccessibleDescription(
    'Calle requerida',
  );
  expect(await violationsOf(page), 'address').toEqual([]);

  await page.getByRole('link', { name: 'Contactos' }).click();
  const telephones = page.getByRole('region', { name: 'Teléfonos' });
  const known = await telephones
    .getByText(/^\+52 \d\d \d{4} \d{4}$/)
    .first()
    .innerText();
  await telephones.getByText('Agregar teléfono').click();
  await telephones.getByRole('textbox', { name: 'Número' }).last().fill(known);
  await telephones.getByRole('button', { name: 'Guardar' }).last().click();
  await expect(telephones.getByText('El telefono ya existe.')).toBeVisible();
  expect(await violationsOf(page), 'contacts').toEqual([]);
  const whatsapp = page.getByRole('region', { name: 'WhatsApp' });
  await whatsapp.getByRole('textbox', { name: 'Número' }).fill('81');
  await whatsapp.getByRole('button', { name: 'Guardar' }).click();
  await expect(whatsapp.getByText('Escribe los 12 dígitos: la lada del país y el número')).toBeVisible();
  await whatsapp.getByRole('textbox', { name: 'Número' }).fill('81 1234 5678');
  await whatsapp.getByRole('button', { name: 'Guardar' }).click();
  await expect(whatsapp.getByRole('listitem').filter({ hasText: '+52 81-1234-5678' })).toBeVisible();
  await whatsapp.getByRole('button', { name: 'Eliminar: +52 81-1234-5678' }).click();
  await expect(whatsapp.getByRole('listitem').filter({ hasText: '+52 81-1234-5678' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Datos fiscales' }).click();
  const zip = page.getByRole('textbox', { name: 'Código postal fiscal' });
  const before = await zip.inputValue();
  await zip.fill('1');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Error al guardar datos fiscales');
  expect(await violationsOf(page), 'fiscal data').toEqual([]);
  await zip.fill(before);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Datos fiscales guardados')).toBeVisible();

  await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
  const logo = page.getByRole('form', { name: 'Logo' });
  const choose = (buffer: Buffer) =>
    logo.getByLabel('Elegir imagen').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('MZ program'));
  await logo.getByRole('button', { name: 'Guardar logo' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Error al guardar Logo');
  await choose(png);
  await logo.getByRole('button', { name: 'Guardar logo' }).click();
  await expect(logo.getByRole('img', { name: 'El logo de tu empresa' })).toBeVisible();

  await page.goto('/external-quotation-data');
  await page.getByLabel('Margen (%)').fill('-5');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Error al guardar los datos.')).toBeVisible();
});

test('a secondary user reads the addresses of the company, and sees neither its contacts nor its fiscal data', async ({
  page,
  enterAs,
}) => {
  await enterAs('secundario');
  await page.goto('/my-company');
  await expect(page.getByRole('heading', { level: 2, name: 'Matriz' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nueva dirección' })).toHaveCount(0);
  const places = page.getByRole('navigation', { name: 'Mi empresa' });
  await expect(places.getByRole('link')).toHaveText(['Direcciones', 'Libreta de direcciones']);
  for (const closed of ['contacts', 'fiscal-data'])
    expect((await page.goto(`/my-company/${closed}`))?.status()).toBe(403);
});
