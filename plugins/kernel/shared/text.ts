const marks = /[\u0300-\u036f]/g;

/** Converts a text to lower case without accents, for comparing in searches ('Cámara' and 'camara' are the same; ñ counts as n). */
export const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

/** Escapes %, _ and \ so that a person's text is taken literally in SQL LIKE ... ESCAPE '\'. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Converts a text to lower-case words joined by hyphens, for links: 'Cámaras IP' -> 'camaras-ip'. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
