import type { Knex } from 'knex';
import { inBatch } from '../connection/in-batch';
import { asDocument, insertRows } from '../connection/rows';

/** The platform's jobs by which the store follows what was written, and the one that counts whether it did. */
const following = [
  'catalogue.refresh-cards',
  'catalogue.refresh-taxonomy',
  'search.refresh-products',
  'search.refresh-categories',
  'search.rebuild-index',
];
const counting = 'search.check-completeness';

type Count = readonly { readonly count: number | string }[];

const counted = async (query: Knex.QueryBuilder): Promise<number> => {
  const [row] = (await query.count({ count: '*' })) as Count;
  return Number(row?.count ?? 0);
};

const jobsOf = (db: Knex): Knex.QueryBuilder => db('jobs').whereIn('name', following);

export const lastId = async (db: Knex, table: 'outbox_events' | 'jobs'): Promise<number> => {
  const row = await db(table).max<{ id: number | string | null }[]>({ id: 'id' });
  return Number(row[0]?.id ?? 0);
};

/** Counts the events up to an id that the platform has not read yet. */
export const countUnread = (db: Knex, upTo: number): Promise<number> =>
  counted(db('outbox_events').whereNull('relayed_at').where('id', '<=', upTo));

/** Counts the jobs up to an id that are under way or next in turn; those that failed once and wait to be tried again are not. */
export const countOpen = (db: Knex, upTo: number): Promise<number> =>
  counted(
    jobsOf(db)
      .where('id', '<=', upTo)
      .where((open) => void open.where({ state: 'running' }).orWhere({ state: 'queued', attempts: 0 })),
  );

/** Tells until when jobs under way are claimed, as text: another text is the sign that whoever runs them is alive. */
export async function lifeSign(db: Knex): Promise<string> {
  const claimed = await db('jobs').where({ state: 'running' }).max<{ until: unknown }[]>({ until: 'locked_until' });
  return JSON.stringify(claimed);
}

const waitsAgain = (jobs: Knex.QueryBuilder): void => void jobs.where({ state: 'queued' }).where('attempts', '>', 0);
const runsAgain = (jobs: Knex.QueryBuilder): void => void jobs.where({ state: 'running' }).where('attempts', '>', 1);

/** Counts the jobs that failed: those that wait for another try or are being tried again, and those given up. */
export const countFailed = async (db: Knex): Promise<{ retried: number; dead: number }> => ({
  retried: await counted(jobsOf(db).where((tried) => void tried.where(waitsAgain).orWhere(runsAgain))),
  dead: await counted(jobsOf(db).where({ state: 'dead' })),
});

/** Asks the platform to count what it shows; returns the key of the job that will. */
export function askForCount(db: Knex): Promise<string> {
  return inBatch(db, async (batch) => {
    const event = { name: 'products.imported', payload: '{}', occurred_at: batch.at, relayed_at: null };
    const [row] = await insertRows<{ id: number }>(batch, 'outbox_events', [asDocument(batch, event)]);
    return `outbox:${String(row?.id)}:${counting}`;
  });
}

export interface CountJob {
  readonly state: 'queued' | 'running' | 'done' | 'dead';
  readonly result: string | null;
  readonly last_error: string | null;
}

/** Finds the job that counts; undefined until the platform has read the event. */
export const findCountJob = async (db: Knex, key: string): Promise<CountJob | undefined> =>
  db('jobs').where({ job_key: key }).first<CountJob | undefined>('state', 'result', 'last_error');

/** The sku of products, to name those that are missing. */
export const skusOf = (db: Knex, ids: readonly number[]): Promise<string[]> =>
  db('products')
    .whereIn('id', [...ids])
    .orderBy('id')
    .pluck<string[]>('sku');
