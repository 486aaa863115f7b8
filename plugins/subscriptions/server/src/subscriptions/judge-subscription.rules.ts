import type { FieldError } from '@mayorista/kernel';
import type { PlatformClient, PlatformDevice } from '../platform/monitoring-platform';

/** A subscription that is asked for, as far as it is known; null for what is not theirs, or not there. */
export interface Asked {
  readonly isOffered: boolean;
  readonly client: Pick<PlatformClient, 'number_of_devices'> | null;
  readonly device: Pick<PlatformDevice, 'subscription_id'> | null;
}

/** Lists why a device cannot be subscribed: a client is valid with a device, a device without a subscription (spec storefront 4). */
export const judgeSubscription = ({ isOffered, client, device }: Asked): FieldError[] => [
  ...(isOffered ? [] : [{ code: 'not_a_subscription_product', field: 'product_id' }]),
  ...judgeClient(client),
  ...(client === null || client.number_of_devices === 0 ? [] : judgeDevice(device)),
];

function judgeClient(client: Asked['client']): FieldError[] {
  if (client === null) return [{ code: 'client_unknown', field: 'customer_id' }];
  return client.number_of_devices === 0 ? [{ code: 'client_without_devices', field: 'customer_id' }] : [];
}

function judgeDevice(device: Asked['device']): FieldError[] {
  if (device === null) return [{ code: 'device_unknown', field: 'device_id' }];
  return device.subscription_id === null ? [] : [{ code: 'device_has_subscription', field: 'device_id' }];
}
