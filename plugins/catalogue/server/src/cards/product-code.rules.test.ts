import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparableCode, separators } from './product-code.rules';

test.each([
  ['DS-2CD2143G2-I', 'DS2CD2143G2I'],
  [' ds 2cd2143g2.i ', 'DS2CD2143G2I'],
  ['UTP (CAT6)/305_m+', 'UTPCAT6305M'],
])('%s is compared as %s', (code, compared) => expect(comparableCode(code)).toBe(compared));

test('wherever separators stand, and however it is written, it is the same code', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[A-Z0-9]{1,4}$/), fc.constantFrom(...separators, '')), { minLength: 1 }),
      (pieces) => {
        const plain = pieces.map(([piece]) => piece).join('');
        expect(comparableCode(pieces.flat().join('').toLowerCase())).toBe(plain);
      },
    ),
  );
});
