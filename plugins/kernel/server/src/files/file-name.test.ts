import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from './file-name';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\system32\\a.pdf', 'a.pdf'],
  ['a\u0000.pdf', 'a.pdf'],
  ['factura\u202Efdp.exe', 'facturafdp.exe'],
  ['  ..  ', 'archivo'],
  ['', 'archivo'],
  ['CON.pdf', 'archivo-CON.pdf'],
  ['Ñandú  "2026".pdf', 'Ñandú _2026_.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('%j becomes %j', (given, expected) => expect(safeFileName(given)).toBe(expected));

test('no name whatever leads anywhere, is hidden, empty or too long', () => {
  const tricky = fc
    .array(
      fc.oneof(fc.constantFrom('..', '/', '\\', '\0', '.', ' ', '\n', '%2f', '\u202e'), fc.string({ unit: 'binary' })),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(tricky, (given) => {
      const name = safeFileName(given);
      expect(name).not.toMatch(/[\\/\p{Cc}\u202e]|^\./u);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(140);
    }),
  );
});

test('a name of any length takes no time that people notice', () => {
  const begun = performance.now();
  for (const filler of ['.', ' ', '. ', '\t'])
    expect(safeFileName(`a${filler.repeat(500_000)}b.pdf`).length).toBeLessThanOrEqual(140);
  expect(performance.now() - begun).toBeLessThan(1_500);
});
