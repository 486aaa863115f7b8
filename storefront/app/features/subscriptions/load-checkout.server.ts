import type { ApiClient } from '../../api/client.server';
import { ApiError } from '../../api/errors';
import { imageUrl } from '../../lib/format/image-url';
import { isValidClient, isValidDevice, type Chosen } from './checkout.view';
import {
  subscriptionsApi,
  type ClientAnswer,
  type DeviceAnswer,
  type InstallerAnswer,
  type PlanAnswer,
} from './subscriptions.api.server';

/** The checkout as far as it is: without an account, without the platform, or with an account and what is chosen. */
export type CheckoutStep =
  | { readonly step: 'installer'; readonly installer: InstallerAnswer | null }
  | { readonly step: 'away' }
  | {
      readonly step: 'choosing';
      readonly installer: string;
      readonly portalUrl: string | null;
      readonly clients: readonly ClientAnswer[];
      readonly client: ClientAnswer | null;
      readonly devices: readonly DeviceAnswer[];
      readonly device: DeviceAnswer | null;
    };

/** The plan that is sold, with its picture as the browser asks for it. Null for a product that is none. */
export async function loadPlan(
  api: ApiClient,
  productId: number,
  imageOrigins: readonly string[],
): Promise<PlanAnswer | null> {
  const [plan] = await subscriptionsApi.plans(api, productId);
  return plan === undefined ? null : { ...plan, image_url: imageUrl(plan.image_url, imageOrigins) };
}

/** Loads how far the checkout is. A platform that does not answer is a step too: the person tries again from there. */
export async function loadStep(api: ApiClient, chosen: Chosen): Promise<CheckoutStep> {
  const [installer] = await subscriptionsApi.installers(api);
  if (installer === undefined || installer.acoba_installer_id === null)
    return { step: 'installer', installer: installer ?? null };
  try {
    return await loadChoice(api, installer, chosen);
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return { step: 'away' };
    throw error;
  }
}

async function loadChoice(api: ApiClient, installer: InstallerAnswer, chosen: Chosen): Promise<CheckoutStep> {
  const [portalUrl, clients] = await Promise.all([
    subscriptionsApi.portalUrl(api),
    subscriptionsApi.clients(api, installer.id),
  ]);
  const client = clients.find((each) => each.id === chosen.client && isValidClient(each)) ?? null;
  const devices = client === null ? [] : await subscriptionsApi.devices(api, client.id);
  const device = devices.find((each) => each.device_id === chosen.device && isValidDevice(each)) ?? null;
  return { step: 'choosing', installer: installer.name, portalUrl, clients, client, devices, device };
}
