const plain = /^[\0-\x7f]*$/;
const marks = /[\u0300-\u036f]/g;

/**
 * Converts a text to lower case without accents, for comparing in searches ('Cámara' and 'camara' are the same; ñ counts as n). The
 * SQL function `fold` of both databases gives the same.
 */
export const fold = (text: string): string =>
  // Searches of SQLite fold every row they look at, most of which are plain ASCII.
  (plain.test(text) ? text : text.normalize('NFD').replace(marks, '')).toLowerCase();

/** Converts a text to lower-case words joined by hyphens, for links: 'Cámaras IP' -> 'camaras-ip'. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
