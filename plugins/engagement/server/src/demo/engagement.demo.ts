import {
  products,
  purchaseSatisfactions,
  reviews,
  wishLists,
  type PurchaseSatisfactionSeed,
  type ReviewSeed,
  type WishListSeed,
} from '@mayorista/database/seeds';
import { inTransaction, insertRow, now, type Deps, type Tx } from '@mayorista/kernel';
import { purchaseSteps } from '../../../shared';
import { halvesOfRating } from '../reviews/review.fields';
import { tables } from '../uids';
import { ensureGeneralList, insertDetail, insertList } from '../wish-lists/wish-list.store';

const dayMs = 86_400_000;
const skuOf = new Map(products.map(({ model, sku }) => [model, sku]));

/** Wish lists, reviews and opinions of purchases of the demo world. */
export const engagementDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    await inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.wishList).first('id')) !== undefined) return;
      for (const seed of wishLists) await loadList(tx, seed);
      for (const seed of reviews) await loadReview(tx, seed);
      for (const seed of purchaseSatisfactions) await loadSatisfaction(tx, seed);
    });
  },
});

async function loadList(tx: Tx, { owner, name, products: kept }: WishListSeed): Promise<void> {
  const userId = await personOf(tx, owner);
  const listId = name === null ? (await ensureGeneralList(tx, userId)).id : await insertList(tx, userId, name);
  if (listId === null) throw new Error(`Two demo lists of ${owner} are called ${name}`);
  for (const { model, quantity } of kept) await insertDetail(tx, listId, await productOf(tx, model), quantity);
}

async function loadReview(tx: Tx, seed: ReviewSeed): Promise<void> {
  const { rating, title, comment, days_ago, status, reason } = seed;
  const at = new Date(now().getTime() - days_ago * dayMs);
  const halves = halvesOfRating(rating);
  const isShown = status === 'published';
  await insertRow(tx, tables.review, {
    product_id: await productOf(tx, seed.model),
    user_id: await personOf(tx, seed.author),
    status,
    version: 1,
    halves,
    title,
    comment,
    written_at: at,
    reason: reason ?? null,
    moderator_name: status === 'pending' ? null : 'Mercadotecnia',
    ...(isShown ? { shown_halves: halves, shown_title: title, shown_comment: comment, shown_at: at } : {}),
  });
}

async function loadSatisfaction(tx: Tx, { order, ease, steps, comment }: PurchaseSatisfactionSeed): Promise<void> {
  const placed = (await tx
    .trx('sale_orders')
    .where({ source_type: 'demo', source_id: String(order) })
    .first('id', 'company_id', 'buyer_name')) as
    { id: number; company_id: number | null; buyer_name: string | null } | undefined;
  if (placed === undefined) throw new Error(`The demo world has no order ${order}`);
  await insertRow(tx, tables.satisfaction, {
    sale_order_id: placed.id,
    company_id: placed.company_id,
    answered_by: placed.buyer_name,
    ease,
    comment,
    ...Object.fromEntries(Object.keys(purchaseSteps).map((key) => [key, steps.some((step) => key === `step_${step}`)])),
  });
}

const personOf = (tx: Tx, email: string): Promise<number> => idOf(tx, 'up_users', { email });
const productOf = (tx: Tx, model: string): Promise<number> =>
  idOf(tx, 'products', { sku: skuOf.get(model) ?? '', locale: 'es' });

async function idOf(tx: Tx, table: string, where: Readonly<Record<string, string>>): Promise<number> {
  const row = (await tx.trx(table).where(where).first('id')) as { id: number } | undefined;
  if (row === undefined) throw new Error(`The demo world has no ${table} ${JSON.stringify(where)}`);
  return row.id;
}
