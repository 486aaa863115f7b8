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

test('pieces are read from the end as one pattern would read them, which takes the cube of the blanks', () => {
  const typed = fc.string({ unit: fc.constantFrom(' ', ' ', 'x', '×', 'X', 'A', '-', '1', '23', '\u00a0') });
  fc.assert(
    fc.property(typed, (line) => {
      const trimmed = line.trim();
      const ahead = /^(-?\d{1,4})\s*[x×]\s+(.+)$/i.exec(trimmed);
      const behind = /^(.+?)\s+[x×]?\s*(-?\d{1,4})$/i.exec(trimmed);
      const [code, pieces] = ahead
        ? [ahead[2]?.trim() ?? '', ahead[1] ?? '']
        : behind
          ? [behind[1]?.trim() ?? '', behind[2] ?? '']
          : [trimmed, '1'];
      const [read] = orderLines(line);
      const quantity = /^\d{1,4}$/.test(pieces) ? Number(pieces) : 0;
      expect(read).toEqual(trimmed === '' ? undefined : quantity > 0 ? { code, quantity } : { code, wrong: pieces });
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['blanks', `A${' '.repeat(200_000)}B`],
  ['blanks before pieces', `A${' '.repeat(200_000)}x${' '.repeat(200_000)}y`],
  ['crosses', `A${' x'.repeat(100_000)}`],
  ['digits', `${'1'.repeat(200_000)}x`],
])('a line of many %s is read at once', (_what, line) => {
  const begun = performance.now();
  expect(orderLines(line)).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(500);
});
