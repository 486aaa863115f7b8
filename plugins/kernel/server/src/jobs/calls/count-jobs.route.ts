import { defineRoute } from '../../routes/route.types';
import { countJobs } from './count-jobs';
import { jobCountsOutput } from '../job.answer';

/** GET /background-job-counts: answers how many jobs wait, run and were given up, and the given up ones by kind. */
export const showJobCounts = defineRoute({
  method: 'GET',
  path: '/background-job-counts',
  noun: 'background-job-counts',
  action: 'show',
  needs: 'background-jobs.read',
  summary: 'Cuántos trabajos esperan, corren o fallaron',
  output: jobCountsOutput,
  handle: async ({ strapi }) => ({ data: await countJobs(strapi), meta: {} }),
});
