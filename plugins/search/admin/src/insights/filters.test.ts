import { expect, test } from 'vitest';
import { insightsPath, noFilters, percent, readFilters, reasonsText, wordsOf } from './filters';

test('what the address bar says is read, and nonsense counts as not said', () => {
  expect(readFilters({ view: 'abandoned', days: '7', page: 3 })).toEqual({ view: 'abandoned', days: '7', page: 3 });
  expect(readFilters({ view: 'x', days: '1000', page: -1 })).toEqual(noFilters);
  expect(insightsPath(noFilters)).toBe('/search/search-insights?per_page=20&view=top&days=30&page=1');
});

test('reasons are told by frequency; none is a dash', () => {
  const none = { tab_closed: 0, click_outside: 0, esc_key: 0, input_cleared: 0, close_button: 0 };
  expect(reasonsText({ ...none, esc_key: 3, click_outside: 12 })).toBe('Clic fuera 12, Tecla Escape 3');
  expect(reasonsText(none)).toBe('—');
  expect([percent(1, 3), percent(1, 0)]).toEqual(['33 %', '—']);
});

test('words stand in lines or behind commas', () => {
  expect(wordsOf(' checador,reloj checador\n\n control de asistencia ')).toEqual([
    'checador',
    'reloj checador',
    'control de asistencia',
  ]);
});
