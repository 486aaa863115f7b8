import { products, reviews, wishLists, type ReviewSeed, type WishListSeed } from '@mayorista/database/seeds';
import { inTransaction, insertRow, now, type Deps, type Tx } from '@mayorista/kernel';
import { halvesOfRating } from '../reviews/review.fields';
import { tables } from '../uids';
import { ensureGeneralList, insertDetail, insertList } from '../wish-lists/wish-list.store';

const dayMs = 86_400_000;
const skuOf = new Map(products.map(({ model, sku }) => [model, sku]));

/** Wish lists and reviews of the demo world. */
export const engagementDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    await inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.wishList).first('id')) !== undefined) return;
      for (const seed of wishLists) await loadList(tx, seed);
      for (const seed of reviews) await loadReview(tx, seed);
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

const personOf = (tx: Tx, email: string): Promise<number> => idOf(tx, 'up_users', { email });
const productOf = (tx: Tx, model: string): Promise<number> =>
  idOf(tx, 'products', { sku: skuOf.get(model) ?? '', locale: 'es' });

async function idOf(tx: Tx, table: string, where: Readonly<Record<string, string>>): Promise<number> {
  const row = (await tx.trx(table).where(where).first('id')) as { id: number } | undefined;
  if (row === undefined) throw new Error(`The demo world has no ${table} ${JSON.stringify(where)}`);
  return row.id;
}
