import { employee, holiday, staffJob, vacationRequest } from '../../shared';

export const tables = {
  user: 'up_users',
  role: 'up_roles',
  job: staffJob.table,
  jobRole: 'staff_job_roles',
  employee: employee.table,
  employeePost: 'employee_posts',
  holiday: holiday.table,
  vacation: vacationRequest.table,
} as const;
