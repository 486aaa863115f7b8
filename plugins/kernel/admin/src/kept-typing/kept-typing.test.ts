import { expect, test } from 'vitest';
import { isLost } from './kept-typing';

const stored = { name: 'Vikron', rfc: null };
const typed = { name: 'Vikron', rfc: 'abc' };

test('a form that falls back to what was stored has lost what was typed', () =>
  expect(isLost({ typed, stored }, { values: { ...stored }, stored })).toBe(true));

test('a form that holds what was typed, or what the server made of it, has lost nothing', () => {
  expect(isLost({ typed, stored }, { values: typed, stored })).toBe(false);
  expect(isLost({ typed, stored }, { values: { ...typed, rfc: 'ABC' }, stored })).toBe(false);
});

test('a form that was sent without a change has nothing to lose', () =>
  expect(isLost({ typed: { ...stored }, stored }, { values: stored, stored })).toBe(false));

test('whoever types what was there before, right after saving something else, keeps it', () =>
  expect(isLost({ typed, stored }, { values: stored, stored: typed })).toBe(false));
