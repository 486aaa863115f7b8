import { service, type Core } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import type { RoleGrant } from '@mayorista/people/contract';
import { tables } from '../uids';

interface Row {
  readonly role_id: number;
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

/** Reads the roles that a person holds through the jobs they hold. */
export async function grantsOf(strapi: Core.Strapi, knex: Knex, userId: number): Promise<RoleGrant[]> {
  const rows = (await knex(held(knex).as('held'))
    .join(`${tables.job} as job`, 'job.id', 'held.job_id')
    .join(`${tables.jobRole} as jr`, 'jr.staff_job_id', 'job.id')
    .where('held.user_id', userId)
    .orderBy('job.name')
    .orderBy('jr.role_id')
    .select('jr.role_id', 'job.name')) as Row[];
  if (rows.length === 0) return [];
  const types = await service(strapi, 'people.roles').typesOf(rows.map(({ role_id: id }) => id));
  return rows.flatMap(({ role_id: id, name }) => {
    const roleType = types.get(id);
    return roleType === undefined ? [] : [{ roleType, source: `Puesto: ${name}` }];
  });
}

/** Builds the query of the ids of the people who hold one of these roles through a job, to be put inside another. */
export const holdersThroughJobs = (strapi: Core.Strapi, knex: Knex, roleTypes: readonly string[]): Knex.QueryBuilder =>
  knex(held(knex).as('held'))
    .join(`${tables.jobRole} as jr`, 'jr.staff_job_id', 'held.job_id')
    .whereIn('jr.role_id', service(strapi, 'people.roles').idsOf(knex, roleTypes))
    .select('held.user_id');
