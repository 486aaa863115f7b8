import { expect, test } from 'vitest';
import { checkoutAddress, clientName, deviceFacts, isValidClient, isValidDevice, readChosen } from './checkout.view';

test('the address says what is chosen; without a client no device is', () => {
  expect(checkoutAddress(7)).toBe('/acoba-subscription-checkouts?product_id=7');
  expect(checkoutAddress(7, 'c 1')).toBe('/acoba-subscription-checkouts?product_id=7&client=c+1');
  const whole = checkoutAddress(7, 'c', 'd');
  expect(readChosen(new URL(whole, 'http://store').searchParams)).toEqual({ productId: 7, client: 'c', device: 'd' });
  expect(checkoutAddress(7, undefined, 'd')).toBe(checkoutAddress(7));
});

test.each(['', 'product_id=', 'product_id=abc', 'product_id=-1', 'client=1'])('%j names no product', (query) => {
  expect(readChosen(new URLSearchParams(query))).toBeNull();
});

test('a client is valid with a device, a device without a subscription [SF-SUBSCRIPTION-010, SF-SUBSCRIPTION-011]', () => {
  expect([0, 1, 2].map((number_of_devices) => isValidClient({ number_of_devices }))).toEqual([false, true, true]);
  expect([null, 's-1'].map((subscription_id) => isValidDevice({ subscription_id }))).toEqual([true, false]);
});

test('what is not known is left out', () => {
  expect(clientName({ name: 'Taller', last_name: null })).toBe('Taller');
  const channels = (count: number) => `${count} canales`;
  expect(deviceFacts({ type: 'NVR', manufacturer: 'Vikron', max_channels: 8 }, channels)).toBe(
    'NVR · Vikron · 8 canales',
  );
  expect(deviceFacts({ type: null, manufacturer: null, max_channels: null }, channels)).toBe('');
});
