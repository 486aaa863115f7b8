import { service, type Core } from '@mayorista/kernel';
import type {} from '@mayorista/catalogue/contract';
import type { Completeness } from '../../../contract';

const cardsAtOnce = 1_000;
/** The first missing ones are named, for whoever looks into it. */
const mostNamed = 20;

/** Compares products with what the store shows of them: their cards, and what search finds. */
export async function compareShown(strapi: Core.Strapi): Promise<Completeness> {
  const cards = service(strapi, 'catalogue.cards');
  const { products, ids: withoutCard } = await cards.withoutCard();
  const found = await service(strapi, 'search.catalogue').documentIds();
  let count = 0;
  const unfindable: number[] = [];
  for await (const ids of cards.idBatches(cardsAtOnce)) {
    count += ids.length;
    unfindable.push(...ids.filter((id) => !found.has(id)));
  }
  return {
    products,
    cards: count,
    documents: found.size,
    without_card: { count: withoutCard.length, ids: withoutCard.slice(0, mostNamed) },
    without_document: { count: unfindable.length, ids: unfindable.slice(0, mostNamed) },
  };
}
