import { z } from 'zod';
import { dataOutput } from '../outputs/output';
import { instantOutput } from '../outputs/parts';

export const backgroundJob = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    label: z.string(),
    state: z.enum(['queued', 'running', 'done', 'dead']),
    attempts: z.int(),
    run_at: instantOutput,
    finished_at: instantOutput.nullable(),
    progress_done: z.int(),
    progress_total: z.int(),
    result: z
      .unknown()
      .meta({ description: 'Lo que el trabajo dejó; cada tipo de trabajo tiene lo suyo', examples: [{ rows: 120 }] }),
    last_error: z.string().nullable(),
    requested_by: z.string().nullable(),
    away_since: instantOutput.nullable(),
  })
  .meta({ id: 'BackgroundJob' });

export const backgroundJobOutput = dataOutput(backgroundJob);

const retriedJobs = z.strictObject({ revived: z.int(), resumed: z.int() }).meta({ id: 'RetriedJobs' });

export const retriedJobsOutput = dataOutput(retriedJobs);

const jobCounts = z
  .strictObject({
    queued: z.int(),
    running: z.int(),
    dead: z.int(),
    dead_by_label: z.array(z.strictObject({ name: z.string(), label: z.string(), count: z.int() })),
  })
  .meta({ id: 'BackgroundJobCount' });

export const jobCountsOutput = dataOutput(jobCounts);

const waitingJobs = z.strictObject({
  name: z.string(),
  label: z.string(),
  count: z.int(),
  since: z.string(),
  error: z.string().nullable(),
});

const backlog = z
  .strictObject({
    queued: z.int(),
    running: z.int(),
    dead: z.int(),
    waiting: z.array(waitingJobs),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Backlog' });

export const backlogOutput = dataOutput(backlog);
