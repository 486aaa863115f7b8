import { NotFoundError, type Actor, type Core, type Tx } from '@mayorista/kernel';
import { ordersOf } from './order.scope';
import type { OrderRow } from './order.store';

/** Finds an order within the actor's reach by its id or its folio ('legacy_id' of the documents). Throws NotFoundError. */
export async function findByLegacyId(strapi: Core.Strapi, actor: Actor, legacyId: string, tx?: Tx): Promise<OrderRow> {
  const text = legacyId.trim();
  const column = /^\d{1,9}$/.test(text) ? { id: Number(text) } : { folio: text.toUpperCase() };
  const query = ordersOf(strapi, actor).where(column);
  const row = (await (tx === undefined ? query : query.transacting(tx.trx)).first()) as OrderRow | undefined;
  if (row === undefined) throw new NotFoundError();
  return row;
}
