import type { Core } from '@mayorista/kernel';
import type { CardAudience, CardFields, FieldMaker } from '../../../contract';
import { joined, makersFor } from './card-views';
import { cardView } from './card.view';
import { extensionsOf } from './extensions';
import { knownProducts, openText, type KnownProduct } from './known-products';

/**
 * Returns the cards of visible products as JSON, in the order of the ids: the text that all share, which is written once, and behind it
 * what this audience sees. Changes must have been looked for before (`changeFeed`).
 */
export async function cardTexts(
  strapi: Core.Strapi,
  ids: readonly number[],
  audience: CardAudience,
  locale: string,
): Promise<string[]> {
  const products = await knownProducts(strapi).of(ids);
  const makers = await makersFor(extensionsOf(strapi).fields, audience);
  return products.map((product) => cardText(product, makers, locale));
}

/** A product's card as JSON, with the fields that these make of it. */
export function cardText(product: KnownProduct, makers: readonly (FieldMaker | null)[], locale: string): string {
  const { row, facts } = product;
  const added: CardFields[] = [];
  let sayWhetherSold = 0;
  for (let at = 0; at < makers.length; at++) {
    const fields = makers[at]?.(row, facts[at]);
    if (fields == null) continue;
    if (fields.can_create_sale_orders !== undefined) sayWhetherSold++;
    added.push(fields);
  }
  // A name that two of them use stands in JSON once.
  if (sayWhetherSold > 1) return JSON.stringify(joined(cardView(row, locale), added));
  let text = openText(product, locale);
  for (const fields of added) {
    const json = JSON.stringify(fields);
    if (json.length > emptyObject) text += `,${json.slice(1, -1)}`;
  }
  return `${text}}`;
}

const emptyObject = 2;
