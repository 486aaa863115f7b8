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
