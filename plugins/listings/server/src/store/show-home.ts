import { service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { nameIn, type CategoryNode } from '@mayorista/catalogue/shared';
import type { CardAudience } from '../../../contract';
import { viewsOf } from '../cards/card-views';

const perCarousel = 18;
const mostCarousels = 6;
const newsTitle: Readonly<Record<string, string>> = { es: 'Novedades', en: 'New arrivals' };

/** The home page's carousels: what is new, then the divisions with most to show. */
export async function showHome(strapi: Core.Strapi, audience: CardAudience, locale: string) {
  const divisions = (await service(strapi, 'catalogue.categories').nodes()).filter(
    ({ parentId, isActive }) => parentId === null && isActive,
  );
  const news = await carousel(strapi, null, audience, locale);
  const others = [];
  for (const division of divisions.slice(0, mostCarousels))
    others.push(await carousel(strapi, division, audience, locale));
  return { data: { carousels: [news, ...others].filter(({ products }) => products.length > 0) }, meta: {} };
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
