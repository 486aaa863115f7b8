import { defaultLocale } from '@mayorista/config';
import { getKnex, knexWithin, type Deps } from '@mayorista/kernel';
import type { CategoryBanner, CategoryService } from '../../../contract';
import { byId } from '../../../shared/category-tree.rules';
import { grouped } from '../../../shared/grouped';
import { arranged } from '../store-items/store-item.store';
import { allBanners, type BannerRow } from './banner.store';
import { useDatasheets } from './category-datasheets';
import { readCategoryNodes } from './category-tree.store';

function shownIn(banners: readonly BannerRow[], locale: string): CategoryBanner[] {
  const own = banners.filter(({ language }) => language === locale);
  const shown = own.length > 0 ? own : banners.filter(({ language }) => language === defaultLocale);
  return shown.map(({ id, url, alt, href, width, height }) => ({ id, url, alt, href, width, height }));
}

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
  async banners(locale) {
    const all = grouped(await allBanners(getKnex(strapi)), (banner) => [banner.category_id, banner]);
    return new Map([...all].map(([categoryId, banners]) => [categoryId, shownIn(banners, locale)]));
  },
});
