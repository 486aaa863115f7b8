import { isAllowed, getKnex, knexWithin, NotFoundError, type Core, type Deps } from '@mayorista/kernel';
import type { CardAudience, CardFieldProvider, CardRow, CardService, PromoFilter } from '../../../contract';
import { audienceOf } from './audience';
import { byId, pathOf } from '../categories/category-tree.rules';
import { readCategoryNodes } from '../categories/category-tree.store';
import { findByCodes, findRows, findWithoutCard, idBatches } from './card.store';
import { cardView } from './card.view';
import { extensionsOf } from './extensions';
import { refreshCards } from './refresh-cards';

/** Cards of products for whoever looks at them. */
export const cardService = ({ strapi }: Deps): CardService => {
  const extensions = extensionsOf(strapi);
  const knex = () => getKnex(strapi);
  const visibleRows: CardService['visibleRows'] = async (actor, ids) => {
    const seesHidden = isAllowed(actor, 'products.read');
    return (await findRows(knex(), ids)).filter((row) => seesHidden || Boolean(row.is_visible));
  };
  return {
    addFields: (provider) => void extensions.fields.push(provider as CardFieldProvider),
    addPublishingCheck: (check) => void extensions.checks.push(check),
    usePriceScale: (scale) => void (extensions.priceScale = scale),
    useStockFilter: (filter) => void (extensions.stockFilter = filter),
    usePromoFilter: (filter) => void (extensions.promoFilter = filter as PromoFilter),
    useOutletFilter: (filter) => void (extensions.outletFilter = filter),
    useTextSearch: (search) => void (extensions.textSearch = search),
    cards: async (ids, viewer, locale) =>
      viewsOf(
        strapi,
        (await findRows(knex(), ids)).filter((row) => Boolean(row.is_visible)),
        await audienceOf(strapi, viewer),
        { locale, only: viewer.only },
      ),
    visibleRows,
    async visibleRow(actor, id) {
      const [row] = await visibleRows(actor, [id]);
      if (row === undefined) throw new NotFoundError();
      return row;
    },
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

const nameIn = (node: { name: string; nameEn: string | null } | undefined, locale: string): string =>
  locale === 'en' ? (node?.nameEn ?? node?.name ?? '') : (node?.name ?? '');

interface Look {
  readonly locale: string;
  /** Names of the providers whose fields are wanted, where not all are. */
  readonly only?: readonly CardFieldProvider['name'][] | undefined;
}

/** Cards of rows with what the plugins to the right add for this audience. */
export async function viewsOf(
  strapi: Core.Strapi,
  rows: readonly CardRow[],
  audience: CardAudience,
  { locale, only }: Look,
): Promise<Record<string, unknown>[]> {
  const providers = extensionsOf(strapi).fields.filter(({ name }) => only === undefined || only.includes(name));
  const added = await Promise.all(
    providers.map((provider) => provider.fieldsOf(rows, audience.fields[provider.name] ?? null)),
  );
  return rows.map((row) => {
    const fields = added.map((each) => each.get(row.id));
    // Any plugin may keep a product from being bought; none may allow what another does not.
    const isKept = fields.some((each) => each?.can_create_sale_orders === false);
    return Object.assign(cardView(row, locale), ...fields, isKept ? { can_create_sale_orders: false } : {}) as Record<
      string,
      unknown
    >;
  });
}

/** What only a product's own page shows, of all plugins. */
export async function pageFieldsOf(strapi: Core.Strapi, row: CardRow, { fields }: CardAudience): Promise<object> {
  const pages = await Promise.all(
    extensionsOf(strapi).fields.map(
      async (provider) => (await provider.pageFieldsOf?.(row, fields[provider.name] ?? null)) ?? {},
    ),
  );
  return Object.assign({}, ...pages) as object;
}
