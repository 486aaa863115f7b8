import { service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { DetailRow } from './order.store';

/** Gives lines that were written without a picture the product's picture of today. */
export async function withPictures(strapi: Core.Strapi, details: readonly DetailRow[]): Promise<DetailRow[]> {
  const without = details.filter(({ image_url }) => image_url === null).map(({ product_id }) => product_id);
  const cards = without.length === 0 ? [] : await service(strapi, 'catalogue.cards').rows(without);
  const pictures = new Map(cards.map(({ id, image_url }) => [id, image_url]));
  return details.map((line) => ({ ...line, image_url: line.image_url ?? pictures.get(line.product_id) ?? null }));
}
