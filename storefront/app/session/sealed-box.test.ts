import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-box.server';

const SECRET = 'a secret of this test';

test('a sealed text comes back whole, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => unseal(seal(text, SECRET), SECRET) === text),
  );
});

test('the token cannot be read from the box, and two boxes of one token differ', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.payload.signature';
  const box = seal(token, SECRET);

  expect(Buffer.from(box, 'base64url').toString('latin1')).not.toContain(token);
  expect(seal(token, SECRET)).not.toBe(box);
});

test('an altered box is no session, in any of its bytes', () => {
  const bytes = Buffer.from(seal('token', SECRET), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8((bytes[index] ?? 0) ^ 1, index);
    expect(unseal(altered.toString('base64url'), SECRET)).toBeNull();
  }
});

test('a box sealed with another secret, an empty one and nonsense are no session', () => {
  expect(unseal(seal('token', 'another secret'), SECRET)).toBeNull();
  expect(unseal('', SECRET)).toBeNull();
  expect(unseal('not a box at all, but long enough to be one', SECRET)).toBeNull();
});
