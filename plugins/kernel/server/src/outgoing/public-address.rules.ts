import ipaddr from 'ipaddr.js';

/**
 * Tells whether an IP address belongs to the public internet: no loopback, private, link-local, shared, multicast or reserved range,
 * in IPv4, IPv6 or an IPv4 address written inside an IPv6 one (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(text: string): boolean {
  // A zone (`fe80::1%eth0`) names a network of this machine.
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  return ipaddr.process(text).range() === 'unicast';
}
