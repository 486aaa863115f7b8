import { expect, test } from 'vitest';
import { actionText, reasonOf } from './history';

test('what nobody gave words to is still told in Spanish', () => {
  expect(actionText('gate_overridden')).toBe('abrió un candado con motivo');
  expect(actionText('something_new')).toBe('hizo un cambio');
});

test('the reason is told where there is one', () => {
  expect(reasonOf({ gate: [null, 'sell'], reason: [null, 'Pedido de gobierno'] })).toBe('Pedido de gobierno');
  expect(reasonOf({ notes: ['antes', null], requires_nom: [null, true] })).toBeNull();
});
