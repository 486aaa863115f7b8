import { emit, knexWithin, ValidationError, type Deps, type Tx } from '@mayorista/kernel';
import type { Cause, Holder, StockLine, StockService } from '../../../contract';
import { stockChanged } from '../../../events';
import { free, keyOf, merged, shortages, type Balance } from './stock.rules';
import { addReferenceNames } from '../references/reference-names';
import * as store from './stock.store';
import { unstocked } from './unstocked';

/** Stock of the house (design 5, Stock). */
export const stockService = ({ strapi }: Deps): StockService => ({
  available: (productIds, branchId) => store.freeTotals(knexWithin(strapi), productIds, branchId),
  async availableByBranch(productIds) {
    const byProduct = new Map<number, Record<string, number>>();
    for (const { productId, branchId, free: pieces } of await store.freeByBranch(knexWithin(strapi), productIds)) {
      const byBranch = byProduct.get(productId) ?? {};
      byBranch[branchId] = pieces;
      byProduct.set(productId, byBranch);
    }
    return byProduct;
  },
  reserve,
  release,
  take,
  giveBack,
  unstocked: (productIds) => unstocked(strapi, productIds),
  adjust,
  nameReferences: (type, names) => addReferenceNames(strapi, type, names),
});

async function reserve(tx: Tx, holder: Holder, lines: readonly StockLine[], expiresAt: Date): Promise<void> {
  await release(tx, holder);
  const wanted = merged(await onShelves(tx, lines));
  const balances = await store.lockBalances(tx, wanted);
  refuseShortages(wanted, balances);
  for (const line of wanted) {
    await store.changeBalance(tx, line, { reserved: line.quantity });
    await store.hold(tx, holder, line, expiresAt);
  }
  await announce(tx, wanted);
}

async function release(tx: Tx, holder: Holder): Promise<void> {
  await endHold(tx, holder, null);
}

/** Lets go of what a holder held too long at a moment. Tells whether there was any: it may have been taken, or held anew, since it was listed. */
export const releaseExpired = (tx: Tx, holder: Holder, at: Date): Promise<boolean> => endHold(tx, holder, at);

async function endHold(tx: Tx, holder: Holder, expiredAt: Date | null): Promise<boolean> {
  const before = await store.heldBy(tx, holder, expiredAt);
  if (before.length === 0) return false;
  await store.lockBalances(tx, before);
  // Whoever ended it meanwhile had these shelves locked: it is read again, lest the pieces of others are let go.
  const locked = new Set(before.map(({ productId }) => productId));
  const held = merged((await store.heldBy(tx, holder, expiredAt)).filter(({ productId }) => locked.has(productId)));
  for (const line of held) await store.changeBalance(tx, line, { reserved: -line.quantity });
  await store.endHold(tx, holder, [...locked], expiredAt);
  await announce(tx, held);
  return held.length > 0;
}

async function take(tx: Tx, holder: Holder, lines: readonly StockLine[], cause: Cause): Promise<void> {
  // Letting go first and taking at once is safe: the rows stay locked until the end of the transaction.
  await release(tx, holder);
  const wanted = merged(await onShelves(tx, lines));
  const balances = await store.lockBalances(tx, wanted);
  refuseShortages(wanted, balances);
  for (const line of wanted) {
    await store.changeBalance(tx, line, { onHand: -line.quantity });
    await store.recordMovement(
      tx,
      line,
      { quantity: -line.quantity, balance: onHand(balances, line) - line.quantity },
      cause,
    );
  }
  await announce(tx, wanted);
}

async function giveBack(tx: Tx, lines: readonly StockLine[], cause: Cause): Promise<void> {
  for (const { quantity, ...shelf } of merged(await onShelves(tx, lines)))
    await adjust(tx, { ...shelf, delta: quantity }, cause);
}

/** The lines whose products have pieces. */
async function onShelves(tx: Tx, lines: readonly StockLine[]): Promise<readonly StockLine[]> {
  const services = await unstocked(
    tx.strapi,
    lines.map(({ productId }) => productId),
  );
  return lines.filter(({ productId }) => !services.has(productId));
}

async function adjust(
  tx: Tx,
  { delta, ...shelf }: Omit<StockLine, 'quantity'> & { readonly delta: number },
  cause: Cause,
): Promise<number> {
  const balances = await store.lockBalances(tx, [shelf]);
  const balance = balances.get(keyOf(shelf));
  if (balance === undefined) await store.openShelf(tx, shelf);
  const left = (balance?.onHand ?? 0) + delta;
  if (left < (balance?.reserved ?? 0))
    throw new ValidationError([
      {
        code: 'stock_below_reserved',
        field: 'quantity',
        params: { available: free(balance ?? { onHand: 0, reserved: 0 }) },
      },
    ]);
  await store.changeBalance(tx, shelf, { onHand: delta });
  await store.recordMovement(tx, shelf, { quantity: delta, balance: left }, cause);
  await announce(tx, [{ ...shelf, quantity: Math.abs(delta) }]);
  return left;
}

function refuseShortages(lines: readonly StockLine[], balances: ReadonlyMap<string, Balance>): void {
  const refusals = shortages(lines, (line) => free(balances.get(keyOf(line)) ?? { onHand: 0, reserved: 0 }));
  if (refusals.length > 0) throw new ValidationError(refusals);
}

const onHand = (balances: ReadonlyMap<string, Balance>, line: StockLine): number =>
  balances.get(keyOf(line))?.onHand ?? 0;

async function announce(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  if (productIds.length > 0) await emit(tx, stockChanged, { productIds });
}
