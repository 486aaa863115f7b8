import { orderStatuses, orderWay } from '@mayorista/sales/shared';
import { expect, test } from 'vitest';
import { statusTones } from './status';

test('no two states that follow each other share a colour', () => {
  for (const status of orderStatuses)
    for (const isPickup of [true, false]) {
      const way = orderWay(status, isPickup);
      for (const [at, each] of way.slice(1).entries()) expect(statusTones[each]).not.toBe(statusTones[way[at]!]);
    }
});
