import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** Records, in a transaction about to commit, that the work under way had an effect. */
export type CommitMark = (trx: Knex.Transaction) => Promise<void>;

const marks = new AsyncLocalStorage<CommitMark>();

/**
 * Runs `work` so that every transaction it commits also writes the mark: effect and mark are stored together or not at all. Inside work
 * that is marked already both marks are written.
 */
export function markingCommits<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  const outer = marks.getStore();
  const both: CommitMark = async (trx) => {
    await mark(trx);
    await outer?.(trx);
  };
  return marks.run(outer === undefined ? mark : both, work);
}

/** Returns the mark of the work under way, or undefined. */
export const commitMark = (): CommitMark | undefined => marks.getStore();
