import { service, throwIfAny, type FieldError, type Tx } from '@mayorista/kernel';
import type { Grade, StockLine, SupplyPlan } from '@mayorista/inventory/contract';
import '@mayorista/inventory/contract';
import type { PlaceOrder } from '../../../contract';
import type { ResolvedDelivery } from './resolve-delivery';

/**
 * Decides from which warehouse each line comes and takes the pieces, in the caller's transaction. Plans in the order of the lines. Throws
 * ValidationError with every line that has too few, unless new pieces may wait.
 */
export async function supplyOrder(
  tx: Tx,
  { source, lines, actor }: PlaceOrder,
  { branch, supply }: ResolvedDelivery,
): Promise<readonly SupplyPlan[]> {
  const wishes = lines.map(({ productId, quantity, grade = 'Stock' }) => ({ productId, quantity, grade }));
  const plans = await service(tx.strapi, 'inventory.supply').planIn(
    tx,
    { wishes, branchId: branch.id, from: supply },
    source,
  );
  throwIfAny(
    wishes.flatMap(({ productId, grade, quantity }, at): FieldError[] => {
      const waiting = plans[at]?.waiting ?? 0;
      if (waiting === 0 || (supply === 'backorder' && grade === 'Stock')) return [];
      const params = { available: quantity - waiting, asked: quantity, grade };
      return [
        {
          code: grade === 'Stock' ? 'not_enough_stock' : 'not_enough_refurbished',
          field: `products.${productId}`,
          params,
        },
      ];
    }),
  );
  const taken = plans.flatMap(({ parts }, at): StockLine[] =>
    parts.map(({ branchId, quantity }) => ({
      productId: wishes[at]?.productId ?? 0,
      grade: wishes[at]?.grade ?? ('Stock' as Grade),
      branchId,
      quantity,
    })),
  );
  const cause = { cause: 'Venta', referenceType: source.type, referenceId: source.id, actorName: actor.name };
  await service(tx.strapi, 'inventory.stock').take(tx, source, taken, cause);
  return plans;
}
