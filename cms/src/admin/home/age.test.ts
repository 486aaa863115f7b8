import { expect, test } from 'vitest';
import { ageText } from './age';

const now = Date.parse('2026-11-27T12:00:00.000Z');

test.each([
  ['2026-11-27T11:01:00.000Z', 'hace menos de una hora'],
  ['2026-11-27T11:00:00.000Z', 'hace 1 hora'],
  ['2026-11-25T12:01:00.000Z', 'hace 47 horas'],
  ['2026-11-25T12:00:00.000Z', 'hace 2 días'],
  ['2026-11-28T12:00:00.000Z', 'hace menos de una hora'],
])('%s is %s', (moment, text) => {
  expect(ageText(moment, now)).toBe(text);
});
