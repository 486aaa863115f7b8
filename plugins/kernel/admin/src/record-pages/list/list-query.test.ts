import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order } from '../testing';
import {
  isNarrowed,
  listFiltersOf,
  listPath,
  listQueryOf,
  noListFilters,
  orderKey,
  readListFilters,
  stateInSight,
} from './list-query';

const none = noListFilters(order);
const read = readListFilters(order);

test('a shape offers filters by state, records, days, choices and yes or no; a text is searched instead', () => {
  expect(listFiltersOf(order).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'state choice',
    'maker_id reference',
    'supplier_id reference',
    'due days',
    'sent_at days',
    'kind choice',
    'urgent choice',
    'status choice',
  ]);
});

describe('the address bar', () => {
  test('says what the list asks the platform for', () => {
    const filters = read({
      state: 'draft',
      maker_id: 3,
      due_from: '2026-01-01',
      sent_at_to: '2026-01-31',
      status: '0',
      search: 'abc',
      order: 'due',
      direction: 'desc',
      page: 2,
      per_page: 50,
    });
    expect(listQueryOf(order, filters)).toEqual({
      state: 'draft',
      maker_id: '3',
      status: '0',
      filters: JSON.stringify([
        { field: 'due', operator: '>=', value: '2026-01-01' },
        { field: 'sent_at', operator: '<', value: '2026-02-01T06:00:00.000Z' },
      ]),
      omniSearchQuery: 'abc',
      order_by: 'due',
      order_direction: 'desc',
    });
    expect(listPath(order, filters)).toMatch(/^\/own\/orders\?.*&page=2&per_page=50&count_to=10000$/);
    expect(isNarrowed(order, filters)).toBe(true);
  });

  test('may ask for all that is not over yet', () => {
    const filters = read({ state: '_under-way' });
    expect(listQueryOf(order, filters)).toEqual({
      filters: JSON.stringify([{ field: 'state', operator: 'in', value: ['draft', 'sent'] }]),
    });
    expect(isNarrowed(order, filters)).toBe(true);
  });

  test('that says nothing, or what makes no sense, narrows nothing', () => {
    const senseless = {
      state: 'lost',
      maker_id: '3',
      due_from: '2026-02-31',
      order: 'maker_id',
      page: -1,
      per_page: 7,
    };
    expect(read(senseless)).toEqual(none);
    expect(listQueryOf(order, none)).toEqual({});
    expect(isNarrowed(order, none)).toBe(false);
  });

  test('is read to something the list offers, whatever somebody typed there', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(none)), fc.anything()), (given) => {
        const filters = read(given);
        expect(Object.keys(filters).sort()).toEqual(Object.keys(none).sort());
        expect(read(filters)).toEqual(filters);
      }),
    );
  });
});

test('columns are ordered by their own values; records and files, whose values are ids, are not', () =>
  expect(['id', 'due', 'maker', 'file', 'state'].map((column) => orderKey(order, column))).toEqual([
    'id',
    'due',
    null,
    null,
    'state',
  ]));

const column = (label: string, isState = false) => ({ label, isState });
const labels = (columns: readonly { label: string; isState: boolean }[]) =>
  stateInSight(columns).map(({ label }) => label);

test('on a phone the state stands beside what a record is known by', () => {
  expect(labels([column('Núm.'), column('Folio'), column('Total'), column('Estado', true)])).toEqual([
    'Núm.',
    'Estado',
    'Folio',
    'Total',
  ]);
  expect(labels([column('Núm.'), column('Nombre')])).toEqual(['Núm.', 'Nombre']);
  expect(labels([])).toEqual([]);
});
