import { expect, test } from 'vitest';
import { isNarrowed, noFilter, readFilter, suggestionsPath } from './filter';

const queryOf = (path: string | null) => Object.fromEntries(new URLSearchParams((path ?? '').split('?')[1]));

test('what is not said is not asked: its default filters nothing [CS-RESTOCK-002] [CS-RESTOCK-006]', () =>
  expect(queryOf(suggestionsPath({ ...noFilter, source: 1, target: 2 }))).toEqual({
    source_warehouse_id: '1',
    target_warehouse_id: '2',
  }));

test('every part of the filter has its parameter', () =>
  expect(
    queryOf(
      suggestionsPath(
        readFilter({
          source: 1,
          target: 2,
          brandId: 3,
          stageId: 4,
          flow: 'volume',
          published: '1',
          serial: '2',
          limits: '3',
        }),
      ),
    ),
  ).toEqual({
    source_warehouse_id: '1',
    target_warehouse_id: '2',
    brand_id: '3',
    product_stage: '4',
    product_flow_type: 'volume',
    published_in_store: '1',
    product_serial: '2',
    product_limit_type: '3',
  }));

test('nothing is asked before two different warehouses are said', () => {
  expect(suggestionsPath(noFilter)).toBeNull();
  expect(suggestionsPath({ ...noFilter, source: 1 })).toBeNull();
  expect(suggestionsPath({ ...noFilter, source: 1, target: 1 })).toBeNull();
});

test('what makes no sense in the address bar counts as not said', () => {
  expect(readFilter({ source: 'uno', flow: 'otro', published: 1, page: 0 })).toEqual(noFilter);
  expect([isNarrowed({ ...noFilter, source: 1, page: 3 }), isNarrowed({ ...noFilter, serial: '1' })]).toEqual([
    false,
    true,
  ]);
});
