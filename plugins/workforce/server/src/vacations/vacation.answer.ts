import { dataOutput, dayOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { z } from 'zod';
import { vacationRequest } from '../../../shared';

const states = Object.keys(vacationRequest.states) as [keyof typeof vacationRequest.states];

const request = z.strictObject({
  id: z.int(),
  starts_on: dayOutput,
  ends_on: dayOutput,
  days: z.int(),
  state: z.enum(states),
});

const grant = z.strictObject({
  year: z.int(),
  granted_on: dayOutput,
  expires_on: dayOutput,
  days: z.int(),
  left: z.int(),
});

/** Balance of an employee today, what each anniversary gave, and what was asked for. */
export const vacationsShape = {
  hired_on: dayOutput,
  available: z.int(),
  taken: z.int(),
  expired: z.int(),
  grants: z.array(grant),
  requests: z.array(request),
};

export const myVacationsOutput = dataOutput(
  z
    .strictObject({
      employee: z.strictObject({
        id: z.int(),
        name: z.string(),
        job_name: z.string().nullable(),
        deciders: z.array(namedOutput),
      }),
      ...vacationsShape,
    })
    .meta({ id: 'MyVacations' }),
);

export const antiquityOutput = listOutput(
  z
    .strictObject({ id: z.int(), years_from: z.int(), years_to: z.int(), days: z.int() })
    .meta({ id: 'AntiquityVacation' }),
).extend({ years_of_service: z.int().optional(), days: z.int().optional() });

export const vacationDaysOutput = listOutput(z.strictObject({ date: dayOutput }));

export const vacationCalendarOutput = listOutput(
  request.extend({ employee_id: z.int(), employee_name: z.string() }).meta({ id: 'VacationAway' }),
).extend({ holidays: z.array(z.strictObject({ date: dayOutput, description: z.string() })) });
