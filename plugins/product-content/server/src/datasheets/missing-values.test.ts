import { expect, test } from 'vitest';
import { missingValues } from './missing-values';

const field = (code: string, isKey: boolean) => ({ code, name: code.toUpperCase(), is_key: isKey });
const filled = (...codes: string[]) => new Set(codes);

test('a key characteristic without a value keeps the product from the store, and is named', () => {
  const fields = [field('lente', true), field('zoom', false), field('sensor', true)];
  expect(missingValues(fields, filled('zoom'))).toEqual([
    { code: 'missing_key_values', field: 'datasheet', params: { names: 'LENTE, SENSOR' } },
  ]);
  expect(missingValues(fields, filled('lente', 'sensor'))).toEqual([]);
});

test('a datasheet without key characteristics asks for one value at least; one without characteristics for none', () => {
  expect(missingValues([field('zoom', false)], filled())).toEqual([{ code: 'missing_datasheet', field: 'datasheet' }]);
  expect(missingValues([field('zoom', false)], filled('zoom'))).toEqual([]);
  expect(missingValues([], filled())).toEqual([]);
});
