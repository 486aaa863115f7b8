import type { Knex } from 'knex';
import { foldedColumn, getKnex, type Core, type PlainDate } from '@mayorista/kernel';
import { foldedLike, patternsOf } from '../search';

interface Narrowing {
  /** Wanted values by column; undefined where any will do. */
  readonly equal: Readonly<Record<string, string | number | undefined>>;
  /** A column of days, and the first and last day that are wanted. */
  readonly days: readonly [column: string, from: PlainDate | undefined, to: PlainDate | undefined];
  readonly words: string | undefined;
  /** Places in which words are looked for besides the product's own texts: an id, and the table and column that name it. */
  readonly named: readonly (readonly [id: string, table: string, column: string])[];
}

/** Narrows the rows of a report, in which `p` is the product's sheet, to what was asked for. */
export function narrow(
  strapi: Core.Strapi,
  found: Knex.QueryBuilder,
  { equal, days: [day, from, to], words, named }: Narrowing,
): Knex.QueryBuilder {
  for (const [column, value] of Object.entries(equal)) if (value !== undefined) found.where(column, value);
  if (from !== undefined) found.where(day, '>=', from);
  if (to !== undefined) found.where(day, '<=', to);
  const idsNamed = (table: string, column: string, pattern: string): Knex.QueryBuilder =>
    getKnex(strapi)(table)
      .whereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, pattern])
      .select('id');
  for (const pattern of patternsOf(words))
    found.where((group) => {
      group.whereRaw(foldedLike, ['p.search_text', pattern]);
      for (const [id, table, column] of named) group.orWhereIn(id, idsNamed(table, column, pattern));
    });
  return found;
}
