import { getKnex, type Core } from '@mayorista/kernel';
import type { CardAudience } from '../../../contract';
import { selectRows, visibleCards } from '../cards/card.store';
import { viewsOf } from '../cards/card.service';
import { readCategoryNodes, type CategoryNode } from '../categories/category-tree.store';
import { tables } from '../uids';
import { nameIn } from './list-products';

const perCarousel = 18;
const mostCarousels = 6;
const newsTitle: Readonly<Record<string, string>> = { es: 'Novedades', en: 'New arrivals' };

/** The home page's carousels: what is new, then the divisions with most to show. */
export async function showHome(strapi: Core.Strapi, audience: CardAudience, locale: string) {
  const divisions = (await readCategoryNodes(getKnex(strapi))).filter(
    ({ parentId, isActive }) => parentId === null && isActive,
  );
  const news = await carousel(strapi, null, audience, locale);
  const others = [];
  for (const division of divisions.slice(0, mostCarousels))
    others.push(await carousel(strapi, division, audience, locale));
  return { data: { carousels: [news, ...others].filter(({ products }) => products.length > 0) }, meta: {} };
}

async function carousel(strapi: Core.Strapi, division: CategoryNode | null, audience: CardAudience, locale: string) {
  const knex = getKnex(strapi);
  const query = visibleCards(knex).orderBy('c.show_in_news', 'desc').orderBy('c.product_id').limit(perCarousel);
  if (division === null) query.where('c.show_in_news', true);
  else
    query.whereIn('c.product_id', knex(tables.cardCategory).where({ category_id: division.id }).select('product_id'));
  const products = await viewsOf(strapi, await selectRows(knex, query), audience, { locale });
  return {
    id: division?.id ?? 0,
    title: division === null ? (newsTitle[locale] ?? 'Novedades') : nameIn(division, locale),
    breadcrumbs: division === null ? [] : [{ id: division.id, name: nameIn(division, locale) }],
    category_id: division?.id ?? null,
    products,
  };
}
