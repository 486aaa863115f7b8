// Shows what the platform tells this browser of while the store is closed.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { id, title = 'Mayorista', message = '', image_url: image } = event.data?.json() ?? {};
  const told = self.registration.showNotification(title, {
    body: message,
    // Browsers draw no SVG here.
    icon: '/notice-icon.png',
    lang: 'es-MX',
    // One that arrives twice takes the place of the first.
    tag: `notice-${id}`,
    data: { id },
    ...(image ? { image } : {}),
  });
  event.waitUntil(Promise.all([told, tellPages()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id } = event.notification.data ?? {};
  event.waitUntil(open(Number.isInteger(id) ? `/push-notifications/${id}` : '/my-profile#my-push-notifications'));
});

/** Bells of open pages ask anew. */
async function tellPages() {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: 'push-notification' });
}

/** In a tab of the store that is open, else in a new one. */
async function open(path) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(path);
  await page.focus();
  return page.navigate(path);
}
