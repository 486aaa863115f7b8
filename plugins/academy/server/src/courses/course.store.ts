import { plainDate } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import { tables } from '../uids';

/** Builds the query of the courses that are on the store: of a category, about a brand. */
export function publishedCourses(
  knex: Knex,
  { categoryId, brandId }: { readonly categoryId?: number | undefined; readonly brandId?: number | undefined },
): Knex.QueryBuilder {
  const query = knex(tables.training).where({ status: 'published' });
  if (categoryId !== undefined) void query.where({ category_id: categoryId });
  if (brandId !== undefined)
    void query.whereIn('id', knex(tables.trainingBrand).where({ brand_id: brandId }).select('training_id'));
  return query;
}

/** The best that a student got in a course, and when. */
export interface BestGrade {
  readonly grade: number;
  readonly taken_on: string;
}

/** Reads the best grade of a student by course; of two alike the first one. */
export async function bestGrades(
  knex: Knex,
  studentId: number,
  trainingIds: readonly number[],
): Promise<ReadonlyMap<number, BestGrade>> {
  const rows = (await knex(tables.grade)
    .where({ student_id: studentId })
    .whereIn('training_id', [...trainingIds])
    .orderBy('grade')
    .orderBy('taken_on', 'desc')
    .select('training_id', 'grade', 'taken_on')) as (BestGrade & { readonly training_id: number })[];
  return new Map(
    rows.map(({ training_id: id, grade, taken_on: day }) => [
      id,
      { grade, taken_on: plainDate(String(day).slice(0, 10)) },
    ]),
  );
}
