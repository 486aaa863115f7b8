import { service, type Tx } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';

export interface ChiefRow {
  readonly id: number;
  readonly operative_chief_id: number | null;
  readonly functional_chief_id: number | null;
}

/** Every job with its two chiefs. */
export const readChiefs = async (knex: Knex): Promise<ChiefRow[]> =>
  (await knex(tables.job).orderBy('id').select('id', 'operative_chief_id', 'functional_chief_id')) as ChiefRow[];

/** Maps each job to one of its chiefs. */
export const chiefMap = (
  rows: readonly ChiefRow[],
  line: 'operative_chief_id' | 'functional_chief_id',
): Map<number, number | null> => new Map(rows.map((row) => [row.id, row[line]]));

export interface JobHolder {
  readonly job_id: number;
  readonly employee_id: number;
  readonly user_id: number;
  readonly name: string;
}

/** The active employees that hold jobs, as their main one or beside it. */
export async function holdersOfJobs(knex: Knex, jobIds?: readonly number[]): Promise<JobHolder[]> {
  const main = knex(tables.employee)
    .where({ state: 'active' })
    .whereNotNull('job_id')
    .select({ job_id: 'job_id', employee_id: 'id', user_id: 'user_id', name: 'name' });
  const others = knex(`${tables.employeePost} as post`)
    .join(`${tables.employee} as e`, 'e.id', 'post.employee_id')
    .where('e.state', 'active')
    .select({ job_id: 'post.post_id', employee_id: 'e.id', user_id: 'e.user_id', name: 'e.name' });
  if (jobIds !== undefined) {
    void main.whereIn('job_id', [...jobIds]);
    void others.whereIn('post.post_id', [...jobIds]);
  }
  return [...((await main) as JobHolder[]), ...((await others) as JobHolder[])].map((row) => ({
    ...row,
    job_id: Number(row.job_id),
  }));
}

/** Reads the types of the roles that jobs give. */
export async function roleTypesOf({ strapi, trx }: Tx, jobIds: readonly number[]): Promise<string[]> {
  const rows = (await trx(tables.jobRole)
    .whereIn('staff_job_id', [...jobIds])
    .distinct('role_id')) as { role_id: number }[];
  const types = await service(strapi, 'people.roles').typesOf(rows.map(({ role_id: id }) => id));
  return [...types.values()];
}
