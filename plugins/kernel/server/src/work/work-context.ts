import { AsyncLocalStorage } from 'node:async_hooks';

/** The piece of work under way: a request, or a job that a request asked for. */
export interface Work {
  /** The id that the first process to see the request gave it; it goes along to events and jobs. */
  readonly requestId: string | null;
  readonly job?: string;
  /** A question to the database found it away. */
  metAwayDatabase?: boolean;
}

const works = new AsyncLocalStorage<Work>();

/** Runs `task` as part of a piece of work: whatever it logs, queues or emits carries the work's request id. */
export const asWork = <T>(work: Work, task: () => T): T => works.run(work, task);

/** Returns the id of the request this code runs for, or null outside of any. */
export const currentRequestId = (): string | null => works.getStore()?.requestId ?? null;

/** Notes for the work under way that the database was away when it was asked. */
export function noteAwayDatabase(): void {
  const work = works.getStore();
  if (work !== undefined) work.metAwayDatabase = true;
}

/** Whether a question of the work under way found the database away, whatever became of the error. */
export const metAwayDatabase = (): boolean => works.getStore()?.metAwayDatabase === true;

/** Returns what a log line tells of the work under way. */
export function logContext(): Readonly<Record<string, unknown>> {
  const work = works.getStore();
  if (work === undefined) return {};
  return {
    ...(work.requestId === null ? {} : { request_id: work.requestId }),
    ...(work.job === undefined ? {} : { job: work.job }),
  };
}
