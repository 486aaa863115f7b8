import { z } from 'zod';
import {
  defineRoute,
  ForbiddenError,
  inTransaction,
  now,
  rejectDangling,
  rejectUnknown,
  service,
} from '@mayorista/kernel';
import '../../../contract';
import { grade, largestId, mostPieces } from '../input';
import { ownBranch } from '../transfers/transfer.scope';
import { tables } from '../uids';
import { stockAdjustmentOutput } from './adjust-stock.answer';

const adjustment = z.strictObject({
  product_id: z.number().int().positive().max(largestId),
  branch_id: z.number().int().positive().max(largestId),
  grade: grade.default('Stock'),
  quantity: z
    .number()
    .int()
    .min(-mostPieces)
    .max(mostPieces)
    .refine((value) => value !== 0, 'invalid'),
  reason: z.string().trim().min(1).max(200),
});

/** POST /stock-adjustments: pieces found or lost on a shelf, with the reason the ledger keeps; a storeman's, of the own branch. */
export const adjustStock = defineRoute({
  method: 'POST',
  path: '/stock-adjustments',
  noun: 'stock-adjustments',
  action: 'create',
  needs: 'stock.adjust',
  summary: 'Ajustar existencias',
  status: 201,
  input: adjustment,
  output: stockAdjustmentOutput,
  async handle({ strapi, actor, input }) {
    const own = ownBranch(actor);
    const cause = {
      cause: input.reason,
      referenceType: 'adjustment',
      referenceId: now().toISOString(),
      actorName: actor.name,
    };
    const shelf = { productId: input.product_id, branchId: input.branch_id, grade: input.grade, delta: input.quantity };
    const adjusting = inTransaction(strapi, async (tx) => {
      await rejectUnknown(tx, [{ field: 'branch_id', table: tables.branch, id: input.branch_id }]);
      if (own !== null && own !== input.branch_id) throw new ForbiddenError();
      return service(strapi, 'inventory.stock').adjust(tx, shelf, cause);
    });
    const balance = await adjusting.catch((error: unknown) => rejectDangling(error, 'product_id'));
    return { data: { balance }, meta: {} };
  },
});
