import type { Knex } from 'knex';

/** PostgreSQL's own collation of Spanish, which every build with ICU has. */
const SPANISH = 'es-x-icu';

/**
 * Returns what rows are sorted by so that a column of texts comes as Spanish does: alambre, Árbol, Banda; ñ after n. SQLite has the function `sort_key`, which every connection gets from
 * the database configuration.
 */
export const spanishOrder = (knex: Knex, column: string): Knex.Raw =>
  knex.client.config.client === 'postgres' || knex.client.config.client === 'pg'
    ? knex.raw('?? collate ??', [column, SPANISH])
    : knex.raw('sort_key(??)', [column]);
