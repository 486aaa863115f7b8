import { emit, type Tx } from '@mayorista/kernel';
import { complianceChanged } from '../../../events';

const batch = 500;

/** Says, in the same transaction, that what these products' lights stand on has changed. */
export async function announceProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += batch)
    await emit(tx, complianceChanged, { product_ids: ids.slice(start, start + batch) });
}
