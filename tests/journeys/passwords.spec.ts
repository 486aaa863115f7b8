import { staff } from './support/demo-world';
import { cookieOf } from './support/expired-session';
import { expect, test } from './support/journey';
import { demoPassword, storeUrl } from './support/started-world';
import { logIn } from './support/store-pages';

const next = 'Otra-Clave-Larga-2';
/** Nobody else logs in by these accounts: their passwords are others afterwards. */
const [changing, forgetful] = ['gabriel.terrazas@serrana.test', 'patricia.lagunes@jarocha.test'];

test('a copied cookie of the store opens nothing after logging out', async ({ page, context, browser }) => {
  await logIn(page, 'otro');
  const copied = await cookieOf(context);
  const thief = await browser.newContext({ baseURL: storeUrl(), locale: 'es-MX' });
  await thief.addCookies([{ name: 'mayorista_session', value: copied, url: storeUrl() }]);
  const elsewhere = await thief.newPage();
  await elsewhere.goto('/my-profile');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();

  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await thief.addCookies([{ name: 'mayorista_session', value: copied, url: storeUrl() }]);
  await elsewhere.goto('/my-profile');
  await expect(elsewhere.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  await thief.close();
});

test('a person changes the own password in the profile and goes on shopping; another browser is logged out', async ({
  page,
  otherPage,
}) => {
  await logIn(page, changing);
  await logIn(otherPage, changing);
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Cambiar contraseña' }).click();
  await page.getByLabel('Contraseña actual').fill('no es esta');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next);
  await page.getByLabel('Repite la contraseña nueva').fill(next);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();

  await page.getByLabel('Contraseña actual').fill(demoPassword);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next);
  await page.getByLabel('Repite la contraseña nueva').fill(next);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña cambió.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible();
  await otherPage.goto('/my-profile');
  await expect(otherPage.getByRole('status')).toHaveText('La sesión ha expirado. Inicia sesión nuevamente');
});

test('a person asks for another address in the profile, which waits for its link; a link that is none says so', async ({
  page,
}) => {
  await logIn(page, 'otro');
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Cambiar correo' }).click();
  await page.getByLabel('Correo nuevo').fill('otro-nuevo@demo.test');
  await page.getByLabel('Contraseña actual').fill('no es esta');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();
  await page.getByLabel('Contraseña actual').fill(demoPassword);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('status')).toContainText('Te enviamos un enlace a otro-nuevo@demo.test');
  for (const [address, button] of [
    ['/confirm-email?token=nada', 'Confirmar correo'],
    ['/keep-email?token=nada', 'Conservar mi correo'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toContainText('El enlace no es válido, ya se usó o venció');
  }
});

test('what a page of another site posts to the store is refused, and not served', async ({ request }) => {
  const form = { identifier: 'otro@demo.test', password: demoPassword };
  for (const address of ['/login', '/my-profile/password', '/multi-search'])
    expect((await request.post(address, { form, headers: { Origin: 'https://otro.test' } })).status(), address).toBe(
      403,
    );
});

test('whoever forgot the password asks for a link, chooses a new one on its page, and cannot use it twice', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  // The page of the login asks for a mail too.
  await expect(page.getByRole('heading', { level: 1, name: 'Restablecer contraseña' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(forgetful);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('status')).toContainText('Si hay una cuenta con ese correo');

  // What the mail carries nobody but its receiver reads: the super administrator makes the same link.
  const admin = await staff('admin');
  const { body } = await admin.get<{ data: { id: number; email: string }[] }>(
    `/people/users?omniSearchQuery=${forgetful}`,
  );
  const person = body.data.find(({ email }) => email === forgetful);
  const made = await admin.post<{ data: { url: string } }>('/people/password-links', { user_id: person?.id });
  const { pathname, search } = new URL(made.body.data.url);
  await page.goto(pathname + search);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('corta');
  await page.getByLabel('Repite la contraseña nueva').fill('corta');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('El texto es demasiado corto (mínimo 10)')).toBeVisible();

  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next);
  await page.getByLabel('Repite la contraseña nueva').fill(next);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña cambió.')).toBeVisible();
  await page.goto(pathname + search);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Tercera-Clave-3');
  await page.getByLabel('Repite la contraseña nueva').fill('Tercera-Clave-3');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('alert')).toContainText('El enlace no es válido, ya se usó o venció');
});
