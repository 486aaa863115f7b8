import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

const lookEveryMs = 25;
/** Jobs that become due within this many milliseconds count as due, because a look may wait for its connection meanwhile. */
const soonMs = 1_000;

/** Waits until every outbox event is relayed and no job that is due, or will be within a second, is queued or running; throws after `patienceMs`. */
export async function drainJobs(strapi: Core.Strapi, patienceMs = 120_000): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const { events, jobs } = await openWork(getKnex(strapi));
    if (events + jobs === 0) return;
    if (Date.now() > giveUpAt)
      throw new Error(`${events} events and ${jobs} jobs were still open after ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** Counts events and jobs in one query: between two, a finished job may have left an event, or an event become a job. */
async function openWork(knex: Knex): Promise<{ readonly events: number; readonly jobs: number }> {
  const events = knex(tables.outboxEvent).whereNull('relayed_at').count('*');
  const due = knex(tables.job)
    .whereIn('state', ['queued', 'running'])
    .where('run_at', '<=', new Date(Date.now() + soonMs))
    .count('*');
  const [counts] = (await knex.select(events.as('events'), due.as('jobs'))) as {
    events: number | string;
    jobs: number | string;
  }[];
  return { events: Number(counts?.events), jobs: Number(counts?.jobs) };
}
