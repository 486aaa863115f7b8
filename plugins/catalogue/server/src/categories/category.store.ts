import { insertRows, getKnex, recordAudit, type Actor, type Core, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { recordTables as tables } from '../sub-record.tables';
import { tables as own } from '../uids';
import { bannersOf } from './banner.store';
import { datasheetsOf } from './category-datasheets';

/** What categories hold in other tables: datasheet, categories of accessories, banners. */
export async function partsOf(strapi: Core.Strapi, ids: readonly number[]) {
  const knex = getKnex(strapi);
  const [sheets, accessories, banners] = [
    await datasheetsOf(strapi)?.of(knex, ids),
    await accessoriesOf(knex, ids),
    await bannersOf(knex, ids),
  ];
  return new Map(
    ids.map((id) => [
      id,
      {
        datasheet_id: sheets?.get(id) ?? null,
        selected_category_accesories: accessories
          .filter((each) => each.category_id === id)
          .map((each) => each.accessory_category_id),
        banners: banners
          .filter((each) => each.category_id === id)
          .map(({ id: bannerId, language, url, alt, href }) => ({ id: bannerId, language, url, alt, href })),
      },
    ]),
  );
}

const accessoriesOf = (
  knex: Knex,
  ids: readonly number[],
): Promise<{ category_id: number; accessory_category_id: number }[]> =>
  knex(tables.accessory)
    .whereIn('category_id', [...ids])
    .orderBy('position')
    .select('category_id', 'accessory_category_id') as unknown as Promise<
    { category_id: number; accessory_category_id: number }[]
  >;

/** Makes these the categories in which accessories of a category are found. */
export async function setAccessories(tx: Tx, actor: Actor, categoryId: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const before = (await accessoriesOf(tx.trx, [categoryId])).map((each) => each.accessory_category_id);
  if (before.join() === wanted.join()) return;
  await tx.trx(tables.accessory).where({ category_id: categoryId }).delete();
  await insertRows(
    tx,
    tables.accessory,
    wanted.map((accessory_category_id, index) => ({
      category_id: categoryId,
      accessory_category_id,
      position: index + 1,
    })),
  );
  await recordAudit(tx, actor, {
    modelType: 'categories',
    modelId: categoryId,
    action: 'accessories_changed',
    before: { accessories: before.join(', ') },
    after: { accessories: wanted.join(', ') },
  });
}

/** Ids of categories that have products, at whatever depth; published ones alone when asked. */
export async function withProducts(knex: Knex, isPublished: boolean): Promise<Map<number, number>> {
  const query = knex(`${own.cardCategory} as cc`)
    .groupBy('cc.category_id')
    .select('cc.category_id as id')
    .count({ n: '*' });
  if (isPublished) query.whereIn('cc.product_id', knex(own.card).where({ is_visible: true }).select('product_id'));
  const rows = (await query) as { id: number; n: number | string }[];
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}
