import type { RemovalCheck } from '@mayorista/catalogue/contract';
import { tables } from '../uids';

/** A product with pieces on a shelf, or named by a transfer, stays. */
export const refuseRemoval: RemovalCheck = async (tx, productId) => {
  const shelf = (await tx.trx(tables.stock).where({ product_id: productId }).where('on_hand', '>', 0).first('id')) as
    object | undefined;
  const line = (await tx.trx(tables.transferDetail).where({ product_id: productId }).first('id')) as object | undefined;
  return [
    ...(shelf === undefined ? [] : [{ code: 'product_has_stock' }]),
    ...(line === undefined ? [] : [{ code: 'product_in_transfers' }]),
  ];
};
