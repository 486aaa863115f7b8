import { escapeLike, fold } from '@mayorista/kernel';

const mostWords = 8;

/** The words of a search as LIKE patterns over text without accents and case; each of them must be found. */
export const patternsOf = (search: string | undefined): string[] =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${escapeLike(word)}%`);

/** SQL of a column that already holds such text, `??` standing for it and `?` for the pattern. */
export const foldedLike = `?? like ? escape '\\'`;
