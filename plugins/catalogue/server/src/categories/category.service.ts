import { defaultLocale } from '@mayorista/config';
import { getKnex, knexWithin, type Deps } from '@mayorista/kernel';
import type { CategoryService } from '../../../contract';
import { byId } from '../../../shared/category-tree.rules';
import { arranged } from '../store-items/store-item.store';
import { bannersOf } from './banner.store';
import { useDatasheets } from './category-datasheets';
import { readCategoryNodes } from './category-tree.store';

/** The tree of categories for who shows it. */
export const categoryService = ({ strapi }: Deps): CategoryService => ({
  useDatasheets: (source) => useDatasheets(strapi, source),
  nodes: () => readCategoryNodes(knexWithin(strapi)),
  divisions: (nodes) =>
    arranged(
      getKnex(strapi),
      nodes.filter(({ parentId }) => parentId === null),
      byId(nodes),
    ),
  async banners(categoryId, locale) {
    const banners = await bannersOf(getKnex(strapi), [categoryId]);
    const own = banners.filter(({ language }) => language === locale);
    const shown = own.length > 0 ? own : banners.filter(({ language }) => language === defaultLocale);
    return shown.map(({ id, url, alt, href, width, height }) => ({ id, url, alt, href, width, height }));
  },
});
