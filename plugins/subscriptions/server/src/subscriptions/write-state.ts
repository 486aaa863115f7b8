import { changeShaped, inTransaction, plainDate, type Core } from '@mayorista/kernel';
import type { SubscriptionStatus } from '../../../shared';
import { platformActor } from '../installers/open-installer';
import type { PlatformState } from '../platform/monitoring-platform';
import { subscriptions } from './subscription.record';

/** Statuses in which a subscription leaves its device to another one. */
const freeing: ReadonlySet<SubscriptionStatus> = new Set(['ended', 'refused']);

interface Written {
  readonly status: SubscriptionStatus;
  readonly state?: PlatformState;
}

/** Writes how a subscription stands, with its history; what is as it was is not written. */
export async function writeState(strapi: Core.Strapi, id: number, { status, state }: Written): Promise<void> {
  const columns = {
    status,
    ...(state === undefined
      ? {}
      : {
          acoba_subscription_id: state.id,
          start_date: state.start_date === null ? null : plainDate(state.start_date),
          end_date: state.end_date === null ? null : plainDate(state.end_date),
        }),
    ...(freeing.has(status) ? { held_device: null } : {}),
  };
  await inTransaction(strapi, (tx) =>
    changeShaped(subscriptions, tx, platformActor, { id, input: {}, expected: null, columns }),
  );
}
