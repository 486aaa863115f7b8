import { describe, expect, test } from 'vitest';
import { restrictionOf, type Restriction } from './restriction.rules';

const restriction = (fields: Partial<Restriction>): Restriction => ({
  branch_id: 1,
  brand_id: null,
  min_value: null,
  max_value: null,
  message: 'Consulta a tu ejecutivo',
  ...fields,
});
const product = { brand_id: 7, list_price: '100.00' };

describe('a restriction holds', () => {
  test.each([
    ['for every product when it names no limit', {}, true],
    ['in its own branch alone', { branch_id: 2 }, false],
    ['for its own brand', { brand_id: 7 }, true],
    ['for no other brand', { brand_id: 8 }, false],
    ['from its lower end on', { min_value: '100' }, true],
    ['not below it', { min_value: '100.01' }, false],
    ['up to its upper end', { max_value: '100' }, true],
    ['not above it', { max_value: '99.99' }, false],
  ])('%s', (_title, fields, holds) => {
    expect(restrictionOf([restriction(fields)], 1, product)).toBe(holds ? 'Consulta a tu ejecutivo' : null);
  });

  test('and the first one that holds is what people read', () => {
    expect(
      restrictionOf(
        [restriction({ branch_id: 2, message: 'A' }), restriction({ message: 'B' }), restriction({ message: 'C' })],
        1,
        product,
      ),
    ).toBe('B');
  });
});
