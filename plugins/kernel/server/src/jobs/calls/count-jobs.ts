import type { Core } from '@strapi/strapi';
import { getKnex } from '../../transactions/in-transaction';
import { tables } from '../../uids';
import type { JobState } from '../job.store';

export interface JobCounts {
  readonly queued: number;
  readonly running: number;
  /** The number of jobs given up, which wait for a person. */
  readonly dead: number;
  readonly dead_by_label: readonly { readonly name: string; readonly label: string; readonly count: number }[];
}

interface CountRow {
  readonly name: string;
  readonly label: string | null;
  readonly state: JobState;
  readonly count: number | string;
}

/** Counts the jobs that are not done, and the dead ones by kind, most first. */
export async function countJobs(strapi: Core.Strapi): Promise<JobCounts> {
  const rows: CountRow[] = await getKnex(strapi)(tables.job)
    .whereNot({ state: 'done' })
    .groupBy('name', 'label', 'state')
    .select('name', 'label', 'state')
    .count({ count: '*' });
  const total = (wanted: JobState): number =>
    rows.filter(({ state }) => state === wanted).reduce((sum, { count }) => sum + Number(count), 0);
  return {
    queued: total('queued'),
    running: total('running'),
    dead: total('dead'),
    dead_by_label: rows
      .filter(({ state }) => state === 'dead')
      .map(({ name, label, count }) => ({ name, label: label ?? name, count: Number(count) }))
      .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label)),
  };
}
