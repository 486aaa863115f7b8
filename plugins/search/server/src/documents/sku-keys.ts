import { joined } from '@mayorista/search-engine';

/** The attribute of a product's document that holds these keys. */
export const SKU_KEYS = 'skuKeys';

/** The attribute of its whole part numbers. */
export const PART_NUMBERS = 'partNumbers';

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
const MAX_TAILS = 8;

/**
 * The keys under which part numbers are found however they are typed: each in letters and digits only, in lower case, and its tails
 * cut at every punctuation or border between letters and digits (three characters or more, at most eight a number).
 * 'DS-2CD2143G2-I' gives ds2cd2143g2i, 2cd2143g2i, cd2143g2i, 2143g2i, g2i.
 */
export function skuKeys(partNumbers: readonly (string | null | undefined)[]): string[] {
  const keys = new Set<string>();
  for (const partNumber of partNumbers) for (const key of keysOf(partNumber ?? '')) keys.add(key);
  return [...keys];
}

/** Part numbers in letters and digits only, in lower case: as they are compared with what was typed. */
export const partNumbers = (numbers: readonly (string | null | undefined)[]): string[] =>
  [...new Set(numbers.map((number) => joined(number ?? '').slice(0, MAX_LENGTH)))].filter((number) => number !== '');

function keysOf(partNumber: string): string[] {
  const pieces = partNumber.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  const folded = pieces.map(joined);
  const tails = folded.map((_, at) => folded.slice(at).join('').slice(0, MAX_LENGTH));
  return tails
    .filter((tail, at) => at === 0 || tail.length >= MIN_LENGTH)
    .filter((tail) => tail !== '')
    .slice(0, MAX_TAILS);
}
