import { env } from '@mayorista/config';
import type { CarrierTracking } from './carrier-tracking.types';
import { dhlTracking } from './dhl';
import { demoTracking } from './demo-tracking';

/** Finds who tells of a carrier's packages: null where nobody does, in production without a key too. */
export function carrierTracking(kind: string): CarrierTracking | null {
  if (kind !== 'dhl') return null;
  const { dhl, mode } = env();
  if (dhl !== null) return dhlTracking(dhl);
  return mode === 'production' ? null : demoTracking;
}
