import type { Context } from 'koa';
import { describe, expect, test } from 'vitest';
import { ValidationError } from '../errors/refusal';
import { publicActor } from '../permissions/actor';
import { listQuery } from './query';
import type { BaseRow, ResourceDefinition } from './resource.types';

const attributes = {
  name: { type: 'string' },
  amount: { type: 'decimal' },
  big: { type: 'biginteger' },
  on: { type: 'date' },
  at: { type: 'datetime' },
  opens: { type: 'time' },
};
const definition = { filters: Object.keys(attributes) } as unknown as ResourceDefinition<BaseRow>;

/** The codes of the refusals of a list's query, by field. */
function refused(query: Record<string, unknown>): Record<string, string> {
  try {
    listQuery({ query, state: { actor: publicActor([]) } } as unknown as Context, definition, attributes);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.refusals.map(({ field = '', code }) => [field, code]));
  }
}
const nested = (levels: number): string => `${'{"$and":['.repeat(levels)}{"name":"a"}${']}'.repeat(levels)}`;
const conditions = (count: number): unknown[] => Array.from({ length: count }, () => ({ field: 'name', value: 'a' }));

describe('filters of a list', () => {
  test.each([
    ['deeper than anybody asks for', { filters: nested(4) }, 'too_deep'],
    ['deeper than any stack', { filters: nested(700) }, 'too_deep'],
    ['more than anybody asks for', { filters: JSON.stringify(conditions(40)) }, 'too_many_entries'],
    [
      'of Strapi, too many',
      { filters: { $or: Array.from({ length: 101 }, () => ({ name: 'a' })) } },
      'too_many_entries',
    ],
    ['no JSON', { filters: '{' }, 'bad_json'],
    ['a number', { filters: '1' }, 'bad_json'],
    ['null', { filters: 'null' }, 'bad_json'],
  ])('are refused: %s', (_what, query, code) => expect(refused(query)).toEqual({ filters: code }));

  test.each([
    ['as deep as they come', { filters: nested(3) }],
    ['of a list', { filters: JSON.stringify(conditions(25)) }],
    ['of many values', { filters: { name: { $in: Array.from({ length: 500 }, String) } } }],
    ['of none', {}],
  ])('are taken: %s', (_what, query) => expect(refused(query)).toEqual({}));
});

test('a list is ordered by ten attributes at most', () => {
  expect(refused({ sort: Array(10).fill('name').join(',') })).toEqual({});
  expect(refused({ sort: Array(2_000).fill('name').join(',') })).toEqual({ order_by: 'too_many_entries' });
});

describe('values that no column holds are refused, those that it does are taken', () => {
  test.each([
    ['amount', ['0x10', ' 5', '1e400', 'NaN', '', '1,5', '1'.repeat(31)], ['5', '-1.50', '.5', '5.', '+1', '1e3']],
    ['big', ['9223372036854775808', '-9223372036854775809', '1.0'], ['9223372036854775807', '-9223372036854775808']],
    [
      'on',
      ['0000-01-01', '1899-12-31', '9999-12-31', 'March 7', '2026', '2026-13-01', '2026-02-30'],
      ['1900-01-01', '2199-12-31', '2026-11-27'],
    ],
    [
      'at',
      ['0000-01-01T00:00:00Z', '2201-01-01T00:00:00Z', 'ayer'],
      ['2026-11-27T10:00:00.000Z', '2026-11-27 10:00:00'],
    ],
    ['opens', ['99:99', '24:00', '10:60', '1:00', 'x'], ['00:00', '23:59:59', '09:30:00.000']],
    ['name', ['a\u0000b'], ['a', '%']],
  ])('%s', (name, wrong, right) => {
    const codes = (value: string) => refused({ filters: { [name]: { $gt: value } } });
    for (const value of wrong) expect([value, codes(value)]).toEqual([value, { [`filters.${name}`]: 'invalid' }]);
    for (const value of right) expect([value, codes(value)]).toEqual([value, {}]);
  });
});
