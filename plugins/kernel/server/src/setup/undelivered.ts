import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

const mailJob = 'kernel.send-mail';

/** Counts jobs that gave up, mails apart. */
export const countDeadJobs = async (strapi: Core.Strapi): Promise<number> =>
  countOf(getKnex(strapi)(tables.job).where({ state: 'dead' }).whereNot({ name: mailJob }));

/** Counts mails that did not go out: given up, or tried at least once and waiting for the next try. */
export const countUndeliveredMails = async (strapi: Core.Strapi): Promise<number> =>
  countOf(
    getKnex(strapi)(tables.job)
      .where({ name: mailJob })
      .where((either) => {
        void either
          .where({ state: 'dead' })
          .orWhere((tried) => void tried.where({ state: 'queued' }).where('attempts', '>', 0));
      }),
  );

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [{ n }] = (await query.count({ n: '*' })) as unknown as [{ n: number | string }];
  return Number(n);
}
