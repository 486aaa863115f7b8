import { z } from 'zod';
import {
  defineRecord,
  getKnex,
  service,
  today,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { studentGrade } from '../../../shared';
import { tables } from '../uids';

interface Passing {
  readonly id: number;
  readonly passing_grade: number;
}

/** Serves what students got: staff write it, a company reads that of its own students. */
export const studentGrades = defineRecord(studentGrade, {
  aliases: ['/tvc-university-student-grades'],
  scope: (query, actor, strapi) => void query.whereIn(`${tables.grade}.student_id`, studentsInReach(strapi, actor)),
  check: ({ taken_on: day }) => (day > today() ? [{ code: 'grade_in_future', field: 'taken_on' }] : []),
  checkIn: ({ tx, record }) => judgeTraining(tx, record.training_id),
  computedOutput: { passed: z.boolean() },
  computed: async (strapi, rows) => {
    const ids = [...new Set(rows.map(({ training_id: id }) => id))];
    const found: Passing[] = await getKnex(strapi)(tables.training).whereIn('id', ids).select('id', 'passing_grade');
    const needed = new Map(found.map(({ id, passing_grade }) => [id, passing_grade]));
    return ({ training_id: id, grade }) => ({ passed: grade >= (needed.get(id) ?? 0) });
  },
});

function studentsInReach(strapi: Core.Strapi, actor: Actor): Knex.QueryBuilder {
  const students = getKnex(strapi)(tables.student).select('id');
  service(strapi, 'companies.reach').narrow(students, actor);
  return students;
}

/** Nobody was examined in a course that never was on the store. */
async function judgeTraining({ trx }: Tx, id: number): Promise<FieldError[]> {
  const row = (await trx(tables.training).where({ id }).first('first_shown_at')) as
    { first_shown_at: unknown } | undefined;
  return row?.first_shown_at === null ? [{ code: 'training_never_published', field: 'training_id' }] : [];
}
