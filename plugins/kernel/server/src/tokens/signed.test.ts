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

test('what is signed beside a claim has to be the same when it is read', () => {
  const token = sign('a-purpose', 'claim', 'ana@prueba.test');
  expect(token).not.toContain('ana');
  expect(readSigned('a-purpose', token, 'ana@prueba.test')).toBe('claim');
  expect(readSigned('a-purpose', token, 'otra@prueba.test')).toBeNull();
  expect(readSigned('a-purpose', token)).toBeNull();
});

test('what carries no signature is no token', () => {
  for (const token of ['', 'claim', 'claim.', '.']) expect(readSigned('a-purpose', token)).toBeNull();
});
