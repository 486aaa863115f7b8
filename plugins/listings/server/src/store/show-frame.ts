import { beginStamp, service, slug, type Core, type StampedResponse } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { nameIn, type CategoryNode } from '@mayorista/catalogue/shared';
import { standingOf } from '../listing-index/store-listings';

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly all_children: readonly Branch[];
}

/** What surrounds every page of the store: divisions with all their children, and brands (spec storefront 3, Division). */
export async function showFrame(strapi: Core.Strapi, locale: string): Promise<StampedResponse> {
  const shown = beginStamp(strapi);
  // A brand is shown while it has products.
  const standing = standingOf(strapi, null);
  shown.follow(standing(), standing);
  const nodes = (await service(strapi, 'catalogue.categories').nodes()).filter(({ isActive }) => isActive);
  const brands = await service(strapi, 'catalogue.brands').shown();
  const data = { divisions: await divisionsOf(strapi, nodes, locale), brands };
  return { body: JSON.stringify({ data, meta: {} }), ...shown.of({}) };
}

/** The top divisions as trees. */
async function divisionsOf(strapi: Core.Strapi, nodes: readonly CategoryNode[], locale: string) {
  const tree = childrenByParent(nodes);
  const divisions = await service(strapi, 'catalogue.categories').divisions(nodes);
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
