import { expect, test } from 'vitest';
import { oneChoice } from './one-choice';

test('a choice that the field tells again when it is disabled or left counts once', () => {
  const choice = oneChoice();
  choice.begin();
  expect([choice.counts(), choice.counts(), choice.counts()]).toEqual([true, false, false]);
});

test('the same choice counts again once the list was opened again: after a saving that failed', () => {
  const choice = oneChoice();
  choice.begin();
  choice.counts();
  choice.begin();
  expect([choice.counts(), choice.counts()]).toEqual([true, false]);
});

test('a field that was left without being opened may still tell what was typed into it', () =>
  expect(oneChoice().counts()).toBe(true));
