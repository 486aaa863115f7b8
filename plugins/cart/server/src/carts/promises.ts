import { service, type Core } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { SupplyPlan } from '@mayorista/inventory/contract';
import type { CartRow, LineRow } from './cart.store';
import type { CartViewer } from './cart-viewer';

/** When a line's pieces are all at the branch that sells, and which of them come from elsewhere or wait. */
export interface LinePromise {
  /** 'yyyy-mm-dd'; null when some must be ordered first. */
  readonly promised_on: string | null;
  readonly parts: readonly {
    readonly branch_id: number | null;
    readonly quantity: number;
    readonly promised_on: string | null;
  }[];
}

/** Promises by line id, as if other warehouses and what is on its way may help; none for who has no branch to buy from. */
export async function linePromises(
  strapi: Core.Strapi,
  { actor }: CartViewer,
  cart: CartRow,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, LinePromise>> {
  const branchId =
    cart.delivery_branch_id ?? (lines.length === 0 ? null : await service(strapi, 'inventory.branches').ofBuyer(actor));
  if (branchId === null) return new Map();
  const wishes = lines.map(({ product_id, quantity, grade }) => ({ productId: product_id, quantity, grade }));
  const holder = { type: 'cart', id: String(cart.id) };
  const plans = await service(strapi, 'inventory.supply').plan({ wishes, branchId, from: 'backorder' }, holder);
  return new Map(
    lines.flatMap(({ id }, at) => {
      const plan = plans[at];
      return plan === undefined ? [] : [[id, toPromise(plan)] as const];
    }),
  );
}

const toPromise = ({ parts, waiting, waitingUntil }: SupplyPlan): LinePromise => ({
  promised_on: waiting > 0 ? waitingUntil : ([...parts.map(({ promisedOn }) => promisedOn)].sort().at(-1) ?? null),
  parts: [
    ...parts.map(({ branchId, quantity, promisedOn }) => ({
      branch_id: branchId,
      quantity,
      promised_on: promisedOn,
    })),
    ...(waiting === 0 ? [] : [{ branch_id: null, quantity: waiting, promised_on: waitingUntil }]),
  ],
});
