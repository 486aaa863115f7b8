import { knexOf, type Core, type Deps } from '@mayorista/kernel';
import type { CardRow, CardService, CardViewer } from '../../../contract';
import { byId, pathOf } from '../categories/category-tree.rules';
import { readCategoryNodes } from '../categories/category-tree.store';
import { findByCodes, findRows, findWithoutCard, idBatches } from './card.store';
import { cardView } from './card.view';
import { noExtensions, type Extensions } from './extensions';

const registered = new WeakMap<Core.Strapi, Extensions>();

/** The extensions of this server. */
export function extensionsOf(strapi: Core.Strapi): Extensions {
  const known = registered.get(strapi) ?? noExtensions();
  registered.set(strapi, known);
  return known;
}

/** Cards of products for whoever looks at them. */
export const cardService = ({ strapi }: Deps): CardService => {
  const extensions = extensionsOf(strapi);
  const knex = () => knexOf(strapi);
  return {
    addFields: (provider) => void extensions.fields.push(provider),
    addPublishingCheck: (check) => void extensions.checks.push(check),
    usePriceScale: (scale) => void (extensions.priceScale = scale),
    useStockFilter: (filter) => void (extensions.stockFilter = filter),
    usePromoFilter: (filter) => void (extensions.promoFilter = filter),
    useOutletFilter: (filter) => void (extensions.outletFilter = filter),
    useTextSearch: (search) => void (extensions.textSearch = search),
    cards: async (ids, viewer, locale) =>
      viewsOf(
        strapi,
        (await findRows(knex(), ids)).filter((row) => Boolean(row.is_visible)),
        viewer,
        locale,
      ),
    idsByCode: (codes) => findByCodes(knex(), codes),
    rows: (ids) => findRows(knex(), ids),
    rowsIn: (tx, ids) => findRows(tx.trx, ids),
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

/** Cards of rows with what the plugins to the right add for this viewer. */
export async function viewsOf(
  strapi: Core.Strapi,
  rows: readonly CardRow[],
  viewer: CardViewer,
  locale: string,
): Promise<Record<string, unknown>[]> {
  const { only } = viewer;
  const providers = extensionsOf(strapi).fields.filter(({ name }) => only === undefined || only.includes(name));
  const added = await Promise.all(providers.map((provider) => provider.fieldsOf(rows, viewer)));
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

/** Viewers with the same key see the same cards; nobody in particular has none. */
export async function audienceKey(strapi: Core.Strapi, viewer: CardViewer): Promise<string> {
  const keys = await Promise.all(
    extensionsOf(strapi).fields.map(async ({ name, keyOf }) => ({ name, key: await keyOf(viewer) })),
  );
  return keys.flatMap(({ name, key }) => (key === null ? [] : [`${name}=${key}`])).join('&') || 'anonymous';
}
