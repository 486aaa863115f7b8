import { runExport } from './exports/run-export';
import { sweepFiles } from './files/sweep-files';
import type { JobDefinition } from './jobs/define-job';
import { pruneOld } from './jobs/prune/prune-old';
import { sendMailJob } from './mail/send-mail';

/** The kernel's own jobs, in the order in which the jobs page lists them. */
export const jobs: readonly JobDefinition[] = [sendMailJob, runExport, pruneOld, sweepFiles];
