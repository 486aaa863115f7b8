import { getKnex, isAllowed, type Actor, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

/** Tells whether an actor sees and decides on everybody's vacations: personnel, and programs of the house. */
export const isPersonnel = (actor: Actor): boolean => isAllowed(actor, 'employee-files.read');

/** By which column an employee is the one who acts: a person by their account, whoever works in the panel by theirs; null for programs. */
function ownColumns(actor: Actor): Readonly<Record<string, number>> | null {
  if (actor.id === null) return null;
  if (actor.kind === 'person') return { user_id: actor.id };
  return actor.kind === 'staff' ? { panel_account_id: actor.id } : null;
}

/** The active employee that an actor is; null when they are none. */
export async function employeeOf(knex: Knex, actor: Actor): Promise<number | null> {
  const own = ownColumns(actor);
  if (own === null) return null;
  const row = (await knex(tables.employee)
    .where({ ...own, state: 'active' })
    .first('id')) as { id: number } | undefined;
  return row?.id ?? null;
}

type Own = Readonly<Record<string, number>>;

/** The active employee's own jobs, as a query. */
const jobsOf = (knex: Knex, own: Own): Knex.QueryBuilder =>
  knex(tables.employee)
    .where({ ...own, state: 'active' })
    .whereNotNull('job_id')
    .select('job_id')
    .union((posts) => {
      void posts
        .from(`${tables.employeePost} as post`)
        .join(`${tables.employee} as e`, 'e.id', 'post.employee_id')
        .where('e.state', 'active')
        .where(Object.fromEntries(Object.entries(own).map(([column, id]) => [`e.${column}`, id])))
        .select('post.post_id');
    });

/** The employees whose functional chief somebody is, as a query: themselves where their main job answers to their other one. Only the main job of each says who that is. */
const ledBy = (knex: Knex, own: Own): Knex.QueryBuilder =>
  knex(`${tables.employee} as e`)
    .join(`${tables.job} as j`, 'j.id', 'e.job_id')
    .whereIn('j.functional_chief_id', jobsOf(knex, own))
    .select('e.id');

/** Narrows vacations to one's own and those of whom one is the functional chief; personnel see all, other accounts none. */
export function vacationsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  if (isPersonnel(actor)) return;
  const [knex, own] = [getKnex(strapi), ownColumns(actor)];
  if (own === null) return void query.whereRaw('1 = 0');
  void query.where((either) => {
    void either
      .whereIn(`${tables.vacation}.employee_id`, knex(tables.employee).where(own).select('id'))
      .orWhereIn(`${tables.vacation}.employee_id`, ledBy(knex, own));
  });
}

/** Tells whether an actor decides on the vacations of an employee: personnel, or the functional chief. Never one's own. */
export async function decidesFor(knex: Knex, actor: Actor, employeeId: number): Promise<boolean> {
  const own = ownColumns(actor);
  if (own === null) return isPersonnel(actor);
  const isOwn = (await knex(tables.employee)
    .where({ id: employeeId, ...own })
    .first('id')) as unknown;
  if (isOwn !== undefined) return false;
  if (isPersonnel(actor)) return true;
  return (await ledBy(knex, own).where('e.id', employeeId).first('e.id')) !== undefined;
}
