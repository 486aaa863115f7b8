import { NotFoundError, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { nameIn, pathOf } from '@mayorista/catalogue/shared';
import type { CardAudience } from '../../../contract';
import { pageFieldsOf, viewsOf } from '../cards/card-views';
import { visibleRows } from '../cards/visible-rows';
import { keptCategories } from './kept-categories';

/** A product's page: its card and what only the page shows. Hidden products exist for staff alone. `pieces` are those of a kit. */
export async function showProduct(strapi: Core.Strapi, id: number, audience: CardAudience, locale: string) {
  const [row] = await service(strapi, 'catalogue.cards').rows([id]);
  if (row === undefined || (!row.is_visible && !audience.seesHidden)) throw new NotFoundError();
  const pages = service(strapi, 'catalogue.pages');
  const cardsOf = async (ids: readonly number[]) =>
    viewsOf(strapi, await visibleRows(strapi, ids), audience, { locale });
  const [card] = await viewsOf(strapi, [row], audience, { locale });
  const texts = await pages.texts(id, locale);
  const nodes = await keptCategories(strapi);
  const pieces = await pages.kit(id);
  return {
    data: {
      ...card,
      ...texts,
      ...(await pages.parts(row, locale)),
      kit: (await cardsOf([...pieces.keys()])).map((part) => ({ ...part, pieces: pieces.get(part.id as number) ?? 1 })),
      replacements: await cardsOf(await pages.replacementIds(id)),
      images: await pages.images(id, { locale, name: String(card?.name ?? row.name_es) }),
      breadcrumbs: pathOf(nodes, row.category_id).map((each) => ({ id: each, name: nameIn(nodes.get(each), locale) })),
      related: await cardsOf(await pages.relatedIds(row)),
      ...(await pageFieldsOf(strapi, row, audience)),
    },
    meta: {},
  };
}
