import type { Knex } from 'knex';
import type { Batch } from '../connection/in-batch';
import { DatabaseProblem } from '../connection/open-database';
import { asDocument, insertRows } from '../connection/rows';

/** Condition grade of new, ordinary stock. */
const ORDINARY_GRADE = 'Stock';

export interface InitialStock {
  productId: number;
  pieces: number;
}

/** Id of the branch that keeps the imported stock. Refuses a code that no branch has. */
export async function findBranch(db: Knex, code: string): Promise<number> {
  const branch = (await db('branches').where({ code }).first('id')) as { id: number } | undefined;
  if (branch === undefined)
    throw new DatabaseProblem(`No existe la sucursal ${code}: dala de alta, o nombra otra con --branch`);
  return branch.id;
}

/** The first stock of products that did not exist, with the movement that explains it. */
export async function writeInitialStock(
  batch: Batch,
  branchId: number,
  stocks: readonly InitialStock[],
): Promise<void> {
  const place = { branch_id: branchId, grade: ORDINARY_GRADE };
  const rows = stocks.map(({ productId, pieces }) =>
    asDocument(batch, { ...place, product_id: productId, on_hand: pieces, reserved: 0 }),
  );
  await insertRows(batch, 'stocks', rows);
  const movements = stocks
    .filter(({ pieces }) => pieces > 0)
    .map(({ productId, pieces }) =>
      asDocument(batch, {
        ...place,
        product_id: productId,
        quantity: pieces,
        balance: pieces,
        cause: 'initial',
        reference_type: 'import',
        moved_at: batch.at,
      }),
    );
  await insertRows(batch, 'stock_movements', movements);
}
