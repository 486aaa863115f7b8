import { isAllowed, getKnex, knexWithin, NotFoundError, type Deps } from '@mayorista/kernel';
import type { CardService } from '../../../contract';
import { byId, nameIn, pathOf } from '../../../shared/category-tree.rules';
import { readCategoryNodes } from '../categories/category-tree.store';
import {
  findByCodes,
  findListed,
  findRows,
  findWithoutCard,
  idBatches,
  readCategoryIds,
  selectRows,
  shownCards,
} from './card.store';
import { refreshCards } from './refresh-cards';

/** Cards of products for the domains that name, list or sell them. */
export const cardService = ({ strapi }: Deps): CardService => {
  const knex = () => getKnex(strapi);
  const visibleRows: CardService['visibleRows'] = async (actor, ids) => {
    const seesHidden = isAllowed(actor, 'products.read');
    return (await findRows(knex(), ids)).filter((row) => seesHidden || Boolean(row.is_visible));
  };
  return {
    visibleRows,
    async visibleRow(actor, id) {
      const [row] = await visibleRows(actor, [id]);
      if (row === undefined) throw new NotFoundError();
      return row;
    },
    shown: (categoryId) => shownCards(knex(), categoryId),
    select: (query) => selectRows(knex(), query),
    categoryIds: (ids) => readCategoryIds(knex(), ids),
    listed: (ids) => findListed(knex(), ids),
    idsByCode: (codes) => findByCodes(knex(), codes),
    rows: (ids) => findRows(knexWithin(strapi), ids),
    refresh: (ids) => refreshCards(strapi, ids),
    idBatches: (size) => idBatches(knex(), size),
    withoutCard: () => findWithoutCard(knex()),
    async categoryPaths(ids, locale) {
      const nodes = byId(await readCategoryNodes(knex()));
      const rows = await findRows(knex(), ids);
      return new Map(
        rows.map((row) => [
          row.id,
          pathOf(nodes, row.category_id).map((id) => ({ id, name: nameIn(nodes.get(id), locale) })),
        ]),
      );
    },
    async categories(locale) {
      const nodes = await readCategoryNodes(knex());
      return nodes
        .filter(({ isActive }) => isActive)
        .map((node) => ({ id: node.id, name: nameIn(node, locale), parentId: node.parentId, position: node.position }));
    },
  };
};
