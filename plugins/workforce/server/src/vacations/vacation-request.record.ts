import {
  advisoryLock,
  defineRecord,
  nowInstant,
  today,
  type Actor,
  type FieldError,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import { daysBetween as daysFromTo, plainDate } from '@mayorista/kernel/shared';
import { mostDaysBetween, vacationBalance, vacationRequest, workingDays } from '../../../shared';
import { tables } from '../uids';
import { decidesFor, employeeOf, isPersonnel, vacationsInReach } from './vacation.scope';
import { holidaysBetween, overlapping, takingsOf } from './vacation.store';

const mostDays = 60;

type Request = RowOf<typeof vacationRequest>;

const mayDecide = (request: Request, actor: Actor, knex: Knex): Promise<boolean> =>
  decidesFor(knex, actor, request.employee_id ?? 0);

const decide = ({ actor }: { readonly actor: Actor }) =>
  Promise.resolve({ decided_by: actor.name, decided_at: nowInstant() });

/** Keeps vacations: asked for by the employee (or personnel for them), decided on by the functional chief or personnel. */
export const vacationRequests = defineRecord(vacationRequest, {
  scope: vacationsInReach,
  // Another one's request is decided on, not rewritten.
  mayChange: async ({ employee_id: id }, actor, knex) => isPersonnel(actor) || id === (await employeeOf(knex, actor)),
  checkIn: async ({ tx, actor, record, before }) => {
    const { employeeId, refusals } = await judgeEmployee(tx, actor, record.employee_id);
    if (employeeId === null) return refusals;
    return [...refusals, ...(await judgeDays(tx, { ...record, employeeId, id: before?.id ?? 0 }))];
  },
  afterWrite: async ({ tx, actor, after }) => {
    if (after === null) return;
    const employeeId = after.employee_id ?? (await employeeOf(tx.trx, actor));
    const days = await daysBetween(tx, after.starts_on, after.ends_on);
    return { ...(employeeId === null ? {} : { employee_id: employeeId }), days: days.length };
  },
  waits: {
    requested: {
      label: ['solicitud de vacaciones por decidir', 'solicitudes de vacaciones por decidir'],
      needs: 'vacation-requests.decide',
      lateAfterHours: 72,
    },
  },
  moves: {
    approve: {
      needs: 'vacation-requests.decide',
      may: mayDecide,
      guard: async ({ employee_id: id }, knex) => {
        const row = (await knex(tables.employee)
          .where({ id: id ?? 0 })
          .first('state')) as { state: string } | undefined;
        return row?.state === 'active' ? [] : [{ code: 'employee_ended' }];
      },
      effect: decide,
    },
    reject: {
      needs: 'vacation-requests.decide',
      may: mayDecide,
      effect: async (context) => ({ ...(await decide(context)), reason: context.input.reason }),
    },
    cancel: {
      needs: 'vacation-requests.write',
      may: async (request, actor, knex) =>
        request.employee_id === (await employeeOf(knex, actor)) || (await mayDecide(request, actor, knex)),
      guard: ({ starts_on: from, state }) =>
        state === 'approved' && from <= today() ? [{ code: 'vacation_begun' }] : [],
    },
  },
});

/** Whoever asks names nobody, or themselves; personnel name whom they ask for. */
async function judgeEmployee(
  tx: Tx,
  actor: Actor,
  named: number | null,
): Promise<{ readonly employeeId: number | null; readonly refusals: FieldError[] }> {
  if (isPersonnel(actor) && named !== null) return { employeeId: named, refusals: [] };
  const own = await employeeOf(tx.trx, actor);
  if (own === null) return { employeeId: null, refusals: [{ code: 'not_an_employee', field: 'employee_id' }] };
  if (named !== null && named !== own)
    return { employeeId: null, refusals: [{ code: 'employee_of_another', field: 'employee_id' }] };
  return { employeeId: own, refusals: [] };
}

const daysBetween = async (tx: Tx, from: PlainDate, to: PlainDate): Promise<PlainDate[]> =>
  workingDays(from, to, await holidaysBetween(tx.trx, from, to));

interface Asked {
  readonly id: number;
  readonly employeeId: number;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
}

/** Two requests of one employee at the same time could spend the same days: one after the other. */
async function judgeDays(tx: Tx, { id, employeeId, starts_on: from, ends_on: to }: Asked): Promise<FieldError[]> {
  await advisoryLock(tx, `workforce.vacations.${employeeId}`);
  const employee = (await tx.trx(tables.employee).where({ id: employeeId }).first('hired_on', 'state')) as
    { hired_on: string; state: string } | undefined;
  if (employee === undefined) return [];
  if (employee.state !== 'active') return [{ code: 'employee_ended', field: 'employee_id' }];
  if (to < from) return [{ code: 'end_before_start', field: 'ends_on' }];
  if (from < today()) return [{ code: 'vacation_in_past', field: 'starts_on' }];
  // Before anything is walked day by day.
  if (daysFromTo(from, to) > mostDaysBetween)
    return [{ code: 'vacation_too_long', field: 'ends_on', params: { most: mostDays } }];
  const days = (await daysBetween(tx, from, to)).length;
  if (days === 0) return [{ code: 'no_working_day', field: 'starts_on' }];
  if (days > mostDays) return [{ code: 'vacation_too_long', field: 'ends_on', params: { most: mostDays } }];
  if ((await overlapping(tx, { employeeId, from, to, but: id })) !== undefined)
    return [{ code: 'vacation_overlaps', field: 'starts_on' }];
  const takings = await takingsOf(tx.trx, employeeId, id);
  const hiredOn = plainDate(String(employee.hired_on).slice(0, 10));
  const { uncovered } = vacationBalance(hiredOn, from, [...takings, { startsOn: from, days }]);
  const { uncovered: before, available: left } = vacationBalance(hiredOn, from, takings);
  // What was granted before a change of the rules stays: a request is refused for its own days.
  return uncovered > before ? [{ code: 'vacation_not_enough', field: 'ends_on', params: { left, days } }] : [];
}
