import type { Knex } from 'knex';
import { insertRows, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

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

export async function replaceChoices(tx: Tx, productId: number, choices: readonly Choice[]): Promise<void> {
  await tx.trx(tables.alternative).where({ product_id: productId }).delete();
  await insertRows(
    tx,
    tables.alternative,
    choices.map((choice, index) => ({ ...choice, product_id: productId, position: index + 1 })),
  );
}
