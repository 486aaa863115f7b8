import type { Knex } from 'knex';
import { defaultLocale } from '@mayorista/config';
import type { CategoryNode } from '../../../shared/category-tree.rules';
import { tables } from '../uids';

interface Row {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_en: string | null;
  readonly position: number | null;
  readonly is_active: boolean | number | null;
  readonly slug: string | null;
}

/** Where a tree of categories lies. */
export interface TreeTables {
  readonly nodes: string;
  readonly parents: string;
  readonly column: string;
  /** Who moves something in it waits for who else does: two moves may close a circle that neither closes alone. */
  readonly turn: string;
}

export const ownTree: TreeTables = {
  nodes: tables.category,
  parents: tables.categoryParent,
  column: 'category_id',
  turn: 'categories',
};

/** Every category, Spanish rows with their English names: a thousand at most, so they are read whole. */
export async function readCategoryNodes(
  knex: Knex,
  { nodes, parents, column }: TreeTables = ownTree,
): Promise<CategoryNode[]> {
  const rows = (await knex(`${nodes} as c`)
    .leftJoin(`${nodes} as en`, (join) => join.on('en.document_id', 'c.document_id').andOnVal('en.locale', 'en'))
    .leftJoin(`${parents} as l`, `l.${column}`, 'c.id')
    .where('c.locale', defaultLocale)
    .orderBy('c.position')
    .orderBy('c.name')
    .select(
      'c.id',
      'c.name',
      'c.position',
      'c.is_active',
      'c.slug',
      'en.name as name_en',
      `l.inv_${column} as parent_id`,
    )) as Row[];
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    nameEn: row.name_en,
    position: row.position ?? 0,
    isActive: row.is_active === null || Boolean(row.is_active),
    slug: row.slug,
  }));
}
