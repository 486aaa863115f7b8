import { create, get, send, type Call } from './call';

const bytes = (first: number, size: number): string => Buffer.alloc(size, first).toString('base64url');
/** What a browser sends of itself: an address of a push service and two keys. */
const provider_id = JSON.stringify({
  endpoint: 'https://fcm.googleapis.com/fcm/send/contrato',
  keys: { p256dh: bytes(4, 65), auth: bytes(1, 16) },
});

/** Section 'Notifications', and the staff's send of 'Purchase orders'. */
export const notificationCalls: readonly Call[] = [
  send('POST', '/api/user-push-notification-subscriber', { provider_id }, { who: 'distribuidor' }),
  send('POST', '/api/user-push-notification-unsubscriber', { provider_id }, { who: 'distribuidor', shape: 'nothing' }),
  create('/api/push-notifications', { title: 'Contrato', body: 'Aviso', url: '/promos', recipients: ['{buyer}'] }),
  get('/api/push-notification-user-count', 'distribuidor', 'record'),
  get('/api/user-push-notifications?filters=[]&page=1&per_page=5&order_direction=desc', 'distribuidor'),
  send('POST', '/api/user-push-notifications-read', { all: true }, { who: 'distribuidor', shape: 'nothing' }),
  { method: 'DELETE', path: '/api/push-notification-user-count/{buyer}', who: 'distribuidor', shape: 'record' },
];
