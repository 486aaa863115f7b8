import { addDays, type PlainDate } from '@mayorista/kernel/shared';
import type { SupplyPart, SupplyPlan, SupplySource, SupplyWish } from '../../../contract';

/** Everything that decides where wanted pieces come from. Days are of America/Mexico_City. */
export interface SupplyFacts {
  /** The branch that sells; pieces of others travel `transferDays` to it. */
  readonly branch: { readonly id: number; readonly transferDays: number };
  readonly from: SupplySource;
  /** Pieces free by `shelfKey`. */
  readonly free: ReadonlyMap<string, number>;
  /** New pieces on their way by product, the first to come first. */
  readonly coming: ReadonlyMap<number, readonly Coming[]>;
  /** Products that lie on no shelf. */
  readonly services: ReadonlySet<number>;
  readonly today: PlainDate;
  /** Moves a day on which the house is closed to the next one on which it is open; no day is closed when left out. */
  readonly openOn?: (day: PlainDate) => PlainDate;
}

export interface Coming {
  readonly branchId: number;
  readonly quantity: number;
  /** The day from which they can be sold there. */
  readonly availableOn: PlainDate;
}

export const shelfKey = (productId: number, branchId: number, grade: string): string =>
  `${productId}|${branchId}|${grade}`;

/**
 * Says where the pieces of each wish come from: the branch's own shelves first, then, where other warehouses may help, those with the
 * most pieces, so that an order is divided as little as possible. Two wishes of one product never count the same piece. What is left
 * waits for what is on its way. Services are there at once.
 */
export function planSupply(wishes: readonly SupplyWish[], facts: SupplyFacts): SupplyPlan[] {
  const still: Still = {
    left: new Map(facts.free),
    branches: branchesByGoods(facts.free),
    coming: new Map([...facts.coming].map(([id, all]) => [id, [...all]])),
  };
  return wishes.map((wish) => planWish(wish, facts, still));
}

/** What the wishes before have left. */
interface Still {
  readonly left: Map<string, number>;
  /** Branches with a shelf of some product in some grade: a cart of hundreds of lines is not looked through for each of them. */
  readonly branches: ReadonlyMap<string, readonly number[]>;
  readonly coming: ReadonlyMap<number, Coming[]>;
}

const goodsKey = (productId: number | string, grade: string): string => `${productId}|${grade}`;

function branchesByGoods(free: SupplyFacts['free']): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const key of free.keys()) {
    const [productId = '', branchId, grade = ''] = key.split('|');
    const goods = goodsKey(productId, grade);
    const known = found.get(goods);
    if (known === undefined) found.set(goods, [Number(branchId)]);
    else known.push(Number(branchId));
  }
  return found;
}

function planWish(
  { productId, grade, quantity }: SupplyWish,
  { branch, from, services, today, openOn = (day) => day }: SupplyFacts,
  still: Still,
): SupplyPlan {
  const { left, coming } = still;
  if (services.has(productId))
    return { parts: [{ branchId: branch.id, quantity, promisedOn: today }], waiting: 0, waitingUntil: null };
  const parts: SupplyPart[] = [];
  let missing = quantity;
  for (const branchId of shelvesInTurn(productId, grade, { branchId: branch.id, from, still })) {
    const key = shelfKey(productId, branchId, grade);
    const pieces = Math.min(missing, Math.max(0, left.get(key) ?? 0));
    if (pieces === 0) continue;
    left.set(key, (left.get(key) ?? 0) - pieces);
    missing -= pieces;
    parts.push({
      branchId,
      quantity: pieces,
      promisedOn: openOn(branchId === branch.id ? today : addDays(today, branch.transferDays)),
    });
  }
  const waitingUntil =
    missing === 0 || grade !== 'Stock' ? null : awaited(missing, branch, coming.get(productId) ?? []);
  return { parts, waiting: missing, waitingUntil: waitingUntil === null ? null : openOn(waitingUntil) };
}

interface Turn {
  readonly branchId: number;
  readonly from: SupplySource;
  readonly still: Still;
}

function shelvesInTurn(productId: number, grade: string, { branchId, from, still }: Turn): number[] {
  if (from === 'branch') return [branchId];
  const others = (still.branches.get(goodsKey(productId, grade)) ?? []).flatMap((id) => {
    const pieces = still.left.get(shelfKey(productId, id, grade)) ?? 0;
    return id !== branchId && pieces > 0 ? [{ id, pieces }] : [];
  });
  return [branchId, ...others.sort((a, b) => b.pieces - a.pieces || a.id - b.id).map(({ id }) => id)];
}

/** The day on which so many awaited pieces are at the branch, which are then spoken for; null when fewer are on their way. */
function awaited(missing: number, { id, transferDays }: SupplyFacts['branch'], coming: Coming[]): PlainDate | null {
  const atBranch = (each: Coming): PlainDate =>
    each.branchId === id ? each.availableOn : addDays(each.availableOn, transferDays);
  const inTurn = coming.sort((a, b) => atBranch(a).localeCompare(atBranch(b)));
  if (inTurn.reduce((sum, { quantity }) => sum + quantity, 0) < missing) return null;
  let open = missing;
  while (open > 0) {
    const first = inTurn[0];
    if (first === undefined) return null;
    if (first.quantity > open) inTurn[0] = { ...first, quantity: first.quantity - open };
    else inTurn.shift();
    open -= first.quantity;
    if (open <= 0) return atBranch(first);
  }
  return null;
}
