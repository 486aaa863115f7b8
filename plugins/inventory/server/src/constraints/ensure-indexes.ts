import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';

/**
 * Indexes that a content type cannot declare. Which products have a free piece of a grade is asked for every listing, of
 * millions of rows most of which have none. Safe to repeat.
 */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  await getKnex(strapi).raw(
    `create index if not exists stocks_free_pieces on ${tables.stock} (product_id, grade, branch_id, on_hand, reserved) where on_hand > reserved`,
  );
}
