import { isIP } from 'node:net';
import { compile } from 'proxy-addr';

/** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
export type Trust = (address: string) => boolean;

/** Compiles what TRUSTED_PROXIES says. */
export function trustIn(proxies: readonly string[]): Trust {
  const isTrusted = compile([...proxies]);
  return (address) => isTrusted(address, 0);
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Finds the address a request comes from: the connection's own, or, when that is the store or a trusted proxy, the last one in
 * X-Forwarded-For that is not. What people write in that header themselves stands further left and is not believed. Null: a
 * process of the platform speaks for itself.
 */
export function clientAddress(connection: string, forwardedFor: string, isTrusted: Trust): string | null {
  const hops = [...forwardedFor.split(','), connection].map(plain).filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !isTrusted(hop)) ?? null;
}
