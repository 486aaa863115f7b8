import type { JobDefinition } from './jobs/define-job';
import { pruneOld } from './jobs/prune/prune-old';

/** The kernel's own jobs, in the order in which the jobs page lists them. */
export const jobs: readonly JobDefinition[] = [pruneOld];
