import { answerRecords, defineRoute, getKnex, unpagedList, type RouteRequest } from '@mayorista/kernel';
import { tables } from '../uids';
import { cardOf } from './job.routes';
import { jobTitles } from './job-title.record';
import { departmentNames } from './department-names';
import { holdersOfJobs } from './job.store';
import { staffJobs } from './staff-job.record';
import { functionalChiefListOutput, jobTitleListOutput, orgChartOutput } from './job.answer';

/** The whole org chart, its functional chiefs, and job titles. */
export const chartRoutes = [
  defineRoute({
    method: 'GET',
    path: '/org-chart',
    noun: 'org-chart',
    action: 'find',
    needs: 'jobs.read',
    summary: 'Organigrama entero, en sus dos líneas',
    output: orgChartOutput,
    handle: async ({ strapi }) => unpagedList(await readChart(strapi)),
  }),
  defineRoute({
    method: 'GET',
    path: '/functional-chief',
    noun: 'functional-chief',
    action: 'find',
    needs: 'jobs.read',
    summary: 'Puestos a los que otros responden en su función, y quién los tiene',
    output: functionalChiefListOutput,
    async handle({ strapi, actor }) {
      const knex = getKnex(strapi);
      const chiefs = knex(tables.job).whereNotNull('functional_chief_id').select('functional_chief_id');
      const jobs = await answerRecords(
        staffJobs,
        { strapi, actor },
        (query) => void query.whereIn('id', chiefs).orderBy('name'),
      );
      return unpagedList(jobs.map(cardOf));
    },
  }),
  ...(['/employee-job-titles', '/user-job-titles'] as const).map((path) =>
    defineRoute({
      method: 'GET',
      path,
      noun: path.slice(1),
      action: 'find',
      needs: 'job-titles.read',
      summary: 'Nombres de puestos',
      output: jobTitleListOutput,
      handle: async ({ strapi, actor }) =>
        unpagedList(
          await answerRecords(jobTitles, { strapi, actor }, (query) => {
            void query.orderBy('name');
            // Of employees: those that somebody holds.
            if (path === '/employee-job-titles') void query.whereIn('id', heldTitles(strapi));
          }),
        ),
    }),
  ),
];

const heldTitles = (strapi: RouteRequest['strapi']) =>
  getKnex(strapi)(`${tables.job} as j`)
    .join(`${tables.employee} as e`, 'e.job_id', 'j.id')
    .where('e.state', 'active')
    .select('j.job_title_id');

interface ChartRow {
  readonly id: number;
  readonly name: string;
  readonly operative_chief_id: number | null;
  readonly functional_chief_id: number | null;
  readonly job_title_name: string | null;
  readonly department_id: number | null;
}

/** Every job for the chart: three queries, however many there are. */
async function readChart(strapi: RouteRequest['strapi']) {
  const knex = getKnex(strapi);
  const rows = (await knex(`${tables.job} as j`)
    .leftJoin('job_titles as t', 't.id', 'j.job_title_id')
    .orderBy('j.name')
    .select('j.id', 'j.name', 'j.operative_chief_id', 'j.functional_chief_id', 't.department_id', {
      job_title_name: 't.name',
    })) as ChartRow[];
  const departments = await departmentNames(strapi, rows);
  const holders = new Map<number, string[]>();
  for (const { job_id: id, name } of await holdersOfJobs(knex)) holders.set(id, [...(holders.get(id) ?? []), name]);
  return rows.map(({ department_id: departmentId, ...row }) => ({
    ...row,
    department: departments.get(departmentId) ?? null,
    full_name: holders.get(row.id)?.join(', ') ?? null,
  }));
}
