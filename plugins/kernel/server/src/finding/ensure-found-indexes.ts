import type { Core } from '@strapi/strapi';
import { constraintName } from '../schema/database-name';
import { canIndexTexts } from '../resources/search-index';
import { advisoryLock, getKnex, inTransaction, isPostgres } from '../transactions/in-transaction';
import { allFindables } from './findable';
import { foundColumn } from './found-text';

interface Wanted {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  readonly sql: string;
}

/**
 * Creates the indexes by which records are found: on both databases one of each code as it is compared, in order; on PostgreSQL also the
 * parts of names and telephones, where the extension pg_trgm is available. Safe to repeat.
 */
export async function ensureFoundIndexes(strapi: Core.Strapi): Promise<void> {
  const canIndexParts = isPostgres(strapi) && (await canIndexTexts(strapi));
  const wanted = new Map(
    allFindables(strapi).flatMap(({ table, keys }) =>
      keys.flatMap(({ column, by }) => {
        const isCode = by !== 'words' && by !== 'digits';
        if (!isCode && !canIndexParts) return [];
        const name = constraintName(table, [column], isCode ? 'code' : by === 'digits' ? 'digits' : 'trigrams');
        return [[name, { name, table, column, sql: indexSql(strapi, foundColumn(strapi, by), isCode) }] as const];
      }),
    ),
  );
  for (const name of await knownIndexes(strapi, [...wanted.keys()])) wanted.delete(name);
  if (wanted.size > 0) await create(strapi, [...wanted.values()]);
}

function indexSql(strapi: Core.Strapi, text: string, isCode: boolean): string {
  if (!isPostgres(strapi)) return `create index if not exists ?? on ?? (${text})`;
  return isCode
    ? `create index if not exists ?? on ?? ((${text}) text_pattern_ops)`
    : `create index if not exists ?? on ?? using gin ((${text}) gin_trgm_ops)`;
}

async function knownIndexes(strapi: Core.Strapi, names: readonly string[]): Promise<string[]> {
  const knex = getKnex(strapi);
  const found = isPostgres(strapi)
    ? knex('pg_indexes').whereIn('indexname', names).select<{ name: string }[]>('indexname as name')
    : knex('sqlite_master').where({ type: 'index' }).whereIn('name', names).select<{ name: string }[]>('name');
  return (await found).map(({ name }) => name);
}

const create = (strapi: Core.Strapi, wanted: readonly Wanted[]): Promise<void> =>
  // Another process starts too: one makes them, the other finds them.
  inTransaction(strapi, async (tx) => {
    await advisoryLock(tx, 'search-indexes');
    for (const { name, table, column, sql } of wanted) await tx.trx.raw(sql, [name, table, column]);
  });
