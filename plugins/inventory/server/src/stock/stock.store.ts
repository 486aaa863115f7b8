import { forUpdate, insertRow, now, quickRows, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Cause, Grade, Holder, StockLine } from '../../../contract';
import { tables } from '../uids';
import { keyOf, type Balance } from './stock.rules';

type Shelf = Pick<StockLine, 'productId' | 'branchId' | 'grade'>;

interface StockRow {
  readonly product_id: number;
  readonly branch_id: number;
  readonly grade: Grade;
  readonly on_hand: number;
  readonly reserved: number;
}

const where = ({ productId, branchId, grade }: Shelf) => ({ product_id: productId, branch_id: branchId, grade });

/** Balances of shelves, locked in key order until the transaction ends. A shelf without a row has nothing. */
export async function lockBalances(tx: Tx, shelves: readonly Shelf[]): Promise<Map<string, Balance>> {
  const productIds = [...new Set(shelves.map(({ productId }) => productId))];
  if (productIds.length === 0) return new Map();
  const query = tx
    .trx(tables.stock)
    .whereIn('product_id', productIds)
    .orderBy('product_id')
    .orderBy('branch_id')
    .orderBy('grade')
    .select('product_id', 'branch_id', 'grade', 'on_hand', 'reserved');
  const rows = (await forUpdate(tx, query)) as unknown as StockRow[];
  return new Map(
    rows.map((row) => [
      keyOf({ productId: row.product_id, branchId: row.branch_id, grade: row.grade }),
      { onHand: row.on_hand, reserved: row.reserved },
    ]),
  );
}

/** Changes a shelf's counters; the database refuses what would go below zero. */
export async function changeBalance(
  tx: Tx,
  shelf: Shelf,
  change: { onHand?: number; reserved?: number },
): Promise<void> {
  await tx
    .trx(tables.stock)
    .where(where(shelf))
    .update({
      on_hand: tx.trx.raw('on_hand + ?', [change.onHand ?? 0]),
      reserved: tx.trx.raw('reserved + ?', [change.reserved ?? 0]),
      updated_at: now(),
    });
}

export async function openShelf(tx: Tx, shelf: Shelf): Promise<void> {
  await insertRow(tx, tables.stock, { ...where(shelf), on_hand: 0, reserved: 0 });
}

/** Appends to the ledger: pieces in or out, and what is left. */
export async function recordMovement(
  tx: Tx,
  shelf: Shelf,
  { quantity, balance }: { quantity: number; balance: number },
  cause: Cause,
): Promise<void> {
  await insertRow(tx, tables.movement, {
    ...where(shelf),
    quantity,
    balance,
    cause: cause.cause,
    reference_type: cause.referenceType,
    reference_id: cause.referenceId,
    actor_name: cause.actorName,
    moved_at: now(),
  });
}

/** Narrows a holder's reservations to those that still hold, or of these to those whose time was over at a moment. */
const holding = (tx: Tx, { type, id }: Holder, expiredAt: Date | null): Knex.QueryBuilder => {
  const rows = tx.trx(tables.reservation).where({ holder_type: type, holder_id: id, state: 'held' });
  return expiredAt === null ? rows : rows.where('expires_at', '<', expiredAt);
};

/** Reads what a holder holds now, or of it what was held too long at a moment. */
export async function heldBy(tx: Tx, holder: Holder, expiredAt: Date | null): Promise<StockLine[]> {
  const rows = (await holding(tx, holder, expiredAt).select('product_id', 'branch_id', 'grade', 'quantity')) as {
    product_id: number;
    branch_id: number;
    grade: Grade;
    quantity: number;
  }[];
  return rows.map((row) => ({
    productId: row.product_id,
    branchId: row.branch_id,
    grade: row.grade,
    quantity: row.quantity,
  }));
}

export async function hold(tx: Tx, holder: Holder, line: StockLine, expiresAt: Date): Promise<void> {
  await insertRow(tx, tables.reservation, {
    ...where(line),
    quantity: line.quantity,
    holder_type: holder.type,
    holder_id: holder.id,
    state: 'held',
    expires_at: expiresAt,
  });
}

/** Ends what a holder holds of some products, or of it what was held too long at a moment. */
export async function endHold(
  tx: Tx,
  holder: Holder,
  productIds: readonly number[],
  expiredAt: Date | null,
): Promise<void> {
  await holding(tx, holder, expiredAt)
    .whereIn('product_id', [...productIds])
    .update({ state: 'released', updated_at: now() });
}

/** Holders whose time is over. */
export async function expiredHolders(knex: Knex, at: Date): Promise<Holder[]> {
  const rows = (await knex(tables.reservation)
    .where({ state: 'held' })
    .where('expires_at', '<', at)
    .distinct('holder_type as type', 'holder_id as id')) as { type: string; id: string }[];
  return rows;
}

/** Pieces of new stock free to sell by product, in one branch or in all; what has no shelf is left out. */
export async function freeTotals(
  knex: Knex,
  productIds: readonly number[],
  branchId: number | null,
): Promise<Map<number, number>> {
  const query = knex(tables.stock)
    .whereIn('product_id', [...productIds])
    .where({ grade: 'Stock' })
    .groupBy('product_id')
    .select('product_id', knex.raw('sum(on_hand - reserved) as free'));
  if (branchId !== null) query.where({ branch_id: branchId });
  const rows = (await query) as { product_id: number; free: number | string }[];
  return new Map(rows.map((row) => [row.product_id, Number(row.free)]));
}

const selectFree = `select product_id, branch_id, on_hand - reserved as free from ${tables.stock}
  where product_id in (@ids) and grade = 'Stock' and on_hand > reserved`;

/** Free pieces of new stock, in all branches and by branch; products without any are left out. */
export async function freePieces(knex: Knex, productIds: readonly number[]): Promise<Map<number, FreePieces>> {
  const rows = await quickRows<{ product_id: number; branch_id: number; free: number }>(knex, selectFree, {
    ids: productIds,
  });
  const found = new Map<number, { total: number; byBranch: Map<number, number> }>();
  for (const { product_id: id, branch_id: branchId, free } of rows) {
    const known = found.get(id) ?? { total: 0, byBranch: new Map<number, number>() };
    known.total += free;
    known.byBranch.set(branchId, free);
    found.set(id, known);
  }
  return found;
}

export interface FreePieces {
  readonly total: number;
  readonly byBranch: ReadonlyMap<number, number>;
}

const selectWithFree = `select distinct product_id from ${tables.stock}
  where product_id in (@ids) and grade = 'Stock' and on_hand > reserved`;

/** Those of these products that have a free piece of new stock in any branch. */
export async function findFree(knex: Knex, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await quickRows<{ product_id: number }>(knex, selectWithFree, { ids: productIds });
  return new Set(rows.map(({ product_id: id }) => id));
}

/** Free pieces of new stock by product and branch. */
export async function freeByBranch(
  knex: Knex,
  productIds: readonly number[],
): Promise<{ productId: number; branchId: number; free: number }[]> {
  const rows = (await knex(tables.stock)
    .whereIn('product_id', [...productIds])
    .where({ grade: 'Stock' })
    .select('product_id', 'branch_id', 'on_hand', 'reserved')) as StockRow[];
  return rows.map((row) => ({ productId: row.product_id, branchId: row.branch_id, free: row.on_hand - row.reserved }));
}
