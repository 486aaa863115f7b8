import type { Core } from '@strapi/strapi';
import type { Shape } from '../../../../shared/shape';
import { foldedColumn } from '../../resources/folded-column';
import { canIndexTexts } from '../../resources/search-index';
import { constraintName } from '../../schema/database-name';
import { advisoryLock, getKnex, inTransaction, isPostgres } from '../../transactions/in-transaction';

interface SearchedColumn {
  readonly table: string;
  readonly column: string;
}

/** Lists the columns that the search of a shape's list looks into: its own texts, and the names of what it refers to. */
function searchedColumns(shape: Shape): SearchedColumn[] {
  return shape.list.search.flatMap((path): SearchedColumn[] => {
    const [name = '', through] = path.split('.');
    const field = shape.fields[name];
    if (through !== undefined && field?.kind === 'reference') {
      const { table, nameColumn } = field.settings.to;
      return nameColumn === 'id' ? [] : [{ table, column: nameColumn }];
    }
    return field?.kind === 'text' ? [{ table: shape.table, column: name }] : [];
  });
}

/**
 * Creates on PostgreSQL, where the extension pg_trgm is available, the indexes by which the lists of shapes look up parts of words: one
 * for each searched column. SQLite has no such index. Safe to repeat.
 */
export const ensureSearchIndexes = (strapi: Core.Strapi, shapes: readonly Shape[]): Promise<void> =>
  ensureTextIndexes(strapi, shapes.flatMap(searchedColumns));

/** Creates such an index for each of these columns, which hold texts and are searched by `foldedColumn`. */
export async function ensureTextIndexes(strapi: Core.Strapi, columns: readonly SearchedColumn[]): Promise<void> {
  if (!isPostgres(strapi) || columns.length === 0) return;
  const wanted = new Map(columns.map((each) => [constraintName(each.table, [each.column], 'trigrams'), each]));
  const known = (await getKnex(strapi)('pg_indexes')
    .whereIn('indexname', [...wanted.keys()])
    .select('indexname')) as { indexname: string }[];
  for (const { indexname } of known) wanted.delete(indexname);
  if (wanted.size === 0 || !(await canIndexTexts(strapi))) return;
  // Another process starts too: one makes them, the other finds them.
  await inTransaction(strapi, async (tx) => {
    await advisoryLock(tx, 'search-indexes');
    for (const [name, { table, column }] of wanted)
      await tx.trx.raw(`create index if not exists ?? on ?? using gin ((${foldedColumn(strapi)}) gin_trgm_ops)`, [
        name,
        table,
        column,
      ]);
  });
}
