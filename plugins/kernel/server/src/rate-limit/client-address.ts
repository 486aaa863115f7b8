import { BlockList, isIP } from 'node:net';

const near = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, prefix, 'ipv6');

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const isNear = (address: string): boolean =>
  isIP(address) !== 0 && near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The address a request comes from: the connection's own, or, when that is the store or a proxy of the house's network, the last
 * one in X-Forwarded-For that is not. What people write in that header themselves stands further left and is not believed. Null: a
 * process of the house speaks for itself.
 */
export function clientAddress(connection: string, forwardedFor: string): string | null {
  const hops = [...forwardedFor.split(','), connection].map(plain).filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !isNear(hop)) ?? null;
}
