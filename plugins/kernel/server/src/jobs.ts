import type { JobDefinition } from './jobs/define-job';

/** The kernel's own jobs, in the order in which the jobs page lists them. */
export const jobs: readonly JobDefinition[] = [];
