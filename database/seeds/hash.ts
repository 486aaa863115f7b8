/**
 * A stable number in [0, 2^32) for a text (FNV-1a, then mixed). The demo world has no random numbers:
 * whatever varies (stock, margins, wording) varies by the hash of a business key, so that every load
 * gives the same world and adding a product moves no other.
 */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One of the items, always the same one for the same key. */
export function pick<T>(key: string, items: readonly [T, ...T[]]): T {
  return items[hash(key) % items.length] ?? items[0];
}

/** A whole number between low and high (both included), always the same one for the same key. */
export const between = (key: string, low: number, high: number): number => low + (hash(key) % (high - low + 1));
