import { houseRoles, type Role } from '../roles';

const personnel = ['rrhh', 'admin'] as const satisfies readonly Role[];
const colleagues = ['rrhh', 'soporte', ...houseRoles] as const satisfies readonly Role[];
/** Vacations are everybody's who works here; the desks of `desks.ts` hold them too. */
const everybody = [...colleagues, 'compras', 'catalogo', 'marketing', 'compliance'] as const satisfies readonly Role[];

/** Employees, jobs, vacations, holidays: everybody of the house knows who works where; what is private is personnel's. */
export const workforcePermissions = {
  'employees.read': colleagues,
  'employee-files.read': personnel,
  'employees.write': personnel,
  'jobs.read': colleagues,
  'jobs.write': personnel,
  'job-titles.read': colleagues,
  'job-titles.write': personnel,
  'holidays.read': colleagues,
  'holidays.write': personnel,
  // Each their own and those of whom they are the functional chief; personnel all.
  'vacation-requests.read': everybody,
  'vacation-requests.write': everybody,
  'vacation-requests.decide': everybody,
  'zk-fingers.read': personnel,
  'zk-fingers.write': personnel,
} as const satisfies Record<string, readonly Role[]>;
