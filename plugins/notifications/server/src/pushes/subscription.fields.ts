import { createHash } from 'node:crypto';
import { env } from '@mayorista/config';
import { z } from 'zod';
import type { Browser } from './push';
import { isPushService } from './push-service.rules';

const sized = (bytes: number) =>
  z.string().refine((text) => Buffer.from(text, 'base64url').length === bytes, 'push_subscription_not_valid');

const subscription = z.object(
  {
    endpoint: z
      .string()
      .max(2_000, 'push_subscription_not_valid')
      .refine((endpoint) => isPushService(endpoint, env().webPush.serviceHosts), 'push_service_unknown'),
    keys: z.object({ p256dh: sized(65), auth: sized(16) }, 'push_subscription_not_valid'),
  },
  'push_subscription_not_valid',
);

/** The document's one field holds the browser's whole subscription, as `JSON.stringify(subscription)` or as the object itself. */
export const subscribeInput = z.strictObject({
  provider_id: z
    .union([z.string().max(4_000), z.looseObject({})], 'required')
    .transform((given): unknown => (typeof given === 'string' ? objectOf(given) : given))
    .pipe(subscription)
    .transform(({ endpoint, keys }): Browser => ({ endpoint, ...keys })),
});

/** What it was subscribed with, its address alone, or the id that was answered. */
export const unsubscribeInput = z.strictObject({
  provider_id: z
    .union([z.string().min(1, 'required').max(4_000), z.looseObject({ endpoint: z.string().max(2_000) })], 'required')
    .transform((given): string => {
      const { endpoint } = (typeof given === 'string' ? (objectOf(given) ?? {}) : given) as { endpoint?: unknown };
      const address = typeof endpoint === 'string' ? endpoint : String(given);
      return /^[0-9a-f]{64}$/.test(address) ? address : providerIdOf(address);
    }),
});

/** What the platform calls a browser's address: short, and no secret. */
export const providerIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

function objectOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    // An address alone is no JSON.
    return null;
  }
}
