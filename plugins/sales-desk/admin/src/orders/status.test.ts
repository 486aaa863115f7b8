import { expect, test } from 'vitest';
import { milestoneOf, milestonesOf, statusTones } from './status';

test('an order without trouble passes its states from payment to delivery; a canceled one left the way', () => {
  expect(milestonesOf(true)).toEqual(['pending_payment', 'paid', 'preparing', 'ready', 'delivered']);
  expect(milestonesOf(false)).toEqual(['pending_payment', 'paid', 'preparing', 'shipped', 'delivered']);
  expect(milestoneOf('ready', true)).toBe(3);
  expect(milestoneOf('shipped', false)).toBe(3);
  expect(milestoneOf('partially_shipped', false)).toBe(2);
  expect(milestoneOf('canceled', true)).toBe(-1);
});

test('no two states that follow each other share a colour', () => {
  for (const way of [milestonesOf(true), milestonesOf(false)])
    for (const [at, status] of way.slice(1).entries()) expect(statusTones[status]).not.toBe(statusTones[way[at]!]);
});
