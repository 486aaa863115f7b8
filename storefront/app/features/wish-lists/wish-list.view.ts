import { cardView, type CardView } from '../product-card';
import type { KeptAnswer, ListAnswer, ListPageAnswer } from './wish-lists.api.server';

/** A list in a menu. */
export interface ListLink {
  readonly id: number | null;
  readonly name: string;
  readonly isGeneral: boolean;
  readonly size: number;
  readonly url: string;
  /** The asked product's place in it; null when it is not there. */
  readonly detailId: number | null;
}

export interface KeptView {
  readonly id: number;
  readonly quantity: number;
  readonly name: string;
  /** Null when the product is no longer sold. */
  readonly card: CardView | null;
}

export interface WishListView {
  readonly id: number;
  readonly name: string;
  readonly isGeneral: boolean;
  readonly kept: readonly KeptView[];
  /** Where its products can move. The general list is not among them while it has no id. */
  readonly otherLists: readonly { readonly id: number; readonly name: string }[];
  readonly lists: readonly ListLink[];
  readonly canBuyAny: boolean;
}

/** Choosing the general list before it has an id makes it first. */
const urlOf = (id: number | null): string => `/user-wish-lists/${id ?? 'general'}`;

export const listLink = ({ id, name, type, totalDetails, detail_id }: ListAnswer): ListLink => ({
  id,
  name,
  isGeneral: type === 'general',
  size: totalDetails,
  url: urlOf(id),
  detailId: detail_id ?? null,
});

const keptView = ({ id, quantity, product_name, product }: KeptAnswer, imageOrigins: readonly string[]): KeptView => ({
  id,
  quantity,
  name: product?.name ?? product_name,
  card: product === null ? null : cardView(product, imageOrigins),
});

/** The page of a list. */
export function wishListView(
  { id, name, type, details }: ListPageAnswer,
  lists: readonly ListAnswer[],
  imageOrigins: readonly string[],
): WishListView {
  const kept = details.map((detail) => keptView(detail, imageOrigins));
  return {
    id,
    name,
    isGeneral: type === 'general',
    kept,
    otherLists: lists.flatMap((list) => (list.id === null || list.id === id ? [] : [{ id: list.id, name: list.name }])),
    lists: lists.map(listLink),
    canBuyAny: kept.some(({ card }) => card?.offer?.canBuy),
  };
}
