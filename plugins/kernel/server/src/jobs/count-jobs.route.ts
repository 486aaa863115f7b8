import { defineRoute } from '../routes/route.types';
import { countJobs } from './count-jobs';

/** GET /background-job-counts: how many jobs wait, run and were given up, and what the given up ones were to do. */
export const showJobCounts = defineRoute({
  method: 'GET',
  path: '/background-job-counts',
  noun: 'background-job-counts',
  action: 'show',
  needs: 'background-jobs.read',
  summary: 'Cuántos trabajos esperan, corren o fallaron',
  handle: async ({ strapi }) => ({ data: await countJobs(strapi), meta: {} }),
});
