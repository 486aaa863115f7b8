import { emit, slicesOf, type Tx } from '@mayorista/kernel';
import { complianceChanged } from '../../../events';

/** Says, in the same transaction, that what these products' lights stand on has changed. */
export async function announceProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  for (const some of slicesOf(ids)) await emit(tx, complianceChanged, { product_ids: some });
}
