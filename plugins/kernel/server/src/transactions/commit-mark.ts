import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** Writes, in a transaction that is about to commit, that this piece of work had an effect. */
export type CommitMark = (trx: Knex.Transaction) => Promise<void>;

const marks = new AsyncLocalStorage<CommitMark>();

/** Runs `work`; whatever transaction it commits carries the mark: effect and mark are there together or not at all. */
export const markingCommits = <T>(mark: CommitMark, work: () => Promise<T>): Promise<T> => marks.run(mark, work);

/** The mark of the work under way, or undefined. */
export const commitMark = (): CommitMark | undefined => marks.getStore();
