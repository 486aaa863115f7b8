import { inTransaction, refuse, type Core, type Deps } from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import { uids } from '../uids';
import { byId, closesCycle } from './category-tree.rules';
import { readCategoryNodes } from './category-tree.store';

/** The panel's generated view may not make a cycle either: it is looked for after the write, which it rolls back. */
export function refuseCycles({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uids.category || (context.action !== 'update' && context.action !== 'create')) return next();
    return inTransaction(strapi, async (tx) => {
      const result = await next();
      const id = await spanishId(strapi, (result as { documentId?: string } | null)?.documentId);
      const nodes = byId(await readCategoryNodes(tx.trx));
      const node = id === null ? undefined : nodes.get(id);
      if (
        node !== undefined &&
        node.parentId !== null &&
        closesCycle(withoutParent(nodes, node.id), node.id, node.parentId)
      )
        refuse('category_cycle', 'parent_category');
      return result;
    });
  });
}

const withoutParent = (nodes: ReadonlyMap<number, { id: number; parentId: number | null }>, id: number) =>
  new Map([...nodes].map(([key, node]) => [key, key === id ? { ...node, parentId: null } : node]));

async function spanishId(strapi: Core.Strapi, documentId: string | undefined): Promise<number | null> {
  if (documentId === undefined) return null;
  const row = (await strapi.db
    .query(uids.category)
    .findOne({ where: { documentId, locale: defaultLocale }, select: ['id'] })) as { id: number } | null;
  return row?.id ?? null;
}
