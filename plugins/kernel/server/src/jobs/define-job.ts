import type { Core } from '@strapi/strapi';
import type { ZodType, z } from 'zod';

export interface JobContext<Payload> {
  readonly strapi: Core.Strapi;
  readonly payload: Payload;
  readonly jobId: number;
  /** The number of the try, from 1. */
  readonly attempt: number;
  /** Stores how far the job is, for the jobs page. */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** Aborted when the process is asked to stop: a long job should end its batch and leave the rest to the next try. */
  readonly signal: AbortSignal;
}

/** Does the work. Must be harmless when run again with the same payload. Its result is stored with the job as JSON. */
export type JobHandler<Payload> = (context: JobContext<Payload>) => Promise<unknown>;

export interface JobDefinition<S extends ZodType = ZodType> {
  /** `area.do-it`, e.g. 'inventory.release-reservation'. */
  readonly name: string;
  /** The Spanish name on the jobs page. */
  readonly label: string;
  readonly schema: S;
  readonly attempts: number;
  /** The pause after the first failure in milliseconds; it doubles with each further one. */
  readonly backoffMs: number;
  /** The Spanish name of the one service that all jobs of this name need: while it is away, one of them tries it and the others wait. */
  readonly service?: string;
  /** One run also finishes all due jobs with the same payload: the handler reads the current state, so they would repeat its work. */
  readonly servesWaiting?: boolean;
  /** Cron expression in America/Mexico_City: the job is enqueued with an empty payload, once however many processes run. */
  readonly cron?: string;
  /** `run` is written as a method so that a definition with its own payload fits where any definition does. */
  readonly handler: () => Promise<{ run(context: JobContext<z.output<S>>): Promise<unknown> }>;
}

type Given<S extends ZodType> = Omit<JobDefinition<S>, 'attempts' | 'backoffMs'> &
  Partial<Pick<JobDefinition<S>, 'attempts' | 'backoffMs'>>;

/** Declares a job. Cheap to import: the handler's file is loaded when the first job runs. */
export const defineJob = <S extends ZodType>(given: Given<S>): JobDefinition<S> => ({
  attempts: 5,
  backoffMs: 1_000,
  ...given,
});
