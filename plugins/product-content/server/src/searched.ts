import { escapeLike, fold, foldedColumn, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';

/** Leaves the rows that have every word of a text in some of the columns, accents and case ignored. */
export function searched(
  strapi: Core.Strapi,
  query: Knex.QueryBuilder,
  columns: readonly string[],
  text: string | undefined,
): Knex.QueryBuilder {
  const words = fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
  for (const word of words) {
    query.where((group) => {
      for (const column of columns)
        group.orWhereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, `%${escapeLike(word)}%`]);
    });
  }
  return query;
}
