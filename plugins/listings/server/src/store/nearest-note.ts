import type { Core } from '@mayorista/kernel';
import { nameIn, type CategoryNode } from '@mayorista/catalogue/shared';
import type { TextMatch } from '../../../contract';
import { extensionsOf } from '../cards/extensions';
import type { ListingQuery } from './listing.schema';

interface Shown {
  readonly nodes: ReadonlyMap<number, CategoryNode>;
  readonly locale: string;
}

/** Main categories are offered where no other comes near. */
const mostRoots = 12;

/** What a page says where nothing holds all the words of its text: that these are the nearest, or none, and what else can be looked for. Empty where all words were found. */
export async function nearestNote(
  strapi: Core.Strapi,
  { search = '' }: Pick<ListingQuery, 'search'>,
  match: TextMatch | null,
  { nodes, locale }: Shown,
) {
  const { textSearch } = extensionsOf(strapi);
  if (match === null || textSearch === null || (!match.isNearest && match.ids.length > 0)) return {};
  const { missing, suggestions, categoryIds } = await textSearch.help(search);
  const named = (id: number) => {
    const node = nodes.get(id);
    return node?.isActive === true ? [{ id, name: nameIn(node, locale) }] : [];
  };
  const near = categoryIds.flatMap(named);
  const roots = [...nodes.values()].filter(({ parentId }) => parentId === null).slice(0, mostRoots);
  return {
    nearest: {
      missing,
      suggestions,
      categories: near.length > 0 ? near : roots.flatMap(({ id }) => named(id)),
    },
  };
}
