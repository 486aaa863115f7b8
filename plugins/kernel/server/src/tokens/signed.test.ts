import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { freezeClock } from '../clock/clock';
import { claimedRow, opensRow, readSigned, sign, signRow } from './signed';

afterEach(() => freezeClock(null));

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

test('a row is opened by the token that was signed for it, for its purpose, with what is unsaid, until it is over', () => {
  freezeClock('2026-11-27T10:00:00Z');
  const token = signRow('a-purpose', 12, 60_000, 'ana@prueba.test');
  const opens = (purpose = 'a-purpose', id: number | string = 12, unsaid = 'ana@prueba.test', given = token) =>
    opensRow(purpose, given, id, unsaid);
  expect([claimedRow(token), opens()]).toEqual([12, true]);
  expect(opens('another-purpose')).toBe(false);
  expect(opens('a-purpose', 13)).toBe(false);
  expect(opens('a-purpose', 12, 'otra@prueba.test')).toBe(false);
  expect(opens('a-purpose', 12, 'ana@prueba.test', token.replace(/^12\.(\d+)/, '12.9$1'))).toBe(false);
  freezeClock('2026-11-27T10:00:59.999Z');
  expect([claimedRow(token), opens()]).toEqual([12, true]);
  freezeClock('2026-11-27T10:01:00Z');
  expect([claimedRow(token), opens()]).toEqual([null, false]);
});

test('what has not the form of such a token claims no row; one of another kind of id is opened by that id', () => {
  const signature = 'a'.repeat(43);
  for (const token of ['', '12', `12.9999999999999`, `x.9999999999999.${signature}`, `12.x.${signature}`])
    expect(claimedRow(token)).toBeNull();
  expect(claimedRow(`12.9999999999999.${signature}`)).toBe(12);
  expect(opensRow('a-purpose', sign('a-purpose', '12'), 12)).toBe(false);
  expect(opensRow('a-purpose', signRow('a-purpose', 'k3j', 60_000), 'k3j')).toBe(true);
});
