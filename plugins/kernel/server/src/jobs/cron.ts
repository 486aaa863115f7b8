import type { Core } from '@strapi/strapi';
import { businessTimeZone } from '../../../shared/dates';
import { now } from '../clock/clock';
import { inTransaction } from '../transactions/in-transaction';
import type { JobDefinition } from './define-job';
import { enqueue } from './enqueue';
import { allJobs } from './registry';

/** Enqueues the jobs with a cron expression when their minute comes; the job's key makes it once, however many processes do so. */
export function scheduleCron(strapi: Core.Strapi): void {
  const scheduled = allJobs(strapi).filter((job): job is JobDefinition & { cron: string } => job.cron !== undefined);
  strapi.cron.add(
    Object.fromEntries(
      scheduled.map((job) => [
        job.name,
        { task: () => enqueueOfMinute(strapi, job), options: { rule: job.cron, tz: businessTimeZone } },
      ]),
    ),
  );
  strapi.cron.start();
}

async function enqueueOfMinute(strapi: Core.Strapi, job: JobDefinition): Promise<void> {
  const minute = now().toISOString().slice(0, 16);
  await inTransaction(strapi, (tx) =>
    enqueue(tx, job, {}, { key: `${job.name}@${minute}`, requestedBy: 'calendario' }),
  );
}
