const plain = /^[\0-\x7f]*$/;
const marks = /[\u0300-\u036f]/g;

/**
 * Converts a text to lower case without accents, for comparing in searches ('Cámara' and 'camara' are the same; ñ counts as n). The
 * SQL function `fold` of both databases gives the same.
 */
export const fold = (text: string): string =>
  // Searches of SQLite fold every row they look at, most of which are plain ASCII.
  (plain.test(text) ? text : text.normalize('NFD').replace(marks, '')).toLowerCase();

/**
 * Converts a text to what sorts as Spanish does where bytes are compared: case and accents make no difference, ñ comes after n. The SQL function `sort_key` of SQLite is this
 * one; PostgreSQL has a collation.
 */
export const sortKey = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text.toLowerCase().normalize('NFD').replaceAll('n\u0303', 'n\uffff').replace(marks, '');

/**
 * Cuts what matches a pattern of one character off the end of a text, in one walk. A pattern that ends in `+$` looks for the end from each of its beginnings:
 * the square of 60,000 dots.
 */
export function trimEndOf(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Cuts what matches a pattern of one character off both ends of a text, in one walk. */
export function trimOf(text: string, character: RegExp): string {
  let start = 0;
  while (start < text.length && character.test(text.charAt(start))) start += 1;
  return trimEndOf(text.slice(start), character);
}

/** Converts a text to lower-case words joined by hyphens, for links: 'Cámaras IP' -> 'camaras-ip'. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The beginnings of a cell that spreadsheets read as a formula, also after characters that they skip; full-width forms included. */
const formulaStart = /^[\s\u00a0\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula, so that it is shown as text. */
export const neutralise = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Says whether text is a number with or without decimals, which a spreadsheet reads as such. */
export const isPlainNumber = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,12})?$/.test(text);

/** Makes a field of a CSV file of text, quoted where needed; `neutralise` what people typed before. */
export const csvField = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
