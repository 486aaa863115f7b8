import { expect, test } from './support/journey';
import { storeUrl } from './support/started-world';

test(
  'a browser that is told while the store is closed shows the notice, once; one that cannot subscribe says so',
  { tag: '@own-browser' },
  async ({ page, context, enterAs }) => {
    const title = `Aviso de ${Date.now()}`;
    await context.grantPermissions(['notifications'], { origin: storeUrl() });
    await enterAs('distribuidor');
    await page.goto('/my-profile');
    const notices = page.getByRole('region', { name: 'Notificaciones' });
    await notices.getByRole('button', { name: 'Recibir avisos en este navegador' }).click();
    // No push service answers here: the worker is installed all the same.
    await expect(notices).toContainText('No pudimos activar los avisos');

    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations;
        if (own !== undefined) resolve(own.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    // A worker that is not active yet loses what it is told.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
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
