import { z } from 'zod';
import { dataOutput, dayOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { vacationRequest } from '../../../shared';

type State = keyof typeof vacationRequest.states;
const state = z.enum(Object.keys(vacationRequest.states) as [State, ...State[]]);

const antiquityVacation = z
  .strictObject({ id: z.int(), years_from: z.int(), years_to: z.int(), days: z.int() })
  .meta({ id: 'AntiquityVacation', description: 'Días de vacaciones por años de servicio' });

/** The law's table; of somebody's first day, the years since and the days they give too. */
export const antiquityVacationListOutput = listOutput(antiquityVacation).extend({
  years_of_service: z.int().optional(),
  days: z.int().optional(),
});

/** Somebody's balance of vacations, with what each anniversary gave and what was asked for. */
export const vacationBalanceOutput = z
  .strictObject({
    hired_on: dayOutput,
    available: z.int(),
    taken: z.int(),
    expired: z.int(),
    grants: z.array(
      z.strictObject({
        year: z.int().meta({ description: 'Años de servicio' }),
        granted_on: dayOutput,
        expires_on: dayOutput,
        days: z.int(),
        left: z.int(),
      }),
    ),
    requests: z.array(z.strictObject({ id: z.int(), starts_on: dayOutput, ends_on: dayOutput, days: z.int(), state })),
  })
  .meta({ id: 'VacationBalance' });

/** One's own balance, with who one is and who decides. */
export const myVacationsOutput = dataOutput(
  z
    .strictObject({
      employee: z.strictObject({
        id: z.int(),
        name: z.string(),
        job_name: z.string().nullable(),
        deciders: z.array(namedOutput),
      }),
      ...vacationBalanceOutput.shape,
    })
    .meta({ id: 'MyVacations' }),
);

const calendarVacation = z
  .strictObject({
    id: z.int(),
    employee_id: z.int(),
    employee_name: z.string(),
    starts_on: dayOutput,
    ends_on: dayOutput,
    days: z.int(),
    state: z.enum(['requested', 'approved']),
  })
  .meta({ id: 'CalendarVacation' });

export const vacationCalendarOutput = listOutput(calendarVacation).extend({
  holidays: z.array(z.strictObject({ date: dayOutput, description: z.string() })),
});

export const vacationDayListOutput = listOutput(z.strictObject({ date: dayOutput }));
