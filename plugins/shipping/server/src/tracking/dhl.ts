import { z } from 'zod';
import { callService, DependencyAway, jsonBody } from '@mayorista/kernel';
import type { PackageState, PackageStep, PackageWay } from '../../../contract';
import type { CarrierTracking } from './carrier-tracking.types';

interface DhlOptions {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

const place = z
  .object({ address: z.object({ addressLocality: z.string().nullish() }).nullish() })
  .nullish()
  .transform((given) => given?.address?.addressLocality ?? null);
const step = z.object({
  timestamp: z.string(),
  location: place,
  statusCode: z.string().nullish(),
  status: z.string().nullish(),
  description: z.string().nullish(),
});
const answer = z.object({
  shipments: z
    .array(
      z.object({
        status: step.partial({ timestamp: true }),
        events: z.array(step).nullish(),
        estimatedTimeOfDelivery: z.string().nullish(),
      }),
    )
    .min(1),
});

const states: Readonly<Record<string, PackageState>> = {
  'pre-transit': 'pre_transit',
  transit: 'transit',
  delivered: 'delivered',
  failure: 'failure',
};

/** Speaks DHL's Shipment Tracking - Unified API: GET /track/shipments?trackingNumber= with the header DHL-API-Key. */
export const dhlTracking = ({ url, key, timeoutMs = 8_000 }: DhlOptions): CarrierTracking => ({
  isDemo: false,
  async find({ trackingNumber }) {
    const target = new URL('/track/shipments', url);
    target.search = new URLSearchParams({ trackingNumber, language: 'es' }).toString();
    const init = { headers: { 'DHL-API-Key': key, Accept: 'application/json' } };
    const got = await callService('DHL', target, init, { timeoutMs });
    if (got.status === 404) return null;
    // 401 and 429 are about us, 5xx about the carrier: nothing is said of the package.
    if (!got.ok) throw new DependencyAway(`DHL respondió ${got.status}`);
    return readDhl(jsonBody(got.body));
  },
});

/** Reads an answer of DHL. Throws DependencyAway for what is none. */
export function readDhl(body: unknown): PackageWay {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new DependencyAway('DHL respondió algo que no se entiende');
  const [shipment] = parsed.data.shipments;
  const steps = (shipment?.events ?? []).map(toStep).sort((one, other) => (one.at < other.at ? 1 : -1));
  return {
    state: states[shipment?.status.statusCode ?? ''] ?? 'unknown',
    steps,
    estimatedAt: shipment?.estimatedTimeOfDelivery ?? null,
  };
}

const toStep = ({ timestamp, location, statusCode, status, description }: z.output<typeof step>): PackageStep => ({
  at: timestamp,
  state: states[statusCode ?? ''] ?? 'unknown',
  text: description ?? status ?? '',
  place: location,
});
