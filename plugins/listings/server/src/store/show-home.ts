import { beginStamp, service, type Core, type StampedResponse } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { nameIn, type CategoryNode } from '@mayorista/catalogue/shared';
import type { CardAudience } from '../../../contract';
import { viewsOf } from '../cards/card-views';
import { standingOf } from '../listing-index/store-listings';
import { keptCategories } from './kept-categories';

const perCarousel = 18;
const mostCarousels = 6;
const newsTitle: Readonly<Record<string, string>> = { es: 'Novedades', en: 'New arrivals' };

/** The home page's carousels: what is new, then the divisions with most to show. It holds while they show the same products, and these are the same. */
export async function showHome(strapi: Core.Strapi, audience: CardAudience, locale: string): Promise<StampedResponse> {
  const shown = beginStamp(strapi);
  const divisions = [...(await keptCategories(strapi)).values()].filter(
    ({ parentId, isActive }) => parentId === null && isActive,
  );
  const carousels = [];
  for (const division of [null, ...divisions.slice(0, mostCarousels)]) {
    const standing = standingOf(strapi, division?.id ?? null);
    shown.follow(standing(), standing);
    carousels.push(await carousel(strapi, division, audience, locale));
  }
  const data = { carousels: carousels.filter(({ products }) => products.length > 0) };
  const keys = carousels.flatMap(({ products }) => products.map(({ id }) => id as number));
  return { body: JSON.stringify({ data, meta: {} }), ...shown.of({ keys }) };
}

async function carousel(strapi: Core.Strapi, division: CategoryNode | null, audience: CardAudience, locale: string) {
  const cards = service(strapi, 'catalogue.cards');
  const query = cards.shown(division?.id).orderBy('c.show_in_news', 'desc').orderBy('c.product_id').limit(perCarousel);
  if (division === null) query.where('c.show_in_news', true);
  const products = await viewsOf(strapi, await cards.select(query), audience, { locale });
  return {
    id: division?.id ?? 0,
    title: division === null ? (newsTitle[locale] ?? 'Novedades') : nameIn(division, locale),
    breadcrumbs: division === null ? [] : [{ id: division.id, name: nameIn(division, locale) }],
    category_id: division?.id ?? null,
    products,
  };
}
