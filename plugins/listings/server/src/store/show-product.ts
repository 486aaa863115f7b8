import { beginStamp, NotFoundError, service, type Core, type StampedResponse } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/product-content/contract';
import { nameIn, pathOf } from '@mayorista/catalogue/shared';
import type { CardAudience } from '../../../contract';
import { pageEventsOf, pageFieldsOf, viewsOf } from '../cards/card-views';
import { visibleRows } from '../cards/visible-rows';
import { standingOf } from '../listing-index/store-listings';
import { keptCategories } from './kept-categories';

/**
 * A product's page: its card and what only the page shows. Hidden products exist for staff alone. `pieces` are those of a kit. It holds
 * until an event touches the product or another one on the page, or its category gets or loses products.
 */
export async function showProduct(
  strapi: Core.Strapi,
  id: number,
  audience: CardAudience,
  locale: string,
): Promise<StampedResponse> {
  const shown = beginStamp(strapi);
  const [row] = await service(strapi, 'catalogue.cards').rows([id]);
  if (row === undefined || (!row.is_visible && !audience.seesHidden)) throw new NotFoundError();
  const standing = standingOf(strapi, row.category_id);
  shown.follow(standing(), standing);
  const pages = service(strapi, 'catalogue.pages');
  const cardsOf = async (ids: readonly number[]) =>
    viewsOf(strapi, await visibleRows(strapi, ids), audience, { locale });
  const [card] = await viewsOf(strapi, [row], audience, { locale });
  const texts = await pages.texts(id, locale);
  const nodes = await keptCategories(strapi);
  const pieces = await pages.kit(id);
  const replacementIds = await pages.replacementIds(id);
  const relatedIds = await pages.relatedIds(row);
  const data = {
    ...card,
    ...texts,
    ...(await service(strapi, 'product-content.page-parts').of(row, locale)),
    kit: (await cardsOf([...pieces.keys()])).map((part) => ({ ...part, pieces: pieces.get(part.id as number) ?? 1 })),
    replacements: await cardsOf(replacementIds),
    images: await pages.images(id, { locale, name: String(card?.name ?? row.name_es) }),
    breadcrumbs: pathOf(nodes, row.category_id).map((each) => ({ id: each, name: nameIn(nodes.get(each), locale) })),
    related: await cardsOf(relatedIds),
    ...(await pageFieldsOf(strapi, row, audience)),
  };
  // Those that are hidden are among them: they are shown as soon as they are published.
  const keys = [id, ...pieces.keys(), ...replacementIds, ...relatedIds];
  return { body: JSON.stringify({ data, meta: {} }), ...shown.of({ keys, events: pageEventsOf(strapi) }) };
}
