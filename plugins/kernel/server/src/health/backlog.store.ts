import type { Core } from '@strapi/strapi';
import { now } from '../clock/clock';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

type Moment = Date | number | string | null;

/** Jobs that wait for a service that is away. */
interface WaitingJobs {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly since: string;
  readonly error: string | null;
}

/** The work not done yet. Ages are in seconds, 0 when nothing waits. */
export interface Backlog {
  readonly queued: number;
  readonly running: number;
  readonly dead: number;
  readonly oldestDueSeconds: number;
  readonly events: number;
  readonly oldestEventSeconds: number;
  readonly waiting: readonly WaitingJobs[];
}

/** Reads the number and age of waiting jobs and events, using the tables' indexes. */
export async function readBacklog(strapi: Core.Strapi): Promise<Backlog> {
  const knex = getKnex(strapi);
  const states = (await knex(tables.job)
    .whereIn('state', ['queued', 'running', 'dead'])
    .groupBy('state')
    .select('state')
    .count({ n: '*' })) as { state: string; n: number | string }[];
  const due = (await knex(tables.job)
    .where({ state: 'queued' })
    .where('run_at', '<=', now())
    .min({ oldest: 'run_at' })
    .first()) as { oldest: Moment } | undefined;
  const events = (await knex(tables.outboxEvent)
    .whereNull('relayed_at')
    .count({ n: '*' })
    .min({ oldest: 'occurred_at' })
    .first()) as { n: number | string; oldest: Moment } | undefined;
  const count = (state: string): number => Number(states.find((row) => row.state === state)?.n ?? 0);
  return {
    queued: count('queued'),
    running: count('running'),
    dead: count('dead'),
    oldestDueSeconds: secondsSince(due?.oldest ?? null),
    events: Number(events?.n ?? 0),
    oldestEventSeconds: secondsSince(events?.oldest ?? null),
    waiting: await readWaiting(strapi),
  };
}

async function readWaiting(strapi: Core.Strapi): Promise<WaitingJobs[]> {
  const rows = (await getKnex(strapi)(tables.job)
    .where({ state: 'queued' })
    .whereNotNull('away_since')
    .groupBy('name', 'label')
    .select('name', 'label')
    .count({ n: '*' })
    .min({ since: 'away_since' })
    .max({ error: 'last_error' })
    .orderBy('name')) as {
    name: string;
    label: string | null;
    n: number | string;
    since: Moment;
    error: string | null;
  }[];
  return rows.map(({ name, label, n, since, error }) => ({
    name,
    label: label ?? name,
    count: Number(n),
    since: new Date(since ?? 0).toISOString(),
    error: error?.split('\n')[0] ?? null,
  }));
}

const secondsSince = (moment: Moment): number =>
  moment === null ? 0 : Math.max(0, (now().getTime() - new Date(moment).getTime()) / 1_000);
