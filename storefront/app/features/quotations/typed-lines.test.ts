import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedAsCsv } from './typed-lines';

test.each([
  ['DS-2CD 4', '"DS-2CD",4'],
  ['DS-2CD,4', '"DS-2CD",4'],
  ['DS-2CD x 12', '"DS-2CD",12'],
  ['DS-2CD', '"DS-2CD",1'],
  ['Cable "cat 6"; 305', '"Cable ""cat 6""",305'],
  ['12345', '"12345",1'],
  ['x 5', '"x",5'],
])('%j is the row %s', (line, row) => expect(typedAsCsv(line)).toBe(`modelo,cantidad\n${row}`));

test('a line is parted as one pattern would part it', () => {
  const typed = fc.string({ unit: fc.constantFrom(' ', 'x', '×', ',', ';', 'A', '-', '1', '23') });
  fc.assert(
    fc.property(typed, (given) => {
      const line = given.trim();
      if (line === '') return;
      const [, code = line, quantity = '1'] = /^(.+?)[\s,;x×]+(\d+)$/.exec(line) ?? [];
      expect(typedAsCsv(given)).toBe(`modelo,cantidad\n"${code.trim()}",${quantity}`);
    }),
    { numRuns: 2_000 },
  );
});

test('a line of any length is parted at once', () => {
  const begun = performance.now();
  for (const filler of [' ', ',', 'x', '1']) typedAsCsv(`A${filler.repeat(300_000)}B`);
  expect(performance.now() - begun).toBeLessThan(500);
});
