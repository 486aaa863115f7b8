import type { Locale } from '@mayorista/config';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose turn it is: a company, a person without one, or the address of somebody unknown. */
export interface Caller {
  readonly key: string;
  readonly isStranger: boolean;
}

/** The work under way: a request, or a job that a request enqueued. */
export interface Work {
  /** The id given by the first process that saw the request; events and jobs carry it on. */
  readonly requestId: string | null;
  readonly job?: string;
  /** Returns whose work it is, once that is known. */
  readonly caller?: () => Caller;
  /** Returns the language of who reads the answer. */
  readonly reader?: () => Locale;
  /** True when a query found the database away. */
  metAwayDatabase?: boolean;
}

const works = new AsyncLocalStorage<Work>();

/** Runs `task` as part of this work: its logs, jobs and events carry the work's request id. */
export const asWork = <T>(work: Work, task: () => T): T => works.run(work, task);

/** Returns the id of the request this code runs for, or null outside of any. */
export const currentRequestId = (): string | null => works.getStore()?.requestId ?? null;

/** Returns the language of who reads what the work under way makes, or null where nobody said. */
export const currentReader = (): Locale | null => works.getStore()?.reader?.() ?? null;

/** Returns who shares a turn with the work under way: the people of a company, a person, an address, a job. */
export function currentCaller(): Caller {
  const work = works.getStore();
  return work?.caller?.() ?? { key: work?.job === undefined ? 'house' : 'jobs', isStranger: false };
}

/** Notes that a query of the work under way found the database away. */
export function noteAwayDatabase(): void {
  const work = works.getStore();
  if (work !== undefined) work.metAwayDatabase = true;
}

/** Tells whether a query of the work under way found the database away, even if the error was caught. */
export const metAwayDatabase = (): boolean => works.getStore()?.metAwayDatabase === true;

/** Returns the fields that log lines carry about the work under way. */
export function logContext(): Readonly<Record<string, unknown>> {
  const work = works.getStore();
  if (work === undefined) return {};
  return {
    ...(work.requestId === null ? {} : { request_id: work.requestId }),
    ...(work.job === undefined ? {} : { job: work.job }),
  };
}
