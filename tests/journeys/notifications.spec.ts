import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, goThroughMenu } from './support/panel-pages';
import { storeUrl } from './support/started-world';

const bell = (page: Page) => page.getByRole('link', { name: /^Notificaciones/ });
const list = (page: Page) => page.getByRole('region', { name: 'Notificaciones' });

/** Marketing tells the distributor of the promos; the account has seen everything before. */
async function tell(title: string): Promise<void> {
  const api = await buyer('distribuidor');
  const { id } = (await api.get<{ data: { id: number } }>('/api/user')).body.data;
  await api.delete(`/api/push-notification-user-count/${id}`);
  await api.post('/api/user-push-notifications-read', { all: true });
  const notice = { title, message: 'Precios de la semana', url: '/promos', recipients: [id] };
  const { status } = await (await staff('marketing')).post('/notifications/push-notifications', notice);
  expect(status).toBe(201);
}

test('a distributor sees the number on the bell, the last five below it, opens one and finds it read among all of them [SF-NOTIFICATION-001, SF-NOTIFICATION-002, SF-NOTIFICATION-003, SF-NOTIFICATION-006, SF-GENERAL-004]', async ({
  page,
  enterAs,
}) => {
  const title = `Remate de ${Date.now()}`;
  await tell(title);
  await enterAs('distribuidor');
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 1 nueva');
  await bell(page).press('Enter');
  const notices = list(page).getByRole('listitem');
  await expect(notices).toHaveCount(5);
  await expect(notices.first()).toContainText(title);
  await expect(notices.first()).toContainText('Sin leer');
  expect((await list(page).boundingBox())!.height).toBeLessThanOrEqual(500);
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await bell(page).click();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');

  await notices.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/promos/);
  await expect(list(page)).toBeHidden();
  await bell(page).click();
  await expect(notices.first()).not.toContainText('Sin leer');
  await list(page).getByRole('link', { name: 'Ver Todas' }).click();
  await expect(page).toHaveURL(/\/my-profile#my-push-notifications$/);
  await expect(list(page).getByRole('listitem').first()).toContainText(title);
  expect(await violationsOf(page)).toEqual([]);
});

test('whoever was told nothing reads so; a visitor has no bell [SF-NOTIFICATION-004]', async ({
  page,
  enterAs,
  otherPage,
}) => {
  await enterAs('almacen');
  await page.goto('/');
  await bell(page).click();
  await expect(list(page)).toContainText('No hay notificaciones');
  await otherPage.goto('/');
  await expect(otherPage.getByRole('searchbox', { name: 'Buscar productos' })).toBeVisible();
  await expect(bell(otherPage)).toHaveCount(0);
  await otherPage.goto('/my-profile');
  await expect(otherPage).toHaveURL(/\/login\?redirectTo=%2Fmy-profile/);
});

test(
  'a browser that is told while the store is closed shows the notice, once; one that cannot subscribe says so',
  { tag: '@own-browser' },
  async ({ page, context, enterAs }) => {
    const title = `Aviso de ${Date.now()}`;
    await context.grantPermissions(['notifications'], { origin: storeUrl() });
    await enterAs('distribuidor');
    await page.goto('/my-profile');
    await list(page).getByRole('button', { name: 'Recibir avisos en este navegador' }).click();
    // No push service answers here: the worker is installed all the same.
    await expect(list(page)).toContainText('No pudimos activar los avisos');

    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations;
        if (own !== undefined) resolve(own.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const data = JSON.stringify({ id: 7, title, message: 'Ya está listo', url: '/promos', image_url: null });
    const message = { origin: storeUrl(), registrationId: await registered, data };
    for (let times = 0; times < 2; times += 1) await session.send('ServiceWorker.deliverPushMessage', message);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map((notice) => [notice.title, notice.body]);
        }),
      )
      .toEqual([[title, 'Ya está listo']]);
  },
);

test('marketing writes a notice, reads how many it will reach, sends it, and its people have it; one that is refused says so [PC-NOTIFICATION-001]', async ({
  page,
  otherPage,
  enterAs,
}) => {
  const title = `Inventario de ${Date.now()}`;
  await enterPanel(otherPage, 'marketing');
  await goThroughMenu(otherPage, 'Marketing', 'Notificaciones');
  await otherPage.getByLabel('Título').fill(title);
  await otherPage.getByLabel('Mensaje').fill('El sábado cerramos a las 13:00.');
  await otherPage.getByRole('combobox', { name: 'Para quién' }).click();
  await otherPage.getByRole('option', { name: 'Personas con una función' }).click();
  await expect(otherPage.getByRole('status').filter({ hasText: /^Lo recibirán \d+ personas/ })).toBeVisible();
  expect(await violationsOf(otherPage)).toEqual([]);
  await otherPage.getByLabel('Al abrirlo lleva a').fill('javascript:alert(1)');
  await otherPage.getByRole('button', { name: 'Revisar y enviar' }).click();
  const dialog = otherPage.getByRole('dialog', { name: 'Enviar aviso' });
  await expect(dialog).toContainText('no se puede retirar');
  await dialog.getByRole('button', { name: /^Enviar a \d+ personas$/ }).click();
  await expect(otherPage.getByText('Error al enviar la notificación')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await otherPage.getByLabel('Al abrirlo lleva a').fill('/promos');
  await otherPage.getByRole('button', { name: 'Revisar y enviar' }).click();
  await dialog.getByRole('button', { name: /^Enviar a \d+ personas$/ }).click();
  await expect(otherPage.getByRole('row').filter({ hasText: title })).toContainText('Función: Distribuidor');

  await enterAs('distribuidor');
  await page.goto('/my-profile');
  await expect(list(page).getByRole('listitem').first()).toContainText(title);
});
