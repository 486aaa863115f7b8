import { env } from '@mayorista/config';
import type { PackageWay, TrackedPackage } from '../../../contract';
import { dhlTracking } from './dhl';
import { demoTracking } from './demo-tracking';

/** The port to whoever knows where packages are. */
export interface CarrierTracking {
  /** The stand-in tells: nothing of it happened. */
  readonly isDemo: boolean;
  /** Tells a package's way; null when the carrier does not know it (yet). Throws DependencyAway. */
  find(of: TrackedPackage): Promise<PackageWay | null>;
}

/** Finds who tells of a carrier's packages: null where nobody does, in production without a key too. */
export function carrierTracking(kind: string): CarrierTracking | null {
  if (kind !== 'dhl') return null;
  const { dhl, mode } = env();
  if (dhl !== null) return dhlTracking(dhl);
  return mode === 'production' ? null : demoTracking;
}
