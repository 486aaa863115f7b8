import { expect, test } from 'vitest';
import { clientAddress, trustIn, type Trust } from './client-address';

const own = trustIn(['loopback']);
const compose = trustIn(['loopback', '172.18.0.0/24', '10.0.0.3']);

interface Case {
  readonly isTrusted: Trust;
  readonly connection: string;
  readonly header: string;
  readonly expected: string | null;
}

test.each<[string, Case]>([
  [
    'a browser that speaks to us itself',
    { isTrusted: own, connection: '203.0.113.7', header: '', expected: '203.0.113.7' },
  ],
  [
    'the same, claiming to be somebody else',
    { isTrusted: own, connection: '203.0.113.7', header: '198.51.100.1', expected: '203.0.113.7' },
  ],
  [
    'somebody behind the store',
    { isTrusted: own, connection: '127.0.0.1', header: '203.0.113.7', expected: '203.0.113.7' },
  ],
  [
    'behind a proxy and the store, claiming to be somebody else',
    {
      isTrusted: compose,
      connection: '172.18.0.5',
      header: '198.51.100.1, 203.0.113.7, 10.0.0.3',
      expected: '203.0.113.7',
    },
  ],
  [
    'a neighbour of the private network whom nobody named',
    { isTrusted: own, connection: '10.0.0.9', header: '203.0.113.7', expected: '10.0.0.9' },
  ],
  [
    'the same, beside a proxy that was named',
    { isTrusted: compose, connection: '10.0.0.4', header: '203.0.113.7', expected: '10.0.0.4' },
  ],
  ['an address of the new kind', { isTrusted: own, connection: '::1', header: '2001:db8::7', expected: '2001:db8::7' }],
  [
    'an old address written in the new way',
    { isTrusted: own, connection: '::ffff:203.0.113.7', header: '', expected: '203.0.113.7' },
  ],
  ['nonsense in the header', { isTrusted: own, connection: '127.0.0.1', header: 'unknown, <script>', expected: null }],
  ['the store itself', { isTrusted: own, connection: '::ffff:127.0.0.1', header: '', expected: null }],
])('%s', (_who, { isTrusted, connection, header, expected }) => {
  expect(clientAddress(connection, header, isTrusted)).toBe(expected);
});
