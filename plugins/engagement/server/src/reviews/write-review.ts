import {
  inTransaction,
  getKnex,
  move,
  now,
  NotFoundError,
  recordAudit,
  ValidationError,
  service,
  violatedColumns,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/sales/contract';
import { ownerOf } from '../owner';
import { reviewMachine } from './review.machine';
import { changeReview, insertReview, lockReview, type ReviewText } from './review.store';

const refusedOn = (code: string) => new ValidationError([{ code, field: 'productId' }]);

/** Keeps a buyer's opinion of a product for a moderator; one of a person and product. Answers its id. */
export async function writeReview(
  strapi: Core.Strapi,
  actor: Actor,
  productId: number,
  text: ReviewText,
): Promise<number> {
  const userId = ownerOf(actor);
  if (!(await service(strapi, 'sales.orders').hasBought(getKnex(strapi), userId, productId))) {
    // Who bought a product may review it when the store hides it too; to others it is not there.
    const [seen] = await service(strapi, 'catalogue.cards').visibleRows(actor, [productId]);
    throw refusedOn(seen === undefined ? 'not_found' : 'buy_to_review');
  }
  return inTransaction(strapi, async (tx) => {
    const row = { product_id: productId, user_id: userId, ...text };
    const id = await insertReview(tx, row).catch((error: unknown) => {
      throw violatedColumns(error) === null ? error : refusedOn('review_exists');
    });
    await recordAudit(tx, actor, { modelType: 'product-reviews', modelId: id, action: 'created', after: { ...text } });
    return id;
  });
}

/** The author's other words: they wait for a moderator again, and what was published stays visible meanwhile. */
export const rewriteReview = (strapi: Core.Strapi, actor: Actor, id: number, text: ReviewText): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    const review = await lockReview(tx, id);
    if (review === undefined || review.user_id !== ownerOf(actor)) throw new NotFoundError();
    const { halves, title, comment } = review;
    if (review.status !== 'pending')
      await move(tx, {
        machine: reviewMachine,
        modelType: 'product-reviews',
        modelId: id,
        from: review.status,
        to: 'pending',
        subject: { reason: '' },
        actor,
        apply: () => changeReview(tx, id, { status: 'pending', reason: null, moderator_name: null }),
      });
    await changeReview(tx, id, { ...text, version: review.version + 1, written_at: now() });
    await recordAudit(tx, actor, {
      modelType: 'product-reviews',
      modelId: id,
      action: 'changed',
      before: { halves, title, comment },
      after: { ...text },
    });
  });
