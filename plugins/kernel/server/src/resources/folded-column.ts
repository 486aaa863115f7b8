import type { Core } from '@strapi/strapi';
import { isPostgres } from '../transactions/in-transaction';

const accented = 'áàäâãéèëêíìïîóòöôõúùüûñç';
const plain = 'aaaaaeeeeiiiiooooouuuunc';

/**
 * SQL of a column without accents and case, `??` standing for the column. SQLite has the function `fold`, which
 * every connection gets from the database configuration; PostgreSQL needs no extension.
 */
export const foldedColumn = (strapi: Core.Strapi): string =>
  isPostgres(strapi) ? `translate(lower(??::text), '${accented}', '${plain}')` : 'fold(??)';

/** The same of several columns as one text, a line for each: folded once for a row, however many columns are looked in. */
export function foldedColumns(strapi: Core.Strapi, count: number): string {
  const [cast, line] = isPostgres(strapi) ? ['::text', 'chr(10)'] : ['', 'char(10)'];
  const text = Array.from({ length: count }, () => `coalesce(??${cast}, '')`).join(` || ${line} || `);
  return isPostgres(strapi) ? `translate(lower(${text}), '${accented}', '${plain}')` : `fold(${text})`;
}
