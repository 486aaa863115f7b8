import { endSessionOf } from './support/expired-session';
import { expect, test } from './support/journey';
import { mailOf } from './support/started-world';
import { logIn } from './support/store-pages';

const givenBack = 'Recuperamos lo que habías escrito.';
const address = '/my-company/addresses/new';

test('what is typed is given back after the session ended, to nobody else, and is gone once it was sent', async ({
  page,
  context,
}) => {
  await logIn(page, 'distribuidor');
  await page.goto(address);
  await page.getByLabel('Atención a').fill('Laura Villarreal');
  await page.getByLabel('Calle').fill('Av. Constitución de prueba');
  await endSessionOf(context);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();

  // Another person at the same browser.
  await page.getByRole('textbox', { name: 'Correo electrónico o usuario' }).fill(mailOf('otro'));
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Mayorista-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Calle')).toHaveValue('');
  await expect(page.getByText(givenBack)).toHaveCount(0);

  await context.clearCookies();
  await logIn(page, 'distribuidor');
  await page.goto(address);
  await expect(page.getByText(givenBack)).toBeVisible();
  await expect(page.getByLabel('Atención a')).toHaveValue('Laura Villarreal');
  await expect(page.getByLabel('Calle')).toHaveValue('Av. Constitución de prueba');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`given-back-${width}.png`) });
  }

  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Calle')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Calle')).toHaveValue('');
  await expect(page.getByText(givenBack)).toHaveCount(0);
});

test('what was refused or typed before the tab was closed is there again; passwords never are', async ({
  page,
  context,
}) => {
  await logIn(page, 'distribuidor');
  await page.goto(address);
  await page.getByLabel('Calle').fill('Calle sin número');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Calle')).toHaveValue('Calle sin número');
  const other = await context.newPage();
  await page.goto('/');
  await other.goto(address);
  await expect(other.getByLabel('Calle')).toHaveValue('Calle sin número');
  await other.goto('/change-password');
  for (const field of await other.getByRole('textbox').all()) await field.fill('secreto-9911').catch(() => undefined);
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('secreto-9911');
  await other.close();
});
