import type { RemovalCheck } from '@mayorista/catalogue/contract';
import { tables } from '../uids';

/** A product with pieces on a shelf stays. What shapes refer to (transfers, price agreements) stays by their references. */
export const refuseRemoval: RemovalCheck = async (tx, productId) => {
  const shelf = (await tx.trx(tables.stock).where({ product_id: productId }).where('on_hand', '>', 0).first('id')) as
    object | undefined;
  return shelf === undefined ? [] : [{ code: 'product_has_stock' }];
};
