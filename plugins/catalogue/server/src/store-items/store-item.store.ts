import type { Knex } from 'knex';
import { defaultLocale } from '@mayorista/config';
import { recordTables as tables } from '../sub-record.tables';
import { tables as own } from '../uids';

export interface StoreItemRow {
  readonly id: number;
  readonly category_id: number;
  readonly is_active: boolean | number;
  readonly position: number;
  readonly name: string;
  readonly name_en: string | null;
}

/** The store's divisions in their order; each shows a category with all below it. */
export const readStoreItems = (knex: Knex): Promise<StoreItemRow[]> =>
  knex(`${tables.storeItem} as i`)
    .join(`${own.category} as c`, 'c.id', 'i.category_id')
    .leftJoin(`${own.category} as en`, (join) => join.on('en.document_id', 'c.document_id').andOnVal('en.locale', 'en'))
    .where('c.locale', defaultLocale)
    .orderBy('i.position')
    .orderBy('i.id')
    .select('i.id', 'i.category_id', 'i.is_active', 'i.position', 'c.name', 'en.name as name_en') as unknown as Promise<
    StoreItemRow[]
  >;

/** Puts the divisions that staff chose in their order; where they chose none, the roots of the tree are the divisions. */
export async function arranged<N extends { readonly id: number }>(
  knex: Knex,
  roots: readonly N[],
  all: ReadonlyMap<number, N>,
): Promise<N[]> {
  const items = await readStoreItems(knex);
  if (items.length === 0) return [...roots];
  return items.flatMap(({ category_id: id, is_active: isActive }) => (isActive ? (all.get(id) ?? []) : []));
}
