import { expect, test } from 'vitest';
import { isPushService } from './push-service.rules';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'http://127.0.0.1:9999/push/1',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, ['127.0.0.1:9999'])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.attacker.test/x',
  'https://attackerpush.apple.com.test/x',
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1337/admin',
  'file:///etc/passwd',
  'nothing',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, ['127.0.0.1:9999'])).toBe(false);
});
