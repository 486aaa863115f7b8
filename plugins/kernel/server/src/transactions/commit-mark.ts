import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** Records, in a transaction about to commit, that the work under way had an effect. */
export type CommitMark = (trx: Knex.Transaction) => Promise<void>;

const marks = new AsyncLocalStorage<CommitMark>();

/** Runs `work` so that every transaction it commits also writes the mark: effect and mark are stored together or not at all. */
export const markingCommits = <T>(mark: CommitMark, work: () => Promise<T>): Promise<T> => marks.run(mark, work);

/** Returns the mark of the work under way, or undefined. */
export const commitMark = (): CommitMark | undefined => marks.getStore();
