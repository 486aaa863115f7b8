import { getKnex } from '@mayorista/kernel';
import { withLogo } from '../brands/brand.routes';
import { flagged, withParents } from '../categories/category.routes';
import { readCategoryNodes } from '../categories/category-tree.store';
import { isOn, recordRoutes } from '../records/record-routes';
import { tvcCategoryResource, tvcTree } from './tvc-category.resource';
import { tvcCategory } from '../categories/category.answer';

/** The calls of TVC's categories: the flags and payload of ours (decisions, Paths). */
export const tvcCategoryRoutes = recordRoutes({
  record: tvcCategoryResource,
  label: 'categorías TVC',
  output: tvcCategory,
  needs: { read: 'categories.read', write: 'categories.write' },
  async conditions(strapi, query) {
    const knex = getKnex(strapi);
    // Products are filed in our tree: a category of TVC has those of its equivalent.
    const rows = isOn(query.onlyWithProducts)
      ? ((await knex('tvc_categories_category_lnk')
          .whereIn('category_id', knex('product_card_categories').distinct('category_id'))
          .select('tvc_category_id as id')) as { id: number }[])
      : [];
    return flagged(await readCategoryNodes(knex, tvcTree), query, new Set(rows.map(({ id }) => id)));
  },
  isWhole: (query) => isOn(query.bulkAction),
  complete: async (strapi, records, query, locale) =>
    isOn(query.getChildrenWithParents)
      ? withParents(await readCategoryNodes(getKnex(strapi), tvcTree), records, locale)
      : [...records],
  withFiles: withLogo,
});
