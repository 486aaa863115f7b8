import { WISH_LISTS } from '@mayorista/config';
import {
  inTransaction,
  NotFoundError,
  ValidationError,
  reject,
  rejectDuplicate,
  service,
  violatedColumns,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { ownerOf } from '../owner';
import {
  changeDetail,
  countDetails,
  countLists,
  deleteList,
  ensureGeneralList,
  findOwnList,
  findPlace,
  insertDetail,
  insertList,
  renameList,
  type ListRow,
} from './wish-list.store';

/** What is kept, and where: the general list, one of the person's, or a new one of a name. */
export interface Keep {
  readonly productId: number | null;
  /** Null: one piece, or what is there already. */
  readonly quantity: number | null;
  readonly into: { readonly type: 'general' } | { readonly listId: number } | { readonly name: string };
}

/** Keeps a product in a list, or makes the list alone; answers the list's id. The same product twice is there once. */
export async function keep(strapi: Core.Strapi, actor: Actor, command: Keep): Promise<number> {
  const { productId } = command;
  if (productId !== null) await refuseUnlessShown(strapi, productId);
  return inTransaction(strapi, async (tx) => {
    const list = await listFor(tx, ownerOf(actor), command.into);
    if (productId !== null) await place(tx, list, productId, command.quantity);
    return list;
  });
}

async function refuseUnlessShown(strapi: Core.Strapi, productId: number): Promise<void> {
  const [row] = await service(strapi, 'catalogue.cards').rows([productId]);
  if (row === undefined || !row.is_visible) reject('not_found', 'product_id');
}

async function listFor(tx: Tx, userId: number, into: Keep['into']): Promise<number> {
  if ('type' in into) return (await ensureGeneralList(tx, userId)).id;
  if ('name' in into) return newList(tx, userId, into.name);
  const list = await findOwnList(tx.trx, userId, into.listId);
  if (list === undefined) throw new ValidationError([{ code: 'list_unknown', field: 'list_id' }]);
  return list.id;
}

async function newList(tx: Tx, userId: number, name: string): Promise<number> {
  const max = WISH_LISTS.mostLists;
  if ((await countLists(tx, userId)) >= max) reject('too_many_lists', 'name', { max });
  return (await insertList(tx, userId, name)) ?? reject('list_name_taken', 'name');
}

async function place(tx: Tx, listId: number, productId: number, quantity: number | null): Promise<void> {
  if (await insertDetail(tx, listId, productId, quantity ?? 1)) return refuseIfFull(tx, listId, 'product_id');
  if (quantity === null) return;
  const known = await findPlace(tx.trx, listId, productId);
  if (known !== undefined) await changeDetail(tx, known.id, { quantity });
}

/** A list has room for so many products; asked after the write, so that two at once cannot both be the last. */
export async function refuseIfFull(tx: Tx, listId: number, field: string): Promise<void> {
  const max = WISH_LISTS.mostProducts;
  if ((await countDetails(tx.trx, listId)) > max) reject('list_full', field, { max });
}

/** One of the person's lists that is not the general one: the only kind that is renamed and removed. */
async function namedList(tx: Tx, actor: Actor, id: number): Promise<ListRow> {
  const list = await findOwnList(tx.trx, ownerOf(actor), id);
  if (list === undefined) throw new NotFoundError();
  if (list.type === 'general') reject('general_list_fixed');
  return list;
}

export const rename = (strapi: Core.Strapi, actor: Actor, id: number, name: string): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    const list = await namedList(tx, actor, id);
    await renameList(tx, list, name).catch((error: unknown) =>
      violatedColumns(error) === null ? rejectDuplicate(error) : reject('list_name_taken', 'name'),
    );
  });

export const remove = (strapi: Core.Strapi, actor: Actor, id: number): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    await deleteList(tx, (await namedList(tx, actor, id)).id);
  });
