import { expect, test } from 'vitest';
import { orderStatuses } from '../../../order.states';
import { milestoneOf, milestones, statusTones } from './status';

test('an order without trouble passes its states from payment to delivery; a canceled one left the way', () => {
  expect(milestones).toEqual(['pending_payment', 'paid', 'preparing', 'ready', 'delivered']);
  expect(milestoneOf('ready')).toBe(3);
  expect(milestoneOf('canceled')).toBe(-1);
});

test('no two states share a colour', () => {
  expect(new Set(orderStatuses.map((status) => statusTones[status])).size).toBe(orderStatuses.length);
});
