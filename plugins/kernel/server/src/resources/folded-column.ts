import type { Core } from '@strapi/strapi';
import { isPostgres } from '../transactions/in-transaction';

const accented = 'áàäâãåéèëêíìïîóòöôõúùüûñçý';
const plain = 'aaaaaaeeeeiiiiooooouuuuncy';

/**
 * Returns the SQL of a column without accents and case, `??` standing for the column. SQLite has the function `fold`, which every
 * connection gets from the database configuration; PostgreSQL needs no extension.
 */
export const foldedColumn = (strapi: Core.Strapi): string => (isPostgres(strapi) ? translated('??::text') : 'fold(??)');

/** Returns the SQL of several columns as one folded text, a line for each, folded once per row. */
export const foldedColumns = (strapi: Core.Strapi, count: number): string =>
  isPostgres(strapi) ? translated(lines(count, '::text', 'chr(10)')) : `fold(${lines(count, '', 'char(10)')})`;

/**
 * Returns the same SQL made of built-in functions alone, so that an index can be made of it. `fold` is quicker, but no other program
 * that opens the file knows it.
 */
export const indexedFold = (strapi: Core.Strapi, count: number): string =>
  isPostgres(strapi) ? foldedColumns(strapi, count) : replaced(`lower(${lines(count, '', 'char(10)')})`);

const lines = (count: number, cast: string, line: string): string =>
  Array.from({ length: count }, () => `coalesce(??${cast}, '')`).join(` || ${line} || `);

const translated = (text: string): string => `translate(lower(${text}), '${accented}', '${plain}')`;

/** Needed because SQLite's lower() changes the letters of English alone. */
const replaced = (text: string): string =>
  [...accented].reduce(
    (sql, letter, at) =>
      `replace(replace(${sql}, '${letter}', '${plain[at]}'), '${letter.toUpperCase()}', '${plain[at]}')`,
    text,
  );
