import { expect, test } from 'vitest';
import { orderLines } from './order-lines.server';

test('a code that comes again adds its pieces and keeps the numbers of its lines', () => {
  expect(orderLines('a-1 2\r\n\n  \nB-2\nA-1 3')).toEqual([
    { rows: [1, 5], code: 'a-1', quantity: 5, text: 'a-1 2\nA-1 3' },
    { rows: [4], code: 'B-2', quantity: 1, text: 'B-2' },
  ]);
});

test('a line with wrong pieces stands by itself: the others of its code keep theirs', () => {
  expect(orderLines('A-1,2\nA-1,dos\nA-1,3')).toEqual([
    { rows: [1, 3], code: 'A-1', quantity: 5, text: 'A-1,2\nA-1,3' },
    { rows: [2], code: 'A-1', wrong: 'dos', problem: 'not_a_number', text: 'A-1,dos' },
  ]);
});

test('pieces beyond what one line of a cart holds are told, not cut', () => {
  expect(orderLines('A-1 9999\nA-1 1\nB-2\t10000')).toMatchObject([
    { rows: [1], quantity: 9_999 },
    { rows: [2], wrong: '1', problem: 'too_many' },
    { rows: [3], code: 'B-2', wrong: '10000', problem: 'too_many' },
  ]);
});
