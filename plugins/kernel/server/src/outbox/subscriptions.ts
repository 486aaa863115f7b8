import type { JobDefinition } from '../jobs/define-job';
import type { EventDefinition, PayloadOf } from './define-event';

/** A subscription of a job to an event. `toPayload` returns the job's payload, or null when the event does not concern the subscriber. */
export interface Subscription {
  readonly event: string;
  readonly job: JobDefinition;
  readonly toPayload: (payload: unknown) => unknown;
}

/** `on(productChanged, reindexProducts, ({ ids }) => ({ ids }))`: each event becomes one job, once per subscriber. */
export const on = <E extends EventDefinition, J extends JobDefinition>(
  event: E,
  job: J,
  toPayload: (payload: PayloadOf<E>) => unknown,
): Subscription => ({
  event: event.name,
  job,
  toPayload: (payload) => toPayload(event.schema.parse(payload) as PayloadOf<E>),
});
