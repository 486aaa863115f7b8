import { expect, test } from 'vitest';
import { distanceText, laterDay, todayIn, toneOfState } from './light';

test.each([
  ['2026-03-02', 'hoy'],
  ['2026-03-03', 'en 1 día'],
  ['2026-05-31', 'en 90 días'],
  ['2026-03-01', 'hace 1 día'],
  ['2025-03-02', 'hace 365 días'],
])('%s is «%s» on the 2nd of March', (day, text) => expect(distanceText(day, '2026-03-02')).toBe(text));

test('today is the day of Mexico City', () => {
  expect(todayIn(new Date('2026-03-02T05:30:00Z'))).toBe('2026-03-01');
  expect(laterDay('2026-12-31', 1)).toBe('2027-01-01');
});

test('the colours of states are those of their light', () =>
  expect(
    ['missing', 'expiring', 'complies', 'exempt', 'unstated'].map((state) => toneOfState(state as 'missing')),
  ).toEqual(['danger', 'warning', 'success', 'success', 'neutral']));
