import { z } from 'zod';
import { listOutput, recordOutput } from '@mayorista/kernel';
import { employee } from '../../../shared';
import { vacationBalanceOutput } from '../vacations/vacation.answer';
import { employees } from './employee.record';

type State = keyof typeof employee.states;

const colleague = z.strictObject({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  full_name: z.string(),
  employee_number: z.string(),
  job_id: z.int().nullable(),
  job_name: z.string().nullable(),
  job_title_name: z.string().nullable(),
  department: z.string().nullable(),
  email: z.string().nullable(),
  branch_id: z.int().nullable(),
  branch_name: z.string().nullable(),
  state: z.enum(Object.keys(employee.states) as [State, ...State[]]),
});

/** Groups of lines that stand beside the facts of an employment, not among them. */
const groups = {
  temporary_contracts: true,
  indeterminate_contracts: true,
  educations: true,
  experiences: true,
  relatives: true,
} as const;

/** What stands in an employee's file; nothing of it for whoever may not read it. */
export const employeeFileOutput = employees.outputs.one
  .pick(groups)
  .extend({
    employee: employees.outputs.one.omit(groups).meta({ id: 'EmploymentFacts' }),
    vacations: vacationBalanceOutput.nullable(),
  })
  .partial();

export const employeeListOutput = listOutput(colleague.meta({ id: 'Colleague' }));

export const employeeOutput = recordOutput(
  colleague
    .extend(employeeFileOutput.shape)
    .meta({ id: 'ColleagueFile', description: 'Un empleado con su expediente' }),
);
