export { fold, slug, trimEndOf, trimOf } from '@mayorista/config/text';

/** Escapes %, _ and \ so that a person's text is taken literally in SQL LIKE ... ESCAPE '\'. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
