import { getKnex, isAllowed, type Actor, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

/** Tells whether an actor sees and decides on everybody's vacations: personnel, and programs of the house. */
export const isPersonnel = (actor: Actor): boolean => isAllowed(actor, 'employee-files.read');

/** The active employee's own jobs, as a query. */
const jobsOf = (knex: Knex, userId: number): Knex.QueryBuilder =>
  knex(tables.employee)
    .where({ user_id: userId, state: 'active' })
    .whereNotNull('job_id')
    .select('job_id')
    .union((posts) => {
      void posts
        .from(`${tables.employeePost} as post`)
        .join(`${tables.employee} as e`, 'e.id', 'post.employee_id')
        .where({ 'e.user_id': userId, 'e.state': 'active' })
        .select('post.post_id');
    });

/** The employees whose functional chief a person is, as a query. Only the main job of each says who that is. */
export const ledBy = (knex: Knex, userId: number): Knex.QueryBuilder =>
  knex(`${tables.employee} as e`)
    .join(`${tables.job} as j`, 'j.id', 'e.job_id')
    .whereIn('j.functional_chief_id', jobsOf(knex, userId))
    .whereNot('e.user_id', userId)
    .select('e.id');

/** Narrows vacations to one's own and those of whom one is the functional chief; personnel see all, other accounts none. */
export function vacationsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  if (isPersonnel(actor)) return;
  if (actor.kind !== 'person' || actor.id === null) return void query.whereRaw('1 = 0');
  const [knex, userId] = [getKnex(strapi), actor.id];
  void query.where((either) => {
    void either
      .whereIn(`${tables.vacation}.employee_id`, knex(tables.employee).where({ user_id: userId }).select('id'))
      .orWhereIn(`${tables.vacation}.employee_id`, ledBy(knex, userId));
  });
}

/** Tells whether an actor decides on the vacations of an employee: personnel, or the functional chief. Never one's own. */
export async function decidesFor(knex: Knex, actor: Actor, employeeId: number): Promise<boolean> {
  if (actor.kind === 'person' && actor.id !== null) {
    const own: unknown = await knex(tables.employee).where({ id: employeeId, user_id: actor.id }).first('id');
    if (own !== undefined) return false;
    if (isPersonnel(actor)) return true;
    return (await ledBy(knex, actor.id).where('e.id', employeeId).first('e.id')) !== undefined;
  }
  return isPersonnel(actor);
}
