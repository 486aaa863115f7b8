import type { Knex } from 'knex';

/**
 * Fills tables of PostgreSQL by statements of its own: their indexes are made anew afterwards, which takes a fraction of the time of
 * keeping them, sequences go on behind the last row, and the planner knows what is there.
 */
export async function fillTables(knex: Knex, tables: readonly string[], statements: readonly string[]): Promise<void> {
  const { rows } = (await knex.raw(
    `select indexname as name, indexdef as sql from pg_indexes where tablename = any(?) and not exists
       (select 1 from pg_constraint c where c.conname = indexname)`,
    [tables as unknown as string],
  )) as { rows: { name: string; sql: string }[] };
  for (const { name } of rows) await knex.raw('drop index ??', [name]);
  // Their ids are of rows that are there.
  for (const table of tables) await knex.raw('alter table ?? disable trigger all', [table]);
  for (const statement of statements) await knex.raw(statement);
  for (const table of tables) await knex.raw('alter table ?? enable trigger all', [table]);
  for (const { sql } of rows) await knex.raw(sql.replaceAll('?', '\\?'));
  for (const table of tables) {
    await knex.raw(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    );
    await knex.raw('vacuum analyze ??', [table]);
  }
}

/** Columns that every row has, and their values. */
export const common = 'created_at, updated_at, published_at';
export const commonValues = 'now(), now(), now()';
