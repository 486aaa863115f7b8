import type { Knex } from 'knex';
import type { ReviewStatus } from './review.states';

/** A product that a person keeps in a list. */
export interface WishedProduct {
  readonly productId: number;
  readonly quantity: number;
}

export interface WishListService {
  /** The products of one of the person's own lists, oldest first; null when they have no such list. In a transaction pass its knex. */
  productsOf(knex: Knex, userId: number, listId: number): Promise<readonly WishedProduct[] | null>;
}

/** What of a review everybody sees. */
export interface ShownText {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}

/** A review as moderators see it. */
export interface ModeratedReview extends ShownText {
  readonly id: number;
  /** Grows with every edit; sent back with the decision. */
  readonly version: number;
  readonly status: ReviewStatus;
  readonly status_label: string;
  /** UTC. */
  readonly written_at: string;
  readonly reason: string | null;
  readonly moderator: string | null;
  readonly product: { readonly id: number; readonly name: string; readonly model: string };
  readonly author: string;
  readonly company: string | null;
  /** What is on the product's page meanwhile. */
  readonly shown: ShownText | null;
  readonly next_states: readonly {
    readonly to: ReviewStatus;
    readonly label: string;
    readonly needs_reason: boolean;
  }[];
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'engagement.wish-lists': WishListService;
    'engagement.demo': { load(): Promise<void> };
  }
}
