import { forUpdate, insertRow, now, quickRows, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { ReviewStatus } from '../../../review.states';
import { tables } from '../uids';
import type { HalvesCount } from './review.rules';

/** What its author wrote. Ratings are kept in half stars. */
export interface ReviewText {
  readonly halves: number;
  readonly title: string;
  readonly comment: string;
}

export interface ReviewRow extends ReviewText {
  readonly id: number;
  readonly product_id: number;
  readonly user_id: number;
  readonly status: ReviewStatus;
  /** Grows with every edit: who moderates says which one they read. */
  readonly version: number;
  readonly written_at: Date | string | number;
  readonly reason: string | null;
  readonly moderator_name: string | null;
  /** What everybody sees; null while nothing is published. */
  readonly shown_halves: number | null;
  readonly shown_title: string | null;
  readonly shown_comment: string | null;
  readonly shown_at: Date | string | number | null;
}

export interface ShownReview {
  readonly id: number;
  readonly product_id: number;
  readonly shown_halves: number;
  readonly shown_title: string;
  readonly shown_comment: string;
  readonly shown_at: Date | string | number;
}

const shownColumns = ['id', 'product_id', 'shown_halves', 'shown_title', 'shown_comment', 'shown_at'];

/** The published reviews of a product, of these half stars when some are given. */
export function shownOf(knex: Knex, productId: number, halves: readonly number[] | null): Knex.QueryBuilder {
  const query = knex(tables.review).where({ product_id: productId }).whereNotNull('shown_halves');
  return halves === null ? query : query.whereIn('shown_halves', [...halves]);
}

export type ReviewOrder = readonly ['shown_halves' | 'shown_at', 'asc' | 'desc'];

export const shownPage = (
  query: Knex.QueryBuilder,
  [column, direction]: ReviewOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownReview[]> =>
  query
    .select(shownColumns)
    .orderBy(column, direction)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset) as unknown as Promise<ShownReview[]>;

export async function halvesOf(knex: Knex, productId: number): Promise<HalvesCount> {
  const rows = (await shownOf(knex, productId, null)
    .groupBy('shown_halves')
    .select('shown_halves')
    .count({ n: '*' })) as {
    shown_halves: number;
    n: number | string;
  }[];
  return new Map(rows.map(({ shown_halves, n }) => [shown_halves, Number(n)]));
}

const selectHalves = `select product_id, shown_halves, count(*) as n from ${tables.review}
  where product_id in (@ids) and shown_halves is not null group by product_id, shown_halves`;

/** The same of many products; those without a published review are left out. */
export async function halvesOfMany(knex: Knex, productIds: readonly number[]): Promise<Map<number, HalvesCount>> {
  const rows = await quickRows<{ product_id: number; shown_halves: number; n: number | string }>(knex, selectHalves, {
    ids: productIds,
  });
  const counts = new Map<number, Map<number, number>>();
  for (const { product_id: id, shown_halves: halves, n } of rows)
    counts.set(id, new Map([...(counts.get(id) ?? []), [halves, Number(n)]]));
  return counts;
}

export const findReview = (knex: Knex, id: number): Promise<ReviewRow | undefined> =>
  knex(tables.review).where({ id }).first() as Promise<ReviewRow | undefined>;

export const findReviewOf = (knex: Knex, userId: number, productId: number): Promise<ReviewRow | undefined> =>
  knex(tables.review).where({ user_id: userId, product_id: productId }).first() as Promise<ReviewRow | undefined>;

export async function lockReview(tx: Tx, id: number): Promise<ReviewRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.review).where({ id }))) as unknown as ReviewRow[];
  return row;
}

/** A second one of a person and product violates the unique index. */
export const insertReview = (tx: Tx, row: ReviewText & { product_id: number; user_id: number }): Promise<number> =>
  insertRow(tx, tables.review, { ...row, status: 'pending', version: 1, written_at: now() });

export async function changeReview(tx: Tx, id: number, change: Partial<Omit<ReviewRow, 'id'>>): Promise<void> {
  await tx
    .trx(tables.review)
    .where({ id })
    .update({ ...change, updated_at: now() });
}
