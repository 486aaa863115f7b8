import { expect, test } from 'vitest';
import { sizeText } from './document';

test.each([
  [null, ''],
  [0, '1 kB'],
  [1_540, '1.5 kB'],
  [2_340_000, '2.3 MB'],
])('a file of %s bytes is said to be of "%s"', (bytes, text) => expect(sizeText(bytes)).toBe(text));
