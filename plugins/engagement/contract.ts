import type { Knex } from 'knex';

/** A product that a person keeps in a list. */
export interface WishedProduct {
  readonly productId: number;
  readonly quantity: number;
}

export interface WishListService {
  /** The products of one of the person's own lists, oldest first; null when they have no such list. In a transaction pass its knex. */
  productsOf(knex: Knex, userId: number, listId: number): Promise<readonly WishedProduct[] | null>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'engagement.wish-lists': WishListService;
  }
}
