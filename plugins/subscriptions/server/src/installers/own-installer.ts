import { findShaped, getKnex, NotFoundError, type Actor, type Core } from '@mayorista/kernel';
import { ownerOf } from '../owner';
import { getPlatform } from '../platform/get-platform';
import type { PlatformClient, PlatformDevice } from '../platform/monitoring-platform';
import { tables } from '../uids';
import { installers } from './installer.record';

/** An account as both sides know it. */
export interface OpenInstaller {
  readonly id: number;
  readonly acoba_installer_id: string;
}

/** Finds the account that is open at the platform: the one named, if it is within the actor's reach, or else the actor's own. Null while there is none. */
export async function findOpenInstaller(strapi: Core.Strapi, actor: Actor, id?: number): Promise<OpenInstaller | null> {
  const found = id === undefined ? await ownRow(strapi, actor) : await findShaped(installers, { strapi }, id, actor);
  const { acoba_installer_id: key } = (found ?? {}) as { readonly acoba_installer_id?: string | null };
  return found === null || found === undefined || typeof key !== 'string'
    ? null
    : { id: Number(found.id), acoba_installer_id: key };
}

/** The same. Throws NotFoundError where there is none. */
export async function getOpenInstaller(strapi: Core.Strapi, actor: Actor, id?: number): Promise<OpenInstaller> {
  const found = await findOpenInstaller(strapi, actor, id);
  if (found === null) throw new NotFoundError();
  return found;
}

const ownRow = (strapi: Core.Strapi, actor: Actor): Promise<OpenInstaller | undefined> =>
  getKnex(strapi)(tables.installer).where(ownerOf(actor)).first('id', 'acoba_installer_id') as unknown as Promise<
    OpenInstaller | undefined
  >;

/** Finds one of an installer's own clients at the platform; null for anybody else's. */
export async function findClient(
  strapi: Core.Strapi,
  { acoba_installer_id: installerId }: OpenInstaller,
  clientId: string,
): Promise<PlatformClient | null> {
  const clients = await getPlatform(strapi).clients(installerId);
  return clients.find(({ id }) => id === clientId) ?? null;
}

/** Reads the devices of a client, each with the subscription that the platform or we know of it. */
export async function devicesOf(strapi: Core.Strapi, clientId: string): Promise<readonly PlatformDevice[]> {
  const devices = await getPlatform(strapi).devices(clientId);
  const held = (await getKnex(strapi)(tables.subscription)
    .whereIn(
      'held_device',
      devices.map(({ device_id: id }) => id),
    )
    .select('held_device', 'acoba_subscription_id')) as Held[];
  const holders = new Map(held.map((row) => [row.held_device, row.acoba_subscription_id ?? notYetNamed]));
  return devices.map((device) => ({
    ...device,
    subscription_id: device.subscription_id ?? holders.get(device.device_id) ?? null,
  }));
}

interface Held {
  readonly held_device: string;
  readonly acoba_subscription_id: string | null;
}
/** Stands for the key of a subscription of which the platform has not heard yet. */
const notYetNamed = 'en-registro';
