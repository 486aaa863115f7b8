import { z } from 'zod';
import { reject } from '../errors/refusal';
import { jobView, type JobView } from '../jobs/job.view';
import { defineRoute } from '../routes/route.types';
import { inTransaction } from '../transactions/in-transaction';
import { tables } from '../uids';
import { findExport } from './define-export';
import { startExport } from './start-export';
import { backgroundJobOutput } from '../jobs/job.answer';

/** POST /exports {name, format, query}: queues an export and answers 202 with the job; its result names the private file to download. */
export const requestExport = defineRoute({
  method: 'POST',
  path: '/exports',
  noun: 'exports',
  action: 'create',
  needs: 'exports.read',
  summary: 'Pedir una exportación',
  status: 202,
  input: z.strictObject({
    name: z.string().min(1).max(80),
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    query: z.record(z.string(), z.unknown()).default({}),
  }),
  output: backgroundJobOutput,
  async handle({ strapi, actor, input }) {
    const definition = findExport(strapi, input.name);
    if (definition === undefined) return reject('unknown_export', 'name');
    const job = await inTransaction(strapi, async (tx) => {
      const id = await startExport(tx, actor, definition, input);
      return (await tx.trx(tables.job).where({ id }).first()) as JobView;
    });
    return { data: jobView(job), meta: {} };
  },
});
