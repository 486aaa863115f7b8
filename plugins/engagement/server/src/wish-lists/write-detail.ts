import { inTransaction, NotFoundError, ValidationError, type Actor, type Core, type Tx } from '@mayorista/kernel';
import { ownerOf } from '../owner';
import { largestQuantity } from './wish-list.fields';
import { changeDetail, deleteDetail, findDetail, findOwnList, findPlace, type DetailRow } from './wish-list.store';
import { refuseIfFull } from './write-list';

export interface DetailChange {
  readonly quantity?: number | undefined;
  /** The list it moves to; where the product is already, the pieces come together. */
  readonly list_id?: number | undefined;
}

async function ownDetail(tx: Tx, actor: Actor, id: number): Promise<DetailRow> {
  const detail = await findDetail(tx.trx, id);
  const list = detail && (await findOwnList(tx.trx, ownerOf(actor), detail.wish_list_id));
  if (detail === undefined || list === undefined) throw new NotFoundError();
  return detail;
}

/** Changes the pieces of a product in a list, or moves it to another; answers the list it was in. */
export const change = (
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
  { quantity, list_id: to }: DetailChange,
): Promise<number> =>
  inTransaction(strapi, async (tx) => {
    const detail = await ownDetail(tx, actor, id);
    if (quantity !== undefined) await changeDetail(tx, id, { quantity });
    if (to !== undefined && to !== detail.wish_list_id)
      await moveTo(tx, actor, { ...detail, quantity: quantity ?? detail.quantity }, to);
    return detail.wish_list_id;
  });

async function moveTo(tx: Tx, actor: Actor, detail: DetailRow, listId: number): Promise<void> {
  const list = await findOwnList(tx.trx, ownerOf(actor), listId);
  if (list === undefined) throw new ValidationError([{ code: 'list_unknown', field: 'list_id' }]);
  const there = await findPlace(tx.trx, listId, detail.product_id);
  if (there === undefined) {
    await changeDetail(tx, detail.id, { wish_list_id: listId });
    return refuseIfFull(tx, listId, 'list_id');
  }
  await changeDetail(tx, there.id, { quantity: Math.min(there.quantity + detail.quantity, largestQuantity) });
  await deleteDetail(tx, detail.id);
}

/** Takes a product out of a list; answers the list it was in. */
export const removeDetail = (strapi: Core.Strapi, actor: Actor, id: number): Promise<number> =>
  inTransaction(strapi, async (tx) => {
    const detail = await ownDetail(tx, actor, id);
    await deleteDetail(tx, id);
    return detail.wish_list_id;
  });
