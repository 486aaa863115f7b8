import type { Knex } from 'knex';
import { decimal, insertRows, type Numeric, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { farthest, nearest } from './alternative.rules';

export interface Choice {
  readonly alternative_id: number;
  readonly kind: 'pinned' | 'excluded';
}

/** What staff chose for a product: those always first, in their order, and those never shown. */
export const choicesOf = (knex: Knex, productId: number): Promise<Choice[]> =>
  knex(tables.alternative)
    .where({ product_id: productId })
    .orderBy('position')
    .orderBy('id')
    .select('alternative_id', 'kind') as unknown as Promise<Choice[]>;

interface Wanted {
  readonly categoryId: number;
  /** Null has no price: then any price will do. */
  readonly listPrice: Numeric | null;
  /** Null looks at all branches. */
  readonly branchId: number | null;
  readonly limit: number;
}

/** Products on sale of a category, near in price, with free pieces of new stock; the nearest in price first. */
export async function candidatesOf(knex: Knex, { categoryId, listPrice, branchId, limit }: Wanted): Promise<number[]> {
  const price = decimal(listPrice ?? 0);
  const query = knex('product_cards as c')
    .join(`${tables.stock} as s`, 's.product_id', 'c.product_id')
    .where({ 'c.category_id': categoryId, 'c.is_visible': true, 'c.status': 1, 's.grade': 'Stock' })
    .whereRaw('s.on_hand > s.reserved')
    .groupBy('c.product_id', 'c.list_price')
    .orderByRaw('abs(coalesce(c.list_price, 0) - cast(? as decimal))', [price.toNumber()])
    .orderBy('c.product_id')
    .limit(limit)
    .select('c.product_id as id');
  if (branchId !== null) query.where({ 's.branch_id': branchId });
  if (!price.isZero())
    query.where(
      (near) =>
        void near
          .whereBetween('c.list_price', [price.times(nearest).toNumber(), price.times(farthest).toNumber()])
          .orWhereNull('c.list_price')
          .orWhere('c.list_price', 0),
    );
  return ((await query) as { id: number }[]).map(({ id }) => id);
}

export async function replaceChoices(tx: Tx, productId: number, choices: readonly Choice[]): Promise<void> {
  await tx.trx(tables.alternative).where({ product_id: productId }).delete();
  await insertRows(
    tx,
    tables.alternative,
    choices.map((choice, index) => ({ ...choice, product_id: productId, position: index + 1 })),
  );
}
