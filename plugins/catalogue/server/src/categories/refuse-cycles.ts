import { inTransaction, reject, advisoryLock, type Core, type Deps } from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import { uids } from '../uids';
import { byId, closesCycle } from '../../../shared/category-tree.rules';
import { tvcTree } from '../tvc/tvc-category.resource';
import { ownTree, readCategoryNodes, type TreeTables } from './category-tree.store';

const trees: Readonly<Record<string, TreeTables>> = { [uids.category]: ownTree, [uids.tvcCategory]: tvcTree };

/** The panel's generated view may not make a cycle either: it is looked for after the write, which it rolls back. */
export function refuseCycles({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    const tree = trees[context.uid];
    if (tree === undefined || (context.action !== 'update' && context.action !== 'create')) return next();
    return inTransaction(strapi, async (tx) => {
      await advisoryLock(tx, tree.turn);
      const result = await next();
      const id = await spanishId(strapi, context.uid, (result as { documentId?: string } | null)?.documentId);
      const nodes = byId(await readCategoryNodes(tx.trx, tree));
      const node = id === null ? undefined : nodes.get(id);
      if (
        node !== undefined &&
        node.parentId !== null &&
        closesCycle(withoutParent(nodes, node.id), node.id, node.parentId)
      )
        reject('category_cycle', 'parent_category');
      return result;
    });
  });
}

const withoutParent = (nodes: ReadonlyMap<number, { id: number; parentId: number | null }>, id: number) =>
  new Map([...nodes].map(([key, node]) => [key, key === id ? { ...node, parentId: null } : node]));

async function spanishId(strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<number | null> {
  if (documentId === undefined) return null;
  const row = (await strapi.db
    .query(uid as never)
    .findOne({ where: { documentId, locale: defaultLocale }, select: ['id'] })) as { id: number } | null;
  return row?.id ?? null;
}
