import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSubscription } from './judge-subscription.rules';

const whole = { isOffered: true, client: { number_of_devices: 2 }, device: { subscription_id: null } };
const codes = (change: object) => judgeSubscription({ ...whole, ...change }).map(({ code }) => code);

test('a client with a device that has no subscription may be subscribed [SF-SUBSCRIPTION-010, SF-SUBSCRIPTION-011]', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ client: { number_of_devices: 0 } })).toEqual(['client_without_devices']);
  expect(codes({ device: { subscription_id: 's-1' } })).toEqual(['device_has_subscription']);
});

test('what is not theirs is unknown, and what is no subscription is not sold as one', () => {
  expect(codes({ client: null })).toEqual(['client_unknown']);
  expect(codes({ device: null })).toEqual(['device_unknown']);
  expect(codes({ isOffered: false })).toEqual(['not_a_subscription_product']);
});

test('all is told at once, each on its own field', () => {
  fc.assert(
    fc.property(
      fc.record({
        isOffered: fc.boolean(),
        client: fc.option(fc.record({ number_of_devices: fc.integer({ min: 0, max: 2 }) })),
        device: fc.option(fc.record({ subscription_id: fc.option(fc.constant('s-1')) })),
      }),
      (asked) => {
        const fields = judgeSubscription(asked).map(({ field }) => field);
        expect(fields).toEqual([...new Set(fields)]);
        expect(fields.includes('product_id')).toBe(!asked.isOffered);
        expect(fields.includes('customer_id')).toBe((asked.client?.number_of_devices ?? 0) === 0);
        const hasDevices = (asked.client?.number_of_devices ?? 0) > 0;
        expect(fields.includes('device_id')).toBe(hasDevices && asked.device?.subscription_id !== null);
      },
    ),
  );
});
