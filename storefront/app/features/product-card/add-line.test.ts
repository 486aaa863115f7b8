import { expect, test } from 'vitest';
import { isStageRefused, stateAfter } from './add-line';

test('an added product shows success, a refused one the error', () => {
  expect(stateAfter({ ok: true })).toBe('success');
  expect(stateAfter({ ok: false, code: null, errors: { _general: ['Sin existencia'] } })).toBe('error');
});

test('a cart in checkout asks its question instead of showing an error', () => {
  const answer = { ok: false, code: 'cart_not_in_open_stage' };
  expect(isStageRefused(answer)).toBe(true);
  expect(stateAfter(answer)).toBe('idle');
});
