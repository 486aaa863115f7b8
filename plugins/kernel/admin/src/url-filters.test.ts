import { describe, expect, test } from 'vitest';
import { preferencesCookie, readPreferences } from './preferences';
import { choiceOf, filtersSearch, givenFilters, textOf, wholeOf, withFilters } from './url-filters';

const none = { search: '', brandId: null as number | null, page: 1 };

describe('filters in the address bar', () => {
  test('are JSON, and only what is said [CS-GENERAL-007] [PC-GENERAL-004]', () => {
    const search = filtersSearch({ ...none, brandId: 7 }, none);
    expect(new URLSearchParams(search).get('filters')).toBe('{"brandId":7}');
    expect(givenFilters(new URLSearchParams(search))).toEqual({ brandId: 7 });
    expect(filtersSearch(none, none)).toBe('?');
  });

  test('leave the other parameters alone, and go when nothing is said', () => {
    const params = new URLSearchParams('vista=lista&filters={"page":3}');
    expect(withFilters(params, none, none).toString()).toBe('vista=lista');
  });

  test.each(['{', '[1]', '"a"', 'null'])('%s counts as nothing said', (text) => {
    expect(givenFilters(new URLSearchParams({ filters: text }))).toEqual({});
  });

  test('values that make no sense are not taken', () => {
    expect([textOf(7), textOf('cámara'), textOf('x'.repeat(300)).length]).toEqual(['', 'cámara', 120]);
    expect([wholeOf('7'), wholeOf(0), wholeOf(1.5), wholeOf(1e12), wholeOf(7)]).toEqual([null, null, null, null, 7]);
    expect([choiceOf(['a', 'b'], 'b'), choiceOf(['a', 'b'], 'c')]).toEqual(['b', null]);
  });
});

describe('what a view was last searched by', () => {
  test('is kept in a cookie of that view and read back [CS-GENERAL-008] [PC-GENERAL-005]', () => {
    const cookie = preferencesCookie('tablero', { search: 'cámara; domo', page: 1 });
    const stored = cookie.split('; ')[0] ?? '';
    expect(readPreferences('tablero', `otra=1; ${stored}`)).toEqual({ search: 'cámara; domo', page: 1 });
    expect(readPreferences('otro', stored)).toBeNull();
    expect(readPreferences('tablero', 'vista-tablero=%7Bno')).toBeNull();
  });

  test('is forgotten when nothing is said', () => expect(preferencesCookie('tablero', {})).toContain('Max-Age=0'));
});
