import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localPath } from './local-path';

describe('a path of this store is kept', () => {
  test.each(['/', '/products', '/products?query=%7B%22search%22%3A%22c%C3%A1mara%22%7D', '/carts#total'])(
    '%s',
    (path) => {
      expect(localPath(path)).toBe(path);
    },
  );
});

describe('an address of another site becomes the home page', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/..//evil.example',
    '',
  ])('%j', (path) => {
    expect(localPath(path)).toBe('/');
  });
  test.each([null, undefined, 7, {}])('%s', (value) => {
    expect(localPath(value)).toBe('/');
  });
});

test('whatever is asked for, a browser stays in the store', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (text) => new URL(localPath(`/${text}`), 'https://store.example/x').host === 'store.example',
    ),
    { numRuns: 2_000 },
  );
});
