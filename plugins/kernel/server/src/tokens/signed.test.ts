import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSigned, sign } from './signed';

test('a claim is read back for its purpose alone, and not once anything of its token is another', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.nat(200), (claim, at) => {
      const token = sign('a-purpose', claim);
      expect(readSigned('a-purpose', token)).toBe(claim);
      expect(readSigned('another-purpose', token)).toBeNull();
      const place = at % claim.length;
      if (claim !== '')
        expect(readSigned('a-purpose', `${token.slice(0, place)}\u0001${token.slice(place + 1)}`)).toBeNull();
      expect(readSigned('a-purpose', token.slice(0, -2))).toBeNull();
    }),
  );
});

test('what carries no signature is no token', () => {
  for (const token of ['', 'claim', 'claim.', '.']) expect(readSigned('a-purpose', token)).toBeNull();
});
