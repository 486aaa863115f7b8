import { countRows, getKnex, NotFoundError, service, type Actor, type Core, say } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/sales/contract';
import { reviewStatusWords } from '../../../review.states';
import { breakdownOf, halvesOfLevel } from './review.rules';
import {
  findReview,
  findReviewOf,
  halvesOf,
  shownOf,
  shownPage,
  type ReviewOrder,
  type ReviewRow,
  type ShownReview,
} from './review.store';

const starsOf = (halves: number): number => halves / 2;
const instant = (at: Date | string | number): string => new Date(at).toISOString();

/** What everybody reads: nothing says whose it is (spec storefront 2: a fixed distributor label). */
const shownView = (row: ShownReview) => ({
  id: row.id,
  rating: starsOf(row.shown_halves),
  title: row.shown_title,
  comment: row.shown_comment,
  productId: row.product_id,
  updated_at: instant(row.shown_at),
});

/** What its author reads: their last words and what became of them. */
const ownView = (row: ReviewRow) => ({
  id: row.id,
  rating: starsOf(row.halves),
  title: row.title,
  comment: row.comment,
  productId: row.product_id,
  updated_at: instant(row.written_at),
  status: row.status,
  status_label: say(reviewStatusWords[row.status]),
  reason: row.reason,
});

export interface ReviewQuery {
  readonly productId: number;
  /** One to five: of this level alone. */
  readonly level: number | null;
  readonly order: ReviewOrder;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a product's published reviews, the breakdown of all of them, and what the reader may do. */
export async function reviewPage(strapi: Core.Strapi, actor: Actor, locale: string, query: ReviewQuery) {
  const { productId, level, order, page, pageSize } = query;
  const knex = getKnex(strapi);
  const row = await service(strapi, 'catalogue.cards').visibleRow(actor, productId);
  const halves = level === null ? null : halvesOfLevel(level);
  const total = await countRows(shownOf(knex, productId, halves));
  const shown = await shownPage(shownOf(knex, productId, halves), order, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return {
    data: shown.map(shownView),
    total,
    meta: {
      pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
      summary: {
        productId,
        name: (locale === 'en' ? row.name_en : null) ?? row.name_es,
        show_url: `/products/${productId}`,
        image_full_path: row.image_url,
        ...breakdownOf(await halvesOf(knex, productId)),
        ...(await readerOf(strapi, actor, productId)),
      },
    },
  };
}

/** Nothing of a person for a visitor: the answer is everybody's then. */
async function readerOf(strapi: Core.Strapi, actor: Actor, productId: number) {
  if (actor.kind !== 'person' || actor.id === null) return { purchased_by_user: false, own_review: null };
  const knex = getKnex(strapi);
  const own = await findReviewOf(knex, actor.id, productId);
  return {
    purchased_by_user: await service(strapi, 'sales.orders').hasBought(knex, actor.id, productId),
    own_review: own === undefined ? null : ownView(own),
  };
}

/** A review by its id: its author's own words to them, to everybody else what is published; otherwise 404. */
export async function oneReview(strapi: Core.Strapi, actor: Actor, id: number | null) {
  const row = id === null ? undefined : await findReview(getKnex(strapi), id);
  if (row === undefined) throw new NotFoundError();
  if (actor.kind === 'person' && row.user_id === actor.id) return ownView(row);
  if (row.shown_halves === null) throw new NotFoundError();
  await service(strapi, 'catalogue.cards').visibleRow(actor, row.product_id);
  return shownView(row as unknown as ShownReview);
}
