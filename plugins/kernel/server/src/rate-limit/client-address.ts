import { isIP } from 'node:net';
import { compile } from 'proxy-addr';

/** Tells whether an address is that of a trusted proxy, whose X-Forwarded-For is believed. */
export type Trust = (address: string) => boolean;

/** Compiles the setting TRUSTED_PROXIES. */
export function trustIn(proxies: readonly string[]): Trust {
  const isTrusted = compile([...proxies]);
  return (address) => isTrusted(address, 0);
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the address a request comes from: the connection's own, or, when that is the store or a trusted proxy, the last one in
 * X-Forwarded-For that is not. Entries further left may be forged by the client and are ignored. Null when every address is trusted:
 * the platform's own processes made the request.
 */
export function clientAddress(connection: string, forwardedFor: string, isTrusted: Trust): string | null {
  const hops = [...forwardedFor.split(','), connection].map(plain).filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !isTrusted(hop)) ?? null;
}
