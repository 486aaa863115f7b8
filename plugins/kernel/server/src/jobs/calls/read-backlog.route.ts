import { backlogWarnings } from '../../health/readiness';
import { readBacklog } from '../../health/backlog.store';
import { defineRoute } from '../../routes/route.types';
import { backlogOutput } from '../job.answer';

/** GET /background-job-backlog: answers the work not done yet, with warnings for staff. */
export const showBacklog = defineRoute({
  method: 'GET',
  path: '/background-job-backlog',
  noun: 'background-jobs',
  action: 'backlog',
  needs: 'background-jobs.read',
  summary: 'Trabajos pendientes y avisos',
  output: backlogOutput,
  async handle({ strapi }) {
    const backlog = await readBacklog(strapi);
    const { queued, running, dead, waiting } = backlog;
    return { data: { queued, running, dead, waiting, warnings: backlogWarnings(backlog) }, meta: {} };
  },
});
