import { getKnex, type Core } from '@mayorista/kernel';
import { getPlatform } from '../platform/get-platform';
import { tables } from '../uids';
import { writeState } from './write-state';

/** Asks the platform how a subscription stands, and writes it. Throws DependencyAway when it does not answer. */
export async function refreshSubscription(strapi: Core.Strapi, id: number): Promise<void> {
  const row = (await getKnex(strapi)(tables.subscription).where({ id }).first('acoba_subscription_id', 'status')) as
    { acoba_subscription_id: string | null; status: string } | undefined;
  // The platform has not heard of it, or it is over: nothing comes after that.
  if (row === undefined || row.acoba_subscription_id === null || row.status === 'ended') return;
  const state = await getPlatform(strapi).subscription(row.acoba_subscription_id);
  if (state !== null) await writeState(strapi, id, { status: state.status, state });
}

/** Lets go of a device whose subscription ended at the platform since it was last asked about. */
export async function freeEndedDevice(strapi: Core.Strapi, deviceId: string): Promise<void> {
  const holder = (await getKnex(strapi)(tables.subscription).where({ held_device: deviceId }).first('id')) as
    { id: number } | undefined;
  if (holder !== undefined) await refreshSubscription(strapi, holder.id);
}
