import { addDays, decimal, getKnex, today, type Deps } from '@mayorista/kernel';
import type { RotationService } from '../../../contract';
import { tables } from '../uids';
import { saleCauses } from './sold-pieces.store';

/** Days looked back for the average, and how many make a month. */
const windowDays = 90;
const monthDays = 30;

interface Row {
  readonly product_id: number;
  readonly pieces: number | string;
}

/** Average pieces of new stock sold in a month, from the movements of the last 90 days. */
export const rotationService = ({ strapi }: Deps): RotationService => ({
  async monthlyIn(branchId, productIds) {
    const query = getKnex(strapi)(tables.movement)
      .whereIn('cause', saleCauses)
      .where({ grade: 'Stock' })
      .where('moved_at', '>=', new Date(`${addDays(today(), -windowDays)}T00:00:00Z`))
      .groupBy('product_id')
      .select('product_id')
      .sum({ pieces: 'quantity' });
    if (branchId !== null) query.where({ branch_id: branchId });
    if (productIds !== undefined) query.whereIn('product_id', [...productIds]);
    const rows = (await query) as Row[];
    return new Map(
      rows.flatMap(({ product_id: id, pieces }) =>
        Number(pieces) < 0 ? [[id, monthly(-Number(pieces))] as const] : [],
      ),
    );
  },
});

/** One decimal. */
const monthly = (pieces: number): number =>
  decimal(pieces).times(monthDays).dividedBy(windowDays).toDecimalPlaces(1).toNumber();
