import { expect, test } from 'vitest';
import { carriers } from '../carriers/carrier.record';
import { shippingRates } from './shipping-rate.record';

const refused = (rate: object) =>
  (shippingRates.rules.check as unknown as (rate: object) => { code: string; field: string }[])(rate);

test('a range of postal codes, and of days, ends no sooner than it begins; an open one is fine', () => {
  const rate = { zip_from: '64000', zip_to: '64999', days_least: 2, days_most: 4 };
  expect(refused(rate)).toEqual([]);
  expect(refused({ ...rate, zip_to: '64000', days_most: 2 })).toEqual([]);
  expect(refused({ ...rate, zip_from: null })).toEqual([]);
  expect(refused({ ...rate, zip_to: '63999', days_least: 5 })).toEqual([
    { code: 'range_backwards', field: 'zip_to' },
    { code: 'range_backwards', field: 'days_most' },
  ]);
});

test('the key of a carrier is small letters, numbers and hyphens', () => {
  const message = (code: string) =>
    carriers.schemas.create.safeParse({ name: 'Castores', code }).error?.issues[0]?.message ?? null;
  expect(['castores', 'dhl-express2'].map(message)).toEqual([null, null]);
  expect(new Set(['Castores', '2castores', 'dhl express', 'dhl_'].map(message))).toEqual(new Set(['invalid_code']));
});
