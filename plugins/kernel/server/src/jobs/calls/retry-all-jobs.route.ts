import { z } from 'zod';
import { recordAudit } from '../../audit/record';
import { wakeRelay } from '../../outbox/wake';
import { defineRoute } from '../../routes/route.types';
import { inTransaction } from '../../transactions/in-transaction';
import { resumeWaiting, reviveAll } from '../job.store';
import { retriedJobsOutput } from '../job.answer';

/** POST /background-job-retries: puts all dead letters back into the queue and makes jobs that wait for a service due now. */
export const retryAllJobs = defineRoute({
  method: 'POST',
  path: '/background-job-retries',
  noun: 'background-jobs',
  action: 'retryAll',
  needs: 'background-jobs.retry',
  summary: 'Reintentar todos los trabajos fallidos o en espera de un servicio',
  input: z.strictObject({}),
  isRepeatable: true,
  output: retriedJobsOutput,
  async handle({ strapi, actor }) {
    const revived = await reviveAll(strapi);
    const resumed = await resumeWaiting(strapi);
    await inTransaction(strapi, (tx) =>
      recordAudit(tx, actor, { modelType: 'background-jobs', modelId: 0, action: 'retried-all' }),
    );
    wakeRelay(strapi);
    return { data: { revived, resumed }, meta: {} };
  },
});
