import { forUpdate, inTransaction, now, type JobHandler } from '@mayorista/kernel';
import { reopen } from '../carts/cart.service';
import type { CartRow } from '../carts/cart.store';
import { tables } from '../uids';

export const run: JobHandler<{ cartId: number }> = ({ strapi, payload }) =>
  inTransaction(strapi, async (tx) => {
    const [cart] = (await forUpdate(
      tx,
      tx.trx(tables.cart).where({ id: payload.cartId }).whereNot({ stage: 'ordered' }),
    )) as unknown as CartRow[];
    const isOver =
      cart?.reservation_expires_at != null && new Date(cart.reservation_expires_at).getTime() <= now().getTime();
    if (cart !== undefined && isOver) await reopen(tx, cart);
    return { reopened: isOver };
  });
