import { createId } from '@paralleldrive/cuid2';
import type { Batch } from '../connection/in-batch';
import { fold, slug } from '@mayorista/config/text';
import { asDocument, insertRows } from '../connection/rows';
import { locales } from './locales';

/** A category path in both languages, level by level. */
export interface CategoryPath {
  es: readonly string[];
  en: readonly string[];
}

interface CategoryRow {
  id: number;
  name: string;
  parent_id: number | null;
}

export const pathKey = (path: readonly string[]): string => path.map(fold).join(' > ');

export interface FoundCategories {
  /** Ids of the Spanish rows, by `pathKey`. */
  ids: ReadonlyMap<string, number>;
  /** Ids of those that did not exist. */
  created: readonly number[];
}

/** Finds categories by their paths; missing levels are created in every locale. */
export async function findOrCreateCategories(batch: Batch, paths: Iterable<CategoryPath>): Promise<FoundCategories> {
  const ids = await existingPaths(batch);
  const created: number[] = [];
  for (const { es, en } of paths) {
    for (let depth = 1; depth <= es.length; depth += 1) {
      const key = pathKey(es.slice(0, depth));
      if (ids.has(key)) continue;
      const parentId = depth === 1 ? null : (ids.get(pathKey(es.slice(0, depth - 1))) ?? null);
      const id = await createCategory(
        batch,
        { es: es[depth - 1] ?? '', en: en[depth - 1] ?? es[depth - 1] ?? '' },
        parentId,
      );
      ids.set(key, id);
      created.push(id);
    }
  }
  return { ids, created };
}

async function existingPaths({ trx }: Batch): Promise<Map<string, number>> {
  const rows = (await trx('categories')
    .leftJoin('categories_parent_category_lnk', 'categories.id', 'categories_parent_category_lnk.category_id')
    .where('categories.locale', locales.main)
    .select(
      'categories.id as id',
      'categories.name as name',
      'categories_parent_category_lnk.inv_category_id as parent_id',
    )) as CategoryRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [pathKey(pathOf(row, byId)), row.id]));
}

function pathOf(row: CategoryRow, byId: Map<number, CategoryRow>): string[] {
  const path = [row.name];
  for (
    let parent = byId.get(row.parent_id ?? -1);
    parent && path.length < 10;
    parent = byId.get(parent.parent_id ?? -1)
  )
    path.unshift(parent.name);
  return path;
}

async function createCategory(
  batch: Batch,
  names: { es: string; en: string },
  parentId: number | null,
): Promise<number> {
  const documentId = createId();
  const shared = { position: 0, is_active: true, slug: slug(names.es) };
  const rows = [
    asDocument(batch, { ...shared, name: names.es, locale: locales.main }, documentId),
    asDocument(batch, { ...shared, name: names.en, locale: locales.other }, documentId),
  ];
  const written = await insertRows<{ id: number; locale: string }>(batch, 'categories', rows, ['id', 'locale']);
  const main = written.find(({ locale }) => locale === locales.main);
  if (main === undefined) throw new Error(`The category ${names.es} was not created`);
  // Every locale's row points to the parent's Spanish row, as the platform keeps relations.
  if (parentId !== null)
    await insertRows(
      batch,
      'categories_parent_category_lnk',
      written.map(({ id }) => ({ category_id: id, inv_category_id: parentId })),
    );
  return main.id;
}
