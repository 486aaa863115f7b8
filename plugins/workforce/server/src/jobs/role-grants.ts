import type { Knex } from 'knex';
import type { RoleGrant } from '@mayorista/people/contract';
import { tables } from '../uids';

interface Row {
  readonly type: string;
  readonly name: string;
}

/** The ids of jobs that active employees hold, with the account of each. */
const held = (knex: Knex): Knex.QueryBuilder =>
  knex(tables.employee)
    .where({ state: 'active' })
    .whereNotNull('job_id')
    .select('user_id', 'job_id')
    .unionAll((posts) => {
      void posts
        .from(`${tables.employeePost} as post`)
        .join(`${tables.employee} as e`, 'e.id', 'post.employee_id')
        .where('e.state', 'active')
        .select('e.user_id', 'post.post_id as job_id');
    });

/** Roles that a person holds through the jobs they hold. */
export async function grantsOf(knex: Knex, userId: number): Promise<RoleGrant[]> {
  const rows = (await knex(held(knex).as('held'))
    .join(`${tables.job} as job`, 'job.id', 'held.job_id')
    .join(`${tables.jobRole} as jr`, 'jr.staff_job_id', 'job.id')
    .join(`${tables.role} as r`, 'r.id', 'jr.role_id')
    .where('held.user_id', userId)
    .orderBy('job.name')
    .orderBy('r.type')
    .select('r.type', 'job.name')) as Row[];
  return rows.map(({ type, name }) => ({ roleType: type, source: `Puesto: ${name}` }));
}

/** The ids of the people who hold one of these roles through a job, as a query to be put inside another. */
export const holdersThroughJobs = (knex: Knex, roleTypes: readonly string[]): Knex.QueryBuilder =>
  knex(held(knex).as('held'))
    .join(`${tables.jobRole} as jr`, 'jr.staff_job_id', 'held.job_id')
    .join(`${tables.role} as r`, 'r.id', 'jr.role_id')
    .whereIn('r.type', [...roleTypes])
    .select('held.user_id');
