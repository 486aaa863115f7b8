import { fold } from '@mayorista/kernel';

/** Words that staff wrote, each once whatever its case and accents, in the order given. */
export function wordsOf(given: readonly string[]): string[] {
  const words = given.map((word) => word.replace(/\s+/g, ' ').trim().toLowerCase()).filter((word) => word !== '');
  return [...new Map(words.toReversed().map((word) => [fold(word), word])).values()].toReversed();
}

/** What tells one group from another: the same words in another order are the same group. */
export const groupKeyOf = (words: readonly string[]): string => words.map(fold).sort().join('|');

/** As a row keeps them, and back. */
export const writtenWords = (words: readonly string[]): string => words.join('\n');
export const readWords = (text: string): string[] => text.split('\n').filter((word) => word !== '');
