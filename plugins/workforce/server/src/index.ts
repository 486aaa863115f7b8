import {
  definePlugin,
  demoService,
  knexWithin,
  on,
  registerIdentityTables,
  registerRoleSource,
  service,
} from '@mayorista/kernel';
import { peopleChanged } from '@mayorista/people/events';
import '@mayorista/people/contract';
import '../../contract';
import { employees } from './employees/employee.record';
import { employeeRoutes } from './employees/employee.routes';
import { followPeople } from './employees/follow-people';
import { employeeSection } from './employees/user-section';
import { calendarService } from './holidays/calendar.service';
import { holidays } from './holidays/holiday.record';
import { holidayRoutes } from './holidays/holiday.routes';
import { jobTitles } from './jobs/job-title.record';
import { chartRoutes } from './jobs/chart.routes';
import { jobRoutes } from './jobs/job.routes';
import type { Knex } from 'knex';
import { grantsOf, holdersThroughJobs } from './jobs/role-grants';
import { staffJobs } from './jobs/staff-job.record';
import { messages } from './messages';
import { vacationRequests } from './vacations/vacation-request.record';
import { vacationRoutes } from './vacations/vacation.routes';
import { zkFingers } from './zk-fingers/zk-finger.record';
import { tables } from './uids';

export default definePlugin({
  name: 'workforce',
  area: ['Personal', 'Puestos, organigrama, empleados, vacaciones y días festivos de la casa.'],
  messages,
  records: [jobTitles, staffJobs, employees, holidays, vacationRequests, zkFingers],
  routes: [...jobRoutes, ...chartRoutes, ...employeeRoutes, ...vacationRoutes, ...holidayRoutes],
  jobs: [followPeople],
  subscriptions: [on(peopleChanged, followPeople, ({ ids }) => ({ ids }))],
  services: {
    'workforce.calendar': calendarService,
    'people.role-grants': ({ strapi }) => ({
      of: (knex, userId) => grantsOf(strapi, knex, userId),
      holders: (knex, roleTypes) => holdersThroughJobs(strapi, knex, roleTypes),
    }),
    'people.panel-links': () => ({
      panelAccountOf: async (knex, userId) => (await linkOf(knex, { user_id: userId }))?.panel_account_id ?? null,
      personOf: async (knex, accountId) => (await linkOf(knex, { panel_account_id: accountId }))?.user_id ?? null,
    }),
    'workforce.demo': demoService(async () => (await import('./demo/workforce.demo')).workforceDemo),
  },
  register({ strapi }) {
    registerIdentityTables(strapi, {
      [tables.employee]: ['user_id', 'state', 'job_id'],
      [tables.employeePost]: 'any',
      [tables.job]: ['name'],
      [tables.jobRole]: 'any',
    });
    registerRoleSource(strapi, async (userId) =>
      (await grantsOf(strapi, knexWithin(strapi), userId)).map(({ roleType }) => roleType),
    );
  },
  bootstrap({ strapi }) {
    service(strapi, 'people.user-sections').add(employeeSection);
  },
});

const linkOf = async (knex: Knex, where: object) =>
  (await knex(tables.employee).where(where).first('user_id', 'panel_account_id')) as
    { readonly user_id: number; readonly panel_account_id: number | null } | undefined;
