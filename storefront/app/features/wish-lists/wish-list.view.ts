import { cardView, type CardView } from '../product-card';
import { listLink, type ListLink } from './list-link';
import type { KeptAnswer, ListAnswer, ListPageAnswer } from './wish-lists.api.server';

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
