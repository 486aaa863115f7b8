import { expect, test } from 'vitest';
import { clientAddress, trustIn } from './client-address';

const own = trustIn(['loopback']);
const compose = trustIn(['loopback', '172.18.0.0/24', '10.0.0.3']);

test.each([
  ['a browser that speaks to us itself', own, '203.0.113.7', '', '203.0.113.7'],
  ['the same, claiming to be somebody else', own, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['somebody behind the store', own, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'behind a proxy and the store, claiming to be somebody else',
    compose,
    '172.18.0.5',
    '198.51.100.1, 203.0.113.7, 10.0.0.3',
    '203.0.113.7',
  ],
  ['a neighbour of the private network whom nobody named', own, '10.0.0.9', '203.0.113.7', '10.0.0.9'],
  ['the same, beside a proxy that was named', compose, '10.0.0.4', '203.0.113.7', '10.0.0.4'],
  ['an address of the new kind', own, '::1', '2001:db8::7', '2001:db8::7'],
  ['an old address written in the new way', own, '::ffff:203.0.113.7', '', '203.0.113.7'],
  ['nonsense in the header', own, '127.0.0.1', 'unknown, <script>', null],
  ['the store itself', own, '::ffff:127.0.0.1', '', null],
])('%s', (_who, isTrusted, connection, header, expected) => {
  expect(clientAddress(connection, header, isTrusted)).toBe(expected);
});
