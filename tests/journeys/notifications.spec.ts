import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { buyer, staff } from './support/demo-world';
import { expect, test } from './support/journey';
import { enterPanel, goThroughMenu } from './support/panel-pages';

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

test('marketing writes a notice, reads how many it will reach, sends it, and its people have it; one that is refused says so [PC-NOTIFICATION-001]', async ({
  page,
  panel,
  enterAs,
}) => {
  const title = `Inventario de ${Date.now()}`;
  await enterPanel(panel, 'marketing');
  await goThroughMenu(panel, 'Marketing', 'Notificaciones');
  await panel.getByLabel('Título').fill(title);
  await panel.getByLabel('Mensaje').fill('El sábado cerramos a las 13:00.');
  await panel.getByRole('combobox', { name: 'Para quién' }).click();
  await panel.getByRole('option', { name: 'Personas con una función' }).click();
  await expect(panel.getByRole('status').filter({ hasText: /^Lo recibirán \d+ personas/ })).toBeVisible();
  expect(await violationsOf(panel)).toEqual([]);
  await panel.getByLabel('Al abrirlo lleva a').fill('javascript:alert(1)');
  await panel.getByRole('button', { name: 'Revisar y enviar' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Enviar aviso' });
  await expect(dialog).toContainText('no se puede retirar');
  await dialog.getByRole('button', { name: /^Enviar a \d+ personas$/ }).click();
  await expect(panel.getByText('Error al enviar la notificación')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await panel.getByLabel('Al abrirlo lleva a').fill('/promos');
  await panel.getByRole('button', { name: 'Revisar y enviar' }).click();
  await dialog.getByRole('button', { name: /^Enviar a \d+ personas$/ }).click();
  await expect(panel.getByRole('row').filter({ hasText: title })).toContainText('Función: Distribuidor');

  await enterAs('distribuidor');
  await page.goto('/my-profile');
  await expect(list(page).getByRole('listitem').first()).toContainText(title);
});
