import { countRows, fold, now, onConflictIgnore, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

export type ListType = 'general' | 'normal';

export interface ListRow {
  readonly id: number;
  readonly user_id: number;
  readonly type: ListType;
  /** Null for the general list. */
  readonly name: string | null;
}

export interface DetailRow {
  readonly id: number;
  readonly wish_list_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly created_at: Date | string | number;
}

const generalKey = (userId: number): string => `${userId}:general`;
/** Case and accents do not make another name. */
const keyOf = (userId: number, name: string): string => `${userId}:name:${fold(name)}`;

/** The person's lists: the general one first, the others by name. */
export async function listsOf(knex: Knex, userId: number): Promise<ListRow[]> {
  const rows = (await knex(tables.wishList).where({ user_id: userId })) as ListRow[];
  const nameOf = ({ type, name }: ListRow) => (type === 'general' ? '' : fold(name ?? ''));
  return rows.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'es'));
}

export const findOwnList = (knex: Knex, userId: number, id: number): Promise<ListRow | undefined> =>
  knex(tables.wishList).where({ id, user_id: userId }).first() as Promise<ListRow | undefined>;

/** The person's general list, made when there is none: two at once get the same one. */
export async function ensureGeneralList(tx: Tx, userId: number): Promise<ListRow> {
  const key = generalKey(userId);
  await onConflictIgnore(tx, tables.wishList, 'list_key', { user_id: userId, type: 'general', list_key: key });
  return (await tx.trx(tables.wishList).where({ list_key: key }).first()) as ListRow;
}

/** A new list of a name; null when the person has one of that name. */
export const insertList = (tx: Tx, userId: number, name: string): Promise<number | null> =>
  onConflictIgnore(tx, tables.wishList, 'list_key', {
    user_id: userId,
    type: 'normal',
    name,
    list_key: keyOf(userId, name),
  });

/** Another name for a list. A name that is taken violates the unique index. */
export const renameList = (tx: Tx, { id, user_id }: ListRow, name: string): Promise<number> =>
  tx
    .trx(tables.wishList)
    .where({ id })
    .update({ name, list_key: keyOf(user_id, name), updated_at: now() });

/** Its products go with it. */
export const deleteList = (tx: Tx, id: number): Promise<number> => tx.trx(tables.wishList).where({ id }).delete();

export const countLists = (tx: Tx, userId: number): Promise<number> =>
  countRows(tx.trx(tables.wishList).where({ user_id: userId }));

export const countDetails = (knex: Knex, listId: number): Promise<number> =>
  countRows(knex(tables.wishListDetail).where({ wish_list_id: listId }));

/** How many products each of these lists has. */
export async function sizesOf(knex: Knex, listIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = (await knex(tables.wishListDetail)
    .whereIn('wish_list_id', [...listIds])
    .groupBy('wish_list_id')
    .select('wish_list_id')
    .count({ n: '*' })) as { wish_list_id: number; n: number | string }[];
  return new Map(rows.map(({ wish_list_id, n }) => [wish_list_id, Number(n)]));
}

/** Where a product stands in these lists: the detail's id by list. */
export async function placesOf(
  knex: Knex,
  listIds: readonly number[],
  productId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = (await knex(tables.wishListDetail)
    .whereIn('wish_list_id', [...listIds])
    .where({ product_id: productId })
    .select('id', 'wish_list_id')) as DetailRow[];
  return new Map(rows.map(({ id, wish_list_id }) => [wish_list_id, id]));
}

/** In how many of the person's lists each product stands. */
export async function markedProducts(knex: Knex, userId: number): Promise<{ product_id: number; n: number }[]> {
  const rows = (await knex(`${tables.wishListDetail} as detail`)
    .join(`${tables.wishList} as list`, 'list.id', 'detail.wish_list_id')
    .where('list.user_id', userId)
    .groupBy('detail.product_id')
    .orderBy('detail.product_id')
    .select('detail.product_id')
    .count({ n: '*' })) as { product_id: number; n: number | string }[];
  return rows.map(({ product_id, n }) => ({ product_id, n: Number(n) }));
}

export const allDetails = (knex: Knex, listId: number): Promise<DetailRow[]> =>
  knex(tables.wishListDetail).where({ wish_list_id: listId }).orderBy('id') as unknown as Promise<DetailRow[]>;

export const findDetail = (knex: Knex, id: number): Promise<DetailRow | undefined> =>
  knex(tables.wishListDetail).where({ id }).first() as Promise<DetailRow | undefined>;

export const findPlace = (knex: Knex, listId: number, productId: number): Promise<DetailRow | undefined> =>
  knex(tables.wishListDetail).where({ wish_list_id: listId, product_id: productId }).first() as Promise<
    DetailRow | undefined
  >;

/** Puts a product into a list; false when it stands there already. */
export const insertDetail = async (tx: Tx, listId: number, productId: number, quantity: number): Promise<boolean> =>
  (await onConflictIgnore(tx, tables.wishListDetail, ['wish_list_id', 'product_id'], {
    wish_list_id: listId,
    product_id: productId,
    quantity,
  })) !== null;

export async function changeDetail(
  tx: Tx,
  id: number,
  change: Partial<Pick<DetailRow, 'wish_list_id' | 'quantity'>>,
): Promise<void> {
  await tx
    .trx(tables.wishListDetail)
    .where({ id })
    .update({ ...change, updated_at: now() });
}

export const deleteDetail = (tx: Tx, id: number): Promise<number> =>
  tx.trx(tables.wishListDetail).where({ id }).delete();
