import { expect, test } from 'vitest';
import {
  brandsOf,
  flowTypesOf,
  newsOf,
  priceRangeOf,
  stagesOf,
  totalOf,
  type CompositionRow,
} from './composition.rules';

const row = (given: Partial<CompositionRow>): CompositionRow => ({
  brand_id: 1,
  brand_name: 'Órbita',
  stage_id: 2,
  stage_name_es: 'Vigente',
  stage_name_en: 'Current',
  product_flow_type: 'standard',
  n: '3',
  news: '1',
  lowest: 10,
  highest: 40,
  ...given,
});
const rows = [
  row({}),
  row({ brand_id: 7, brand_name: 'Ñandú', n: 2, news: 0, lowest: 9.5, highest: 12 }),
  row({ brand_id: null, brand_name: null, stage_id: 1, stage_name_es: 'Nuevo', stage_name_en: null, n: 5, news: 5 }),
];

test('brands stand by name as Spanish orders it, and what has none is not one', () => {
  expect(brandsOf(rows)).toEqual([
    { id: 7, name: 'Ñandú', count: 2 },
    { id: 1, name: 'Órbita', count: 3 },
  ]);
});

test('stages add up over brands, in the asked language where it is there', () => {
  expect(stagesOf(rows, 'en')).toEqual([
    { id: 1, name: 'Nuevo', count: 5 },
    { id: 2, name: 'Current', count: 5 },
  ]);
});

test('flow types add up over brands and stages; those that leave nothing are no choice', () => {
  expect(flowTypesOf([...rows, row({ product_flow_type: 'project', n: 4 })])).toEqual([
    { value: 'standard', count: 10 },
    { value: 'project', count: 4 },
  ]);
});

test('totals, news and prices are those of all rows', () => {
  expect([totalOf(rows), newsOf(rows), priceRangeOf(rows)]).toEqual([10, 6, { min: '9.5', max: '40' }]);
  expect([totalOf([]), newsOf([]), priceRangeOf([row({ lowest: null, highest: null })])]).toEqual([0, 0, null]);
});
