import { getKnex, slug, type Core } from '@mayorista/kernel';
import { readCategoryNodes, type CategoryNode } from '../categories/category-tree.store';
import { byId } from '../categories/category-tree.rules';
import { arranged } from '../store-items/store-item.store';
import { tables, uids } from '../uids';
import { nameIn } from './list-products';

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly all_children: readonly Branch[];
}

/** What surrounds every page of the store: divisions with all their children, and brands (spec storefront 3, Division). */
export async function showFrame(strapi: Core.Strapi, locale: string) {
  const nodes = (await readCategoryNodes(getKnex(strapi))).filter(({ isActive }) => isActive);
  return { data: { divisions: await divisionsOf(strapi, nodes, locale), brands: await brandsOf(strapi) }, meta: {} };
}

/** The top divisions as trees. */
async function divisionsOf(strapi: Core.Strapi, nodes: readonly CategoryNode[], locale: string) {
  const tree = childrenByParent(nodes);
  const divisions = await arranged(getKnex(strapi), tree.get(null) ?? [], byId(nodes));
  return divisions.map((node) => ({
    ...branchOf(node, tree, locale),
    name_es: node.name,
    slug: node.slug ?? slug(node.name),
  }));
}

export function branchOf(
  node: CategoryNode,
  tree: ReadonlyMap<number | null, readonly CategoryNode[]>,
  locale: string,
): Branch {
  return {
    id: node.id,
    name: nameIn(node, locale),
    all_children: (tree.get(node.id) ?? []).map((child) => branchOf(child, tree, locale)),
  };
}

export function childrenByParent(nodes: readonly CategoryNode[]): Map<number | null, CategoryNode[]> {
  const tree = new Map<number | null, CategoryNode[]>();
  for (const node of nodes) tree.set(node.parentId, [...(tree.get(node.parentId) ?? []), node]);
  return tree;
}

async function brandsOf(strapi: Core.Strapi) {
  const rows = (await getKnex(strapi)(`${tables.brand} as b`)
    .leftJoin(`${tables.fileRelated} as fr`, (join) =>
      join.on('fr.related_id', 'b.id').andOnVal('fr.related_type', uids.brand).andOnVal('fr.field', 'main_image'),
    )
    .leftJoin(`${tables.file} as f`, 'f.id', 'fr.file_id')
    .where('b.status', 1)
    .whereIn('b.id', getKnex(strapi)(tables.card).where({ is_visible: true }).distinct('brand_id'))
    .orderBy('b.name')
    .limit(60)
    .select('b.id', 'b.name', 'f.url')) as { id: number; name: string; url: string | null }[];
  return rows.map(({ id, name, url }) => ({ id, name, logo_url: url }));
}
