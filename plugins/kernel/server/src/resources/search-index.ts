import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { isPostgres, getKnex } from '../transactions/in-transaction';
import { foldedColumns, indexedFold } from './folded-column';
import type { BaseRow, ResourceDefinition } from './resource.types';

interface Searched {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The settings of a resource that tell where it is searched. */
export type Searchable = Pick<ResourceDefinition<BaseRow>, 'uid' | 'search' | 'searchIndexed'>;

/** Returns the table of a resource and the columns of its searched attributes. */
export function searchedOf(strapi: Core.Strapi, { uid, search = [] }: Searchable): Searched {
  const { tableName, attributes } = strapi.db.metadata.get(uid as UID.ContentType);
  const columnOf = (name: string): string =>
    (attributes[name] as { columnName?: string } | undefined)?.columnName ?? name;
  return { table: tableName, columns: search.map(columnOf) };
}

/** Returns the SQL of the searched text, `??` standing for each column. */
export const searchedText = (strapi: Core.Strapi, { search = [], searchIndexed }: Searchable): string =>
  searchIndexed === true ? indexedFold(strapi, search.length) : foldedColumns(strapi, search.length);

const indexed = new WeakMap<Core.Strapi, Map<string, Searchable>>();

/** Returns the resources that have a search index, by content type. */
export function indexedSearches(strapi: Core.Strapi): Map<string, Searchable> {
  const known = indexed.get(strapi) ?? new Map<string, Searchable>();
  indexed.set(strapi, known);
  return known;
}

/**
 * Creates the search index of a resource of many rows (`searchIndexed`) and drops one of other columns. SQLite reads the folded texts
 * from it instead of the rows, PostgreSQL looks up their trigrams if the extension pg_trgm is available. From then on the panel's list
 * uses it too. Safe to repeat.
 */
export async function ensureSearchIndex(strapi: Core.Strapi, resource: Searchable): Promise<void> {
  indexedSearches(strapi).set(resource.uid, resource);
  const { table, columns } = searchedOf(strapi, resource);
  const knex = getKnex(strapi);
  const text = knex.raw(indexedFold(strapi, columns.length), [...columns]);
  const prefix = `${table}_search_`;
  const name = prefix + createHash('sha256').update(text.toString()).digest('hex').slice(0, 8);
  if (!(await canIndexTexts(strapi))) return;
  for (const other of await indexesOf(strapi, table))
    if (other.startsWith(prefix) && other !== name) await knex.raw('drop index ??', [other]);
  const how = isPostgres(strapi) ? 'using gin ((?) gin_trgm_ops)' : '(document_id, ?)';
  await knex.raw(`create index if not exists ?? on ?? ${how}`, [name, table, text]);
}

/** Returns whether parts of words can be indexed: on PostgreSQL the extension pg_trgm is made where it is available. */
export async function canIndexTexts(strapi: Core.Strapi): Promise<boolean> {
  if (!isPostgres(strapi)) return true;
  const knex = getKnex(strapi);
  const known = await knex('pg_available_extensions').where({ name: 'pg_trgm' }).first<unknown>();
  if (known !== undefined) await knex.raw('create extension if not exists pg_trgm');
  return known !== undefined;
}

async function indexesOf(strapi: Core.Strapi, table: string): Promise<string[]> {
  const knex = getKnex(strapi);
  const rows = isPostgres(strapi)
    ? knex('pg_indexes').where({ tablename: table }).select<{ name: string }[]>('indexname as name')
    : knex('sqlite_master').where({ type: 'index', tbl_name: table }).select<{ name: string }[]>('name');
  return (await rows).map(({ name }) => name);
}
