import { expect, test } from 'vitest';
import { isToBePaid, statusTone } from './subscription.view';

test('active is success, pending is a warning, a demonstration the accent, everything else the default [SF-SUBSCRIPTION-013]', () => {
  const statuses = ['active', 'payment_pending', 'demo', 'registering', 'refused', 'ended', null] as const;
  expect(statuses.map(statusTone)).toEqual(['success', 'warning', 'blue', 'default', 'default', 'default', 'default']);
  expect(statuses.filter((status) => isToBePaid({ status }))).toEqual(['payment_pending']);
});
