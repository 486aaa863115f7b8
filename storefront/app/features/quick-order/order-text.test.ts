import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderLines } from './order-text';

test.each([
  ['DS-2CD2143G2-I 4', 'DS-2CD2143G2-I', 4],
  ['DS-2CD2143G2-I\t12\tlo que sea', 'DS-2CD2143G2-I', 12],
  ['DS-2CD2143G2-I;3', 'DS-2CD2143G2-I', 3],
  ['DS-2CD2143G2-I, 3', 'DS-2CD2143G2-I', 3],
  ['4 x CABLE UTP 305', 'CABLE UTP 305', 4],
  ['CABLE-UTP x 2', 'CABLE-UTP', 2],
  ['SOLO-CODIGO', 'SOLO-CODIGO', 1],
  ['CODIGO,', 'CODIGO', 1],
  ['CABLE 12345', 'CABLE 12345', 1],
])('%j is %s, %i pieces', (text, code, quantity) => expect(orderLines(text)).toEqual([{ code, quantity }]));

test.each([
  ['CODIGO -5', 'CODIGO', '-5'],
  ['CODIGO 0', 'CODIGO', '0'],
  ['CODIGO x 0', 'CODIGO', '0'],
  ['CODIGO,cero', 'CODIGO', 'cero'],
  ['CODIGO\t2.5', 'CODIGO', '2.5'],
  ['CODIGO;10000', 'CODIGO', '10000'],
  ['0 x CODIGO', 'CODIGO', '0'],
  ['-2 x CODIGO', 'CODIGO', '-2'],
])('%j is %s with pieces nobody can order: %s', (text, code, wrong) =>
  expect(orderLines(text)).toEqual([{ code, wrong }]),
);

test('a line with wrong pieces stands by itself: the others of its code keep theirs', () => {
  expect(orderLines('A-1 2\nA-1,dos\nA-1 3')).toEqual([
    { code: 'A-1', quantity: 5 },
    { code: 'A-1', wrong: 'dos' },
  ]);
});

test('blank lines are nothing, and a code that comes again adds its pieces', () => {
  expect(orderLines('a-1 2\r\n\n  \nB-2\nA-1 3\n;4')).toEqual([
    { code: 'a-1', quantity: 5 },
    { code: 'B-2', quantity: 1 },
  ]);
});

test('whatever is pasted gives lines with a code, and a possible number of pieces or what is wrong with them', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const line of orderLines(text)) {
        expect(line.code.trim()).not.toBe('');
        if ('wrong' in line) continue;
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(9_999);
      }
    }),
  );
});
