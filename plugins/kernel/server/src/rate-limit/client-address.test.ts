import { expect, test } from 'vitest';
import { clientAddress } from './client-address';

test.each([
  ['a browser that speaks to us itself', '203.0.113.7', '', '203.0.113.7'],
  ['the same, claiming to be somebody else', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['somebody behind the store', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'behind a proxy and the store, claiming to be somebody else',
    '172.18.0.5',
    '198.51.100.1, 203.0.113.7, 10.0.0.3',
    '203.0.113.7',
  ],
  ['an address of the new kind', '::1', '2001:db8::7', '2001:db8::7'],
  ['an old address written in the new way', '::ffff:203.0.113.7', '', '203.0.113.7'],
  ['nonsense in the header', '127.0.0.1', 'unknown, <script>', null],
  ['the store itself', '::ffff:127.0.0.1', '', null],
])('%s', (_who, connection, header, expected) => {
  expect(clientAddress(connection, header)).toBe(expected);
});
