import { z } from 'zod';
import { NotFoundError, reject } from '../../errors/refusal';
import { pathId } from '../../http/input.schema';
import { defineRoute } from '../../routes/route.types';
import { recordAudit } from '../../audit/record';
import { inTransaction, getKnex } from '../../transactions/in-transaction';
import { wakeRelay } from '../../outbox/wake';
import { tables } from '../../uids';
import { revive } from '../job.store';
import { jobView, type JobView } from '../job.view';
import { dataOutput } from '../../outputs/output';
import { backgroundJob } from '../job.answer';

/** POST /background-jobs/{id}/retry: puts a dead letter back into the queue. */
export const retryJob = defineRoute({
  method: 'POST',
  path: '/background-jobs/:id/retry',
  noun: 'background-jobs',
  action: 'retry',
  needs: 'background-jobs.retry',
  summary: 'Reintentar un trabajo fallido',
  input: z.strictObject({}),
  output: dataOutput(backgroundJob.nullable()),
  async handle({ strapi, actor, params }) {
    const id = pathId(params);
    const find = () => getKnex(strapi)(tables.job).where({ id }).first() as Promise<JobView | undefined>;
    if ((await find()) === undefined) throw new NotFoundError();
    if (!(await revive(strapi, id))) reject('job_not_dead');
    await inTransaction(strapi, (tx) =>
      recordAudit(tx, actor, { modelType: 'background-jobs', modelId: id, action: 'retried' }),
    );
    wakeRelay(strapi);
    const job = await find();
    return { data: job === undefined ? null : jobView(job), meta: {} };
  },
});
