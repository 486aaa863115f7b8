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
  ['CODIGO,cero', 'CODIGO', 1],
  ['CODIGO 0', 'CODIGO 0', 1],
])('%j is %s, %i pieces', (text, code, quantity) => expect(orderLines(text)).toEqual([{ code, quantity }]));

test('blank lines are nothing, and a code that comes again adds its pieces', () => {
  expect(orderLines('a-1 2\r\n\n  \nB-2\nA-1 3\n;4')).toEqual([
    { code: 'a-1', quantity: 5 },
    { code: 'B-2', quantity: 1 },
  ]);
});

test('whatever is pasted gives lines with a code and a possible number of pieces', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const { code, quantity } of orderLines(text)) {
        expect(code.trim()).not.toBe('');
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(9_999);
      }
    }),
  );
});
