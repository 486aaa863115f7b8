import type { Knex } from 'knex';
import type { WishedProduct } from '../../../contract';
import { allDetails, findOwnList } from './wish-list.store';

/** The products of one of the person's own lists, oldest first; null when they have no such list. */
export async function wishedProducts(knex: Knex, userId: number, listId: number): Promise<WishedProduct[] | null> {
  if ((await findOwnList(knex, userId, listId)) === undefined) return null;
  return (await allDetails(knex, listId)).map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}
