import { expect, test } from 'vitest';
import {
  asSuggested,
  namedFailure,
  planOf,
  quantityOf,
  shownQuantity,
  withChosen,
  withQuantity,
  type Suggestion,
} from './choice';

const row = (id: number, suggested: number, available = 50) =>
  ({ id, suggested_quantity: suggested, available_source: available }) as Suggestion;
const rows = [row(1, 5), row(2, 8), row(3, 2)];

test('everything is sent as suggested until somebody says otherwise', () =>
  expect(planOf(asSuggested, rows)).toEqual({
    lines: [
      { product_id: 1, quantity: 5, suggested_quantity: 5 },
      { product_id: 2, quantity: 8, suggested_quantity: 8 },
      { product_id: 3, quantity: 2, suggested_quantity: 2 },
    ],
    pieces: 15,
    wrong: 0,
    short: 0,
  }));

test('a quantity typed over is what is sent; typed back it is as suggested again', () => {
  const more = withQuantity(asSuggested, rows[1]!, '60');
  expect(planOf(more, rows)).toMatchObject({ pieces: 67, wrong: 0, short: 1 });
  expect(withQuantity(more, rows[1]!, ' 8 ').typed.size).toBe(0);
});

test.each(['', '0', '-3', '1.5', 'diez', '1000000'])('«%s» is no quantity', (text) => {
  const choice = withQuantity(asSuggested, rows[0]!, text);
  expect(quantityOf(choice, rows[0]!)).toBeNull();
  expect(shownQuantity(choice, rows[0]!)).toBe(text);
  expect(planOf(choice, rows)).toMatchObject({ wrong: 1, pieces: 10 });
});

test('what is left out is not sent, and can be taken back with the quantity it had', () => {
  const out = withChosen(withQuantity(asSuggested, rows[0]!, '9'), rows.slice(0, 2), false);
  expect(planOf(out, rows).lines).toEqual([{ product_id: 3, quantity: 2, suggested_quantity: 2 }]);
  expect(planOf(withChosen(out, [rows[0]!], true), rows).pieces).toBe(11);
});

test('a refusal names the product of its line', () => {
  const failure = {
    status: 422,
    text: '',
    fields: { 'details.1.quantity': 'No hay', 'received.4.quantity': 'De más', notes: 'Largo' },
  };
  expect(namedFailure(failure, ['A-1', 'B-2']).fields).toEqual({
    'details.1.quantity': 'B-2: No hay',
    'received.4.quantity': 'Partida 5: De más',
    notes: 'Largo',
  });
});
