import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../transactions/in-transaction';

/**
 * Narrows a query to rows whose column is among the ids of another query. PostgreSQL runs that one first and looks its ids up by the
 * column's index, beside other conditions joined by `or` too; for `in` it may walk the whole table in the order of the list instead.
 */
export function whereAmong(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  column: string,
  ids: Knex.QueryBuilder,
): void {
  if (isPostgres(strapi)) void query.whereRaw('?? = any(array(?))', [column, ids]);
  else void query.whereIn(column, ids);
}
