import { decimal, roundToCents, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import type { Numeric } from '@mayorista/kernel/shared';
import { limitOf } from './limit-of';

/**
 * Refuses percents for certain distributors above what their writer gives away alone, each on its field. What stands already is its writer's
 * then; more than a limit is a special discount of a brand, which somebody else authorises.
 */
export async function judgeLimit(
  tx: Tx,
  actor: Actor,
  percents: readonly { readonly field: string; readonly percent: Numeric; readonly before?: Numeric | null }[],
): Promise<FieldError[]> {
  const { percent: limit } = await limitOf(tx.trx, actor);
  return percents.flatMap(({ field, percent, before }) => {
    const stands = before != null && !decimal(percent).greaterThan(before);
    // What is no percent at all is told so.
    if (stands || decimal(percent).greaterThan(100) || !decimal(percent).greaterThan(limit)) return [];
    return [{ code: 'discount_above_limit', field, params: { limit: roundToCents(limit) } }];
  });
}
