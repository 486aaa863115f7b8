import { expect, test } from 'vitest';
import { calendarPath, laterMonth, monthName, monthsOf, noFilters, readFilters } from './months';

const document = {
  id: 1,
  document_type: 'certificate',
  document_type_label: 'Certificado',
  number: 'A-1',
  nom_id: 1,
  nom_code: 'NOM-001',
  products_count: 2,
} as const;

test('months follow each other over the end of the year', () => {
  expect(laterMonth('2026-11', 3)).toBe('2027-02');
  expect(laterMonth('2026-01', -1)).toBe('2025-12');
});

test('the platform is asked from the first day to the last, also of February', () =>
  expect(calendarPath('2027-12', 3)).toBe('/compliance/nom-expiry-calendar?from=2027-12-01&to=2028-02-29'));

test('what ends is told in its month; a month without any stands too', () =>
  expect(
    monthsOf(
      [
        { date: '2026-12-07', days_left: 10, documents: [document, document] },
        { date: '2026-12-31', days_left: 34, documents: [document] },
      ],
      '2026-11',
      2,
    ).map(({ month, days, count }) => [month, days.length, count]),
  ).toEqual([
    ['2026-11', 0, 0],
    ['2026-12', 2, 3],
  ]));

test('a month reads as people say it', () => expect(monthName('2027-01')).toBe('Enero de 2027'));

test('an address that makes no sense shows the next three months', () => {
  expect(readFilters({ from: '2026-13', months: 7 })).toEqual(noFilters);
  expect(readFilters({ from: '2026-12', months: 12 })).toEqual({ from: '2026-12', months: 12, page: 1 });
});
