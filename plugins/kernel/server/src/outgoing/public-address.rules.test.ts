import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.rules';

test.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine under another number', '127.255.0.9'],
  ['any address of this machine', '0.0.0.0'],
  ['any address of this machine, IPv6', '::'],
  ['this machine, IPv6', '::1'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '192.168.1.1'],
  ['a private network, IPv6', 'fd00::1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['the metadata of a cloud, IPv6', 'fd00:ec2::254'],
  ['a provider’s shared network', '100.64.0.1'],
  ['a network for tests', '198.18.0.1'],
  ['everybody at once', '255.255.255.255'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['this link, IPv6', 'fe80::1'],
  ['this link with its zone', 'fe80::1%eth0'],
  ['a public address with a zone', '2606:4700:4700::1111%eth0'],
  ['this machine inside an IPv6 address', '::ffff:127.0.0.1'],
  ['a private network behind 6to4', '2002:7f00:1::'],
  ['a private network behind NAT64', '64:ff9b::7f00:1'],
  ['a private network behind Teredo', '2001::1'],
  ['documentation', '192.0.2.1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s (%s) is not', (_what, address) => expect(isPublicAddress(address)).toBe(false));
