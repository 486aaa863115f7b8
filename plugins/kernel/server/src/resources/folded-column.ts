import type { Core } from '@strapi/strapi';
import { isPostgres } from '../transactions/in-transaction';

const accented = 'áàäâãåéèëêíìïîóòöôõúùüûñçý';
const plain = 'aaaaaaeeeeiiiiooooouuuuncy';

/**
 * SQL of a column without accents and case, `??` standing for the column. SQLite has the function `fold`, which
 * every connection gets from the database configuration; PostgreSQL needs no extension.
 */
export const foldedColumn = (strapi: Core.Strapi): string => (isPostgres(strapi) ? translated('??::text') : 'fold(??)');

/** The same of several columns as one text, a line for each: folded once for a row, however many columns are looked in. */
export const foldedColumns = (strapi: Core.Strapi, count: number): string =>
  isPostgres(strapi) ? translated(lines(count, '::text', 'chr(10)')) : `fold(${lines(count, '', 'char(10)')})`;

/**
 * The same of nothing but what both databases bring themselves, which an index may be made of: `fold` is quicker for a row
 * at hand, but no other program that opens the file would know it.
 */
export const indexedFold = (strapi: Core.Strapi, count: number): string =>
  isPostgres(strapi) ? foldedColumns(strapi, count) : replaced(`lower(${lines(count, '', 'char(10)')})`);

const lines = (count: number, cast: string, line: string): string =>
  Array.from({ length: count }, () => `coalesce(??${cast}, '')`).join(` || ${line} || `);

const translated = (text: string): string => `translate(lower(${text}), '${accented}', '${plain}')`;

/** SQLite lowers the letters of English alone. */
const replaced = (text: string): string =>
  [...accented].reduce(
    (sql, letter, at) =>
      `replace(replace(${sql}, '${letter}', '${plain[at]}'), '${letter.toUpperCase()}', '${plain[at]}')`,
    text,
  );
