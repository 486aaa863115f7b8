import { expect, test } from 'vitest';
import { isQuestion, isStageRefused, piecesWhenOffered, stateAfter } from './add-line';

test('an added product shows success, a refused one the error', () => {
  expect(stateAfter({ ok: true })).toBe('success');
  expect(stateAfter({ ok: false, code: null, errors: { _general: ['Sin existencia'] } })).toBe('error');
});

test('a cart in checkout asks its question, and the button shows that nothing was added', () => {
  const answer = { ok: false, code: 'cart_not_in_open_stage' };
  expect(isStageRefused(answer)).toBe(true);
  expect(stateAfter(answer)).toBe('error');
});

test('a refusal that offers alternatives tells the pieces of the branch, and the button shows that nothing was added', () => {
  const answer = {
    ok: false,
    code: 'product_alternatives',
    errors: {
      product_alternatives: ['Hay 4 alternativas'],
      main_inventory_quantity: ['En la sucursal 2 tienes 1,200 piezas'],
    },
    numbers: { main_inventory_quantity: 1200 },
  };
  expect(piecesWhenOffered(answer)).toBe(1200);
  expect(isQuestion(answer)).toBe(true);
  expect(stateAfter(answer)).toBe('error');
});

test('a refusal without alternatives offers none', () => {
  expect(piecesWhenOffered({ ok: false, errors: { quantity: ['La cantidad es demasiado grande'] } })).toBeNull();
  expect(piecesWhenOffered({ ok: true })).toBeNull();
});
