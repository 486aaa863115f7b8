import type { Core } from '@strapi/strapi';
import { countRows } from '../records/page-of';
import { knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

const lookEveryMs = 25;

/** Waits until every outbox event is relayed and no due job is queued or running; throws after `patienceMs`. */
export async function drainJobs(strapi: Core.Strapi, patienceMs = 120_000): Promise<void> {
  const knex = knexOf(strapi);
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const events = await countRows(knex(tables.outboxEvent).whereNull('relayed_at'));
    const jobs = await countRows(
      knex(tables.job).whereIn('state', ['queued', 'running']).where('run_at', '<=', new Date()),
    );
    if (events + jobs === 0) return;
    if (Date.now() > giveUpAt)
      throw new Error(`${events} events and ${jobs} jobs were still open after ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
