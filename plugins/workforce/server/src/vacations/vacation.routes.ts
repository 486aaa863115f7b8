import { ANTIQUITY_YEARS_SHOWN } from '@mayorista/config';
import {
  daysBetween,
  dayText,
  defineRoute,
  getKnex,
  NotFoundError,
  reject,
  today,
  unpagedList,
  type Actor,
  type RouteRequest,
} from '@mayorista/kernel';
import { z } from 'zod';
import { completedYears, mostDaysBetween, vacationDays, workingDays } from '../../../shared';
import { tables } from '../uids';
import {
  antiquityVacationListOutput,
  myVacationsOutput,
  vacationCalendarOutput,
  vacationDayListOutput,
} from './vacation.answer';
import { employeeOf, vacationsInReach } from './vacation.scope';
import { holidaysBetween, vacationsOf, whoDecides } from './vacation.store';

const needs = 'vacation-requests.read';
const mostDays = 100;

/** The law's table, a row a span of years of service with the same days. */
const antiquityRows = () => {
  const rows: { id: number; years_from: number; years_to: number; days: number }[] = [];
  for (let year = 1; year <= ANTIQUITY_YEARS_SHOWN; year += 1) {
    const last = rows.at(-1);
    if (last?.days === vacationDays(year)) last.years_to = year;
    else rows.push({ id: rows.length + 1, years_from: year, years_to: year, days: vacationDays(year) });
  }
  return rows;
};

interface CalendarRow {
  readonly id: number;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly days: number;
  readonly state: string;
}

const day = (text: string): string => String(text).slice(0, 10);

async function calendar({ strapi, actor, query }: RouteRequest<unknown, z.output<typeof calendarQuery>>) {
  const { from, to } = query;
  if (to < from || daysBetween(from, to) > mostDays) return reject('end_before_start', 'to');
  const knex = getKnex(strapi);
  const requests = knex(tables.vacation)
    .join(`${tables.employee} as e`, 'e.id', `${tables.vacation}.employee_id`)
    .whereIn(`${tables.vacation}.state`, ['requested', 'approved'])
    .where(`${tables.vacation}.starts_on`, '<=', to)
    .where(`${tables.vacation}.ends_on`, '>=', from)
    .orderBy('e.name')
    .orderBy(`${tables.vacation}.starts_on`)
    .limit(2_000)
    .select(['id', 'employee_id', 'starts_on', 'ends_on', 'days', 'state'].map((name) => `${tables.vacation}.${name}`))
    .select({ employee_name: 'e.name' });
  vacationsInReach(requests, actor, strapi);
  const rows = (await requests) as CalendarRow[];
  const holidays = (await knex(tables.holiday)
    .whereBetween('date', [from, to])
    .orderBy('date')
    .select('date', 'description')) as { date: string; description: string }[];
  return {
    data: rows.map((row) => ({ ...row, starts_on: day(row.starts_on), ends_on: day(row.ends_on) })),
    holidays: holidays.map(({ date, description }) => ({ date: day(date), description })),
    total: rows.length,
    meta: { pagination: { page: 1, pageSize: rows.length, pageCount: 1, total: rows.length } },
  };
}
const calendarQuery = z.object({ from: dayText, to: dayText });

/** One's own vacations: who one is and who decides, the balance, the requests. Throws NotFoundError for who is no employee. */
async function mine(strapi: RouteRequest['strapi'], actor: Actor) {
  const knex = getKnex(strapi);
  const id = await employeeOf(knex, actor);
  const vacations = id === null ? null : await vacationsOf(strapi, id);
  if (id === null || vacations === null) throw new NotFoundError();
  return { data: { employee: await whoDecides(knex, id), ...vacations }, meta: {} };
}

/** Vacations by the law's table, one's own balance, and who is away when (spec people-and-crm 7, antiquity-vacations). */
export const vacationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/antiquity-vacations',
    noun: 'antiquity-vacations',
    action: 'find',
    needs,
    summary: 'Días de vacaciones por años de servicio; de un ingreso con `hired_on`',
    query: z.object({ hired_on: dayText.optional() }),
    output: antiquityVacationListOutput,
    async handle({ query }) {
      const years = query.hired_on === undefined ? null : completedYears(query.hired_on, today());
      const own = years === null ? {} : { years_of_service: years, days: vacationDays(years) };
      return Promise.resolve({ ...unpagedList(antiquityRows()), ...own });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/my-vacations',
    noun: 'my-vacations',
    action: 'find',
    needs,
    summary: 'Mis vacaciones: saldo y solicitudes',
    output: myVacationsOutput,
    handle: ({ strapi, actor }) => mine(strapi, actor),
  }),
  defineRoute({
    method: 'GET',
    path: '/vacation-calendar',
    noun: 'vacation-calendar',
    action: 'find',
    needs,
    summary: 'Quién está fuera y cuándo',
    query: calendarQuery,
    output: vacationCalendarOutput,
    handle: calendar,
  }),
  defineRoute({
    method: 'GET',
    path: '/vacation-days',
    noun: 'vacation-days',
    action: 'find',
    needs,
    summary: 'Días hábiles entre dos fechas',
    query: calendarQuery,
    output: vacationDayListOutput,
    async handle({ strapi, query: { from, to } }) {
      if (to < from || daysBetween(from, to) > mostDaysBetween) return reject('end_before_start', 'to');
      const days = workingDays(from, to, await holidaysBetween(getKnex(strapi), from, to));
      return unpagedList(days.map((date) => ({ date })));
    },
  }),
];
