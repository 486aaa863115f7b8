import { getKnex, today, type Core, type PlainDate, type Tx } from '@mayorista/kernel';
import { plainDate } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import { vacationBalance, type Balance, type Taking } from '../../../shared';
import { holdersOfJobs } from '../jobs/job.store';
import { tables } from '../uids';

interface Row {
  readonly id: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly days: number;
  readonly state: string;
}

const toDay = (text: string): PlainDate => plainDate(String(text).slice(0, 10));

/** What an employee has taken or asked for; `but` leaves one request out. */
export async function takingsOf(knex: Knex, employeeId: number, but = 0): Promise<Taking[]> {
  const rows = (await knex(tables.vacation)
    .where({ employee_id: employeeId })
    .whereIn('state', ['requested', 'approved'])
    .whereNot({ id: but })
    .select('starts_on', 'days')) as Row[];
  return rows.map(({ starts_on: startsOn, days }) => ({ startsOn: toDay(startsOn), days }));
}

/** Finds a request of an employee that touches these days; undefined when there is none. */
export const overlapping = async (tx: Tx, span: { employeeId: number; from: string; to: string; but: number }) =>
  (await tx
    .trx(tables.vacation)
    .where({ employee_id: span.employeeId })
    .whereIn('state', ['requested', 'approved'])
    .whereNot({ id: span.but })
    .where('starts_on', '<=', span.to)
    .where('ends_on', '>=', span.from)
    .first('id')) as { id: number } | undefined;

/** The holidays between two days. */
export async function holidaysBetween(knex: Knex, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = (await knex(tables.holiday).whereBetween('date', [from, to]).select('date')) as { date: string }[];
  return new Set(rows.map(({ date }) => toDay(date)));
}

/** An employee with the job and who holds the job of the functional chief: they decide on vacations. */
export async function whoDecides(knex: Knex, employeeId: number) {
  const row = (await knex(`${tables.employee} as e`)
    .leftJoin(`${tables.job} as j`, 'j.id', 'e.job_id')
    .where('e.id', employeeId)
    .first({ id: 'e.id', name: 'e.name', job: 'j.name', chief: 'j.functional_chief_id' })) as
    { id: number; name: string; job: string | null; chief: number | null } | undefined;
  const chiefs = row?.chief == null ? [] : await holdersOfJobs(knex, [row.chief]);
  return {
    id: employeeId,
    name: row?.name ?? '',
    job_name: row?.job ?? null,
    deciders: chiefs
      .filter(({ employee_id: id }) => id !== employeeId)
      .map(({ employee_id: id, name }) => ({ id, name })),
  };
}

/** Vacations of an employee: balance today, what each anniversary gave, requests. */
export async function vacationsOf(strapi: Core.Strapi, employeeId: number) {
  const knex = getKnex(strapi);
  const employee = (await knex(tables.employee).where({ id: employeeId }).first('hired_on')) as
    { hired_on: string } | undefined;
  if (employee === undefined) return null;
  const requests = (await knex(tables.vacation)
    .where({ employee_id: employeeId })
    .orderBy('starts_on', 'desc')
    .limit(100)
    .select('id', 'starts_on', 'ends_on', 'days', 'state')) as Row[];
  const balance: Balance = vacationBalance(toDay(employee.hired_on), today(), await takingsOf(knex, employeeId));
  return {
    hired_on: toDay(employee.hired_on),
    available: balance.available,
    taken: balance.taken,
    expired: balance.expired,
    grants: balance.grants.map(({ year, grantedOn, expiresOn, days, left }) => ({
      year,
      granted_on: grantedOn,
      expires_on: expiresOn,
      days,
      left,
    })),
    requests: requests.map((row) => ({ ...row, starts_on: toDay(row.starts_on), ends_on: toDay(row.ends_on) })),
  };
}
