import { expect, test } from 'vitest';
import { isQuestion, isStageRefused, piecesWhenOffered, stateAfter } from './add-line';

test('an added product shows success, a refused one the error', () => {
  expect(stateAfter({ ok: true })).toBe('success');
  expect(stateAfter({ ok: false, code: null, errors: { _general: ['Sin existencia'] } })).toBe('error');
});

test('a cart in checkout asks its question instead of showing an error', () => {
  const answer = { ok: false, code: 'cart_not_in_open_stage' };
  expect(isStageRefused(answer)).toBe(true);
  expect(stateAfter(answer)).toBe('idle');
});

test('a refusal that offers alternatives tells the pieces of the branch and is no error', () => {
  const answer = {
    ok: false,
    code: 'product_alternatives',
    errors: { product_alternatives: ['Hay 4 alternativas'], main_inventory_quantity: ['Piezas en tu sucursal: 12'] },
  };
  expect(piecesWhenOffered(answer)).toBe(12);
  expect(isQuestion(answer)).toBe(true);
  expect(stateAfter(answer)).toBe('idle');
});

test('a refusal without alternatives offers none', () => {
  expect(piecesWhenOffered({ ok: false, errors: { quantity: ['La cantidad es demasiado grande'] } })).toBeNull();
  expect(piecesWhenOffered({ ok: true })).toBeNull();
});
