/** Spanish words that say nothing of a product. 'sin' and 'no' are not here: they change what is meant. */
export const SPANISH_STOP_WORDS: string[] = [
  'a', 'al', 'ante', 'con', 'de', 'del', 'desde', 'e', 'el', 'en', 'entre', 'es', 'la', 'las', 'lo', 'los', 'o', 'para', 'por', 'que',
  'se', 'su', 'sus', 'u', 'un', 'una', 'unas', 'unos', 'y', 'the', 'of', 'for', 'with', 'and',
];
