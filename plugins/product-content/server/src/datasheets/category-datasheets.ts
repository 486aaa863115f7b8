import { emit, insertRow, knexWithin, rejectUnknown, service, type Core, type Tx } from '@mayorista/kernel';
import type { CategoryDatasheets } from '@mayorista/catalogue/contract';
import { byId, grouped, pathOf } from '@mayorista/catalogue/shared';
import type { Knex } from 'knex';
import { datasheetChanged } from '../../../events';
import { tables } from '../tables';

interface LinkRow {
  readonly category_id: number;
  readonly datasheet_id: number;
}

/** Returns the datasheet ids of categories that have one of their own. */
async function datasheetsOfCategories(knex: Knex, categoryIds: readonly number[]): Promise<Map<number, number>> {
  const rows = (await knex(tables.categoryDatasheet)
    .whereIn('category_id', [...categoryIds])
    .select('category_id', 'datasheet_id')) as LinkRow[];
  return new Map(rows.map((row) => [row.category_id, row.datasheet_id]));
}

/** Returns the categories that have these datasheets, by datasheet, in order of their names. */
export async function categoriesOf(
  strapi: Core.Strapi,
  datasheetIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { readonly id: number; readonly name: string }[]>> {
  const rows = (await knexWithin(strapi)(tables.categoryDatasheet)
    .whereIn('datasheet_id', [...datasheetIds])
    .select('category_id', 'datasheet_id')) as LinkRow[];
  const nodes = byId(await service(strapi, 'catalogue.categories').nodes());
  const named = rows
    .map(({ category_id: id, datasheet_id: sheet }) => ({ sheet, id, name: nodes.get(id)?.name ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return grouped(named, ({ sheet, id, name }) => [sheet, { id, name }]);
}

/** Returns the datasheet of a category: its own, else that of the nearest one above it. */
export async function datasheetIdOf(strapi: Core.Strapi, categoryId: number | null): Promise<number | null> {
  const nodes = await service(strapi, 'catalogue.categories').nodes();
  const path = pathOf(byId(nodes), categoryId).reverse();
  const assigned = await datasheetsOfCategories(knexWithin(strapi), path);
  return path.map((id) => assigned.get(id)).find((id) => id !== undefined) ?? null;
}

/** Gives a category another datasheet, or none; what its products say stays. */
export async function giveDatasheet(tx: Tx, categoryId: number, datasheetId: number | null): Promise<void> {
  await tx.trx(tables.categoryDatasheet).where({ category_id: categoryId }).delete();
  if (datasheetId === null) return;
  await insertRow(tx, tables.categoryDatasheet, { category_id: categoryId, datasheet_id: datasheetId });
  await emit(tx, datasheetChanged, { id: datasheetId });
}

/** The datasheets of categories, for the calls of categories. */
export const categoryDatasheets: CategoryDatasheets = {
  of: datasheetsOfCategories,
  async give(tx, categoryId, datasheetId) {
    await rejectUnknown(tx, [{ field: 'datasheet_id', table: tables.datasheet, id: datasheetId }]);
    await giveDatasheet(tx, categoryId, datasheetId);
  },
};
