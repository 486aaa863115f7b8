import type { Core } from '@strapi/strapi';
import type { ZodType, z } from 'zod';

export interface JobContext<Payload> {
  readonly strapi: Core.Strapi;
  readonly payload: Payload;
  readonly jobId: number;
  /** 1 on the first try. */
  readonly attempt: number;
  /** Stores how far the job is; staff read it on the jobs page. */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** Aborted when the process is asked to stop: a long job ends its batch and leaves the rest to the next try. */
  readonly signal: AbortSignal;
}

/** Does the work; must be harmless when run again with the same payload. Its result is kept with the job (JSON). */
export type JobHandler<Payload> = (context: JobContext<Payload>) => Promise<unknown>;

export interface JobDefinition<S extends ZodType = ZodType> {
  /** `area.do-it`, e.g. 'inventory.release-reservation'. */
  readonly name: string;
  /** Spanish, for the jobs page. */
  readonly label: string;
  readonly schema: S;
  readonly attempts: number;
  /** First pause after a failure; it doubles with each. */
  readonly backoffMs: number;
  /** Spanish name of the one service that all jobs of this name need: while it is away one of them looks for it, and all wait. */
  readonly service?: string;
  /** It reads the world anew: one run serves all with its payload that are due when it begins. */
  readonly servesWaiting?: boolean;
  /** Cron expression in America/Mexico_City: the job is enqueued with an empty payload, once however many processes run. */
  readonly cron?: string;
  /** `run` is written as a method so that a definition with its own payload fits where any definition does. */
  readonly handler: () => Promise<{ run(context: JobContext<z.output<S>>): Promise<unknown> }>;
}

type Given<S extends ZodType> = Omit<JobDefinition<S>, 'attempts' | 'backoffMs'> &
  Partial<Pick<JobDefinition<S>, 'attempts' | 'backoffMs'>>;

/** Declares a job; light enough to be listed anywhere: the handler's file is loaded when the first one runs. */
export const defineJob = <S extends ZodType>(given: Given<S>): JobDefinition<S> => ({
  attempts: 5,
  backoffMs: 1_000,
  ...given,
});
