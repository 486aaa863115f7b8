import type { Knex } from 'knex';
import { quickRows } from '@mayorista/kernel';
import type { GradedPieces } from '../../../contract';
import { tables } from '../uids';

interface ShelfRow {
  readonly product_id: number;
  readonly branch_id: number;
  readonly grade: GradedPieces['grade'];
  readonly free: number | string;
}

const freeGraded = (knex: Knex, productIds: readonly number[]): Knex.QueryBuilder =>
  knex(tables.stock)
    .whereIn('product_id', [...productIds])
    .whereNot({ grade: 'Stock' })
    .whereRaw('on_hand > reserved');

/** Free refurbished pieces of products by branch and condition grade. */
export async function gradedPieces(knex: Knex, productIds: readonly number[]): Promise<GradedPieces[]> {
  const rows = (await freeGraded(knex, productIds)
    .orderBy('product_id')
    .orderBy('branch_id')
    .select('product_id', 'branch_id', 'grade', knex.raw('on_hand - reserved as free'))) as ShelfRow[];
  return rows.map(({ product_id: productId, branch_id: branchId, grade, free }) => ({
    productId,
    branchId,
    grade,
    quantity: Number(free),
  }));
}

const selectGrades = `select distinct product_id, grade from ${tables.stock}
  where product_id in (@ids) and grade <> 'Stock' and on_hand > reserved`;

/** The condition grades of which a product has free pieces in any branch. */
export async function gradesInStock(
  knex: Knex,
  productIds: readonly number[],
): Promise<Map<number, Set<GradedPieces['grade']>>> {
  const rows = await quickRows<Pick<ShelfRow, 'product_id' | 'grade'>>(knex, selectGrades, { ids: productIds });
  const grades = new Map<number, Set<GradedPieces['grade']>>();
  for (const { product_id: id, grade } of rows) grades.set(id, (grades.get(id) ?? new Set()).add(grade));
  return grades;
}
