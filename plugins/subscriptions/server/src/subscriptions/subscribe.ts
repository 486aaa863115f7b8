import {
  createShaped,
  enqueue,
  inTransaction,
  now,
  reject,
  service,
  throwIfAny,
  ValidationError,
  type Actor,
  type Core,
  type FieldError,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { devicesOf, findClient, findOpenInstaller, type OpenInstaller } from '../installers/own-installer';
import { ownerOf } from '../owner';
import { offeredPlans, type OfferedPlan } from '../plans/offered-plans';
import type { PlatformClient, PlatformDevice } from '../platform/monitoring-platform';
import { judgeSubscription } from './judge-subscription.rules';
import { freeEndedDevice } from './refresh-subscription';
import { registerAtPlatform } from './register-at-platform';
import { registerSubscription } from './register-subscription.job';
import { subscriptions } from './subscription.record';

/** A subscription that is asked for: a device of a client, to a product. */
export interface Subscribing {
  readonly clientId: string;
  readonly deviceId: string;
  readonly productId: number;
}

/** The platform is asked at once; should it not answer, a job asks again after this long, in milliseconds. */
const askAgainMs = 60_000;

/**
 * Subscribes a device and returns the id of its subscription. The device is taken in our table first, whose key lets one alone have it,
 * then the platform is told. Throws ValidationError, and DependencyAway when the platform does not answer: it is told again by a job then.
 */
export async function subscribe(strapi: Core.Strapi, actor: Actor, asked: Subscribing): Promise<number> {
  const found = await findAsked(strapi, actor, asked);
  const id = await inTransaction(strapi, async (tx) => {
    const columns = { ...ownerOf(actor), status: 'registering', held_device: asked.deviceId };
    const made = await createShaped(subscriptions, tx, actor, { input: inputOf(found), columns }).catch(taken);
    const runAt = new Date(now().getTime() + askAgainMs);
    await enqueue(tx, registerSubscription, { subscriptionId: made }, { key: `register-subscription-${made}`, runAt });
    return made;
  });
  if ((await registerAtPlatform(strapi, id)) === 'refused') reject('subscription_refused', 'device_id');
  return id;
}

interface Found {
  readonly installer: OpenInstaller;
  readonly plan: OfferedPlan;
  readonly client: PlatformClient;
  readonly device: PlatformDevice;
}

/** Finds what is asked for, or throws every reason why it cannot be subscribed. */
async function findAsked(
  strapi: Core.Strapi,
  actor: Actor,
  { clientId, deviceId, productId }: Subscribing,
): Promise<Found> {
  ownerOf(actor);
  await service(strapi, 'companies.buying').refuseInactive(actor);
  const installer = (await findOpenInstaller(strapi, actor)) ?? reject('installer_missing');
  await freeEndedDevice(strapi, deviceId);
  const plan = (await offeredPlans(strapi)).find(({ id }) => id === productId);
  const client = await findClient(strapi, installer, clientId);
  const devices = client === null ? [] : await devicesOf(strapi, clientId);
  const device = devices.find(({ device_id: id }) => id === deviceId) ?? null;
  throwIfAny(judgeSubscription({ isOffered: plan !== undefined, client, device }));
  if (plan === undefined || client === null || device === null)
    throw new Error('A rule lets through what is not there');
  return { installer, plan, client, device };
}

const inputOf = ({ installer, plan, client, device }: Found) =>
  subscriptions.schemas.create.parse({
    installer_id: installer.id,
    product_id: plan.id,
    product_name: plan.name,
    product_identifier: plan.sku,
    transaction_amount: plan.fixed_price,
    client_id: client.id,
    client_name: [client.name, client.last_name].filter(Boolean).join(' '),
    client_email: client.email,
    device_id: device.device_id,
    device_name: device.name,
    device_type: device.type,
    device_manufacturer: device.manufacturer,
    device_max_channels: device.max_channels,
  });

/** Somebody was faster with the same device. */
function taken(error: unknown): never {
  const isHeld = ({ field }: FieldError): boolean => field === 'held_device';
  if (error instanceof ValidationError && error.refusals.some(isHeld)) reject('device_has_subscription', 'device_id');
  throw error;
}
