import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constraintName, databaseName, LONGEST_NAME } from './database-name';

test('a name that fits stays as it is', () => {
  expect(constraintName('orders', ['company_id', 'placed_at'], 'index')).toBe('orders_company_id_placed_at_index');
  expect(databaseName('x'.repeat(LONGEST_NAME))).toBe('x'.repeat(LONGEST_NAME));
});

test('a longer one ends in a digest of the whole, the same in every process', () => {
  expect(constraintName('push_deliveries', ['push_notification_id', 'push_subscription_id'], 'unique')).toBe(
    'push_deliveries_push_notification_id_push_subscript_fe5e3539',
  );
});

test('no name is too long, and names that begin alike stay different', () => {
  const names = fc.string({ unit: fc.constantFrom(...'abcdefghij_'), minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(names, names, (one, other) => {
      const prefix = 'p'.repeat(55);
      expect(databaseName(prefix + one).length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(databaseName(prefix + one) === databaseName(prefix + other)).toBe(one === other);
    }),
  );
});
