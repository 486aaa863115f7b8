import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.rules';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:30Z', 'ahora', 'now'],
  ['2026-03-10T12:05:00Z', 'ahora', 'now'],
  ['2026-03-10T11:55:00Z', 'hace 5 minutos', '5 minutes ago'],
  ['2026-03-10T09:00:00Z', 'hace 3 horas', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'ayer', 'yesterday'],
  ['2026-03-01T12:00:00Z', 'la semana pasada', 'last week'],
  ['2024-03-01T12:00:00Z', 'hace 2 años', '2 years ago'],
])('%s is said in words of either language', (at, spanish, english) => {
  expect(timeAgo(new Date(at), now, 'es')).toBe(spanish);
  expect(timeAgo(new Date(at), now, 'en')).toBe(english);
});
