import { decimal, type Numeric } from '@mayorista/kernel/shared';

/** Stars from a stored reliability: value / 0.1 - 4, held within 1 to 5 (spec catalogue 5; decisions). Null while nobody judged. */
export function shownReliability(value: Numeric | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  return Math.min(5, Math.max(1, decimal(value).dividedBy('0.1').minus(4).toNumber()));
}

/** A telephone as it is kept: without its hyphens (spec catalogue 5). */
export const withoutHyphens = (number: string): string => number.replaceAll('-', '').trim();

/** At most one address is the main one: the last one marked (decisions, main-address rule). */
export function oneMain<Address extends { readonly is_main: boolean }>(addresses: readonly Address[]): Address[] {
  const last = addresses.findLastIndex(({ is_main: isMain }) => isMain);
  return addresses.map((address, index) => ({ ...address, is_main: index === last }));
}
