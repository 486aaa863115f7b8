import { escapeLike, fold, foldedColumn, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';

/** Says that a column holds a word, accents and case aside. */
export type Holds = (any: Knex.QueryBuilder, column: string) => void;

/** Narrows a query to rows in which each word of a text is found, in whatever place `where` names for it. */
export function searchWords(
  query: Knex.QueryBuilder,
  strapi: Core.Strapi,
  text: string | undefined,
  where: (any: Knex.QueryBuilder, holds: Holds) => void,
): void {
  for (const word of fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)) {
    const holds: Holds = (any, column) =>
      void any.orWhereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, `%${escapeLike(word)}%`]);
    query.where((any) => where(any as Knex.QueryBuilder, holds));
  }
}
