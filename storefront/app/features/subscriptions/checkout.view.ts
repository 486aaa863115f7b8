import type { ClientAnswer, DeviceAnswer } from './subscriptions.api.server';

/** What of the address says how far the checkout is. */
export interface Chosen {
  readonly productId: number;
  readonly client: string | null;
  readonly device: string | null;
}

/** Reads the address of the checkout; null where it names no product. */
export function readChosen(params: URLSearchParams): Chosen | null {
  const id = params.get('product_id') ?? '';
  return /^\d{1,9}$/.test(id)
    ? { productId: Number(id), client: params.get('client') || null, device: params.get('device') || null }
    : null;
}

/** The address of the checkout of a product, with what is chosen so far. */
export function checkoutAddress(productId: number, client?: string, device?: string): string {
  const params = new URLSearchParams({ product_id: String(productId) });
  if (client !== undefined) params.set('client', client);
  if (client !== undefined && device !== undefined) params.set('device', device);
  return `/acoba-subscription-checkouts?${params}`;
}

/** A client is valid with at least one device (storefront document, section 4). */
export const isValidClient = ({ number_of_devices: devices }: Pick<ClientAnswer, 'number_of_devices'>): boolean =>
  devices > 0;

/** A device is valid only if it has no subscription (storefront document, section 4). */
export const isValidDevice = ({ subscription_id: held }: Pick<DeviceAnswer, 'subscription_id'>): boolean =>
  held === null;

export const clientName = ({ name, last_name: last }: Pick<ClientAnswer, 'name' | 'last_name'>): string =>
  [name, last].filter(Boolean).join(' ');

/** Writes what is known of a recorder: 'NVR · Vikron · 16 canales'. */
export const deviceFacts = (
  { type, manufacturer, max_channels: channels }: Pick<DeviceAnswer, 'type' | 'manufacturer' | 'max_channels'>,
  channelsText: (count: number) => string,
): string => [type, manufacturer, channels === null ? null : channelsText(channels)].filter(Boolean).join(' · ');
