import type { PackageWay, TrackedPackage } from '../../../contract';

/** The port to whoever knows where packages are. */
export interface CarrierTracking {
  /** The stand-in tells: nothing of it happened. */
  readonly isDemo: boolean;
  /** Tells a package's way; null when the carrier does not know it (yet). Throws DependencyAway. */
  find(of: TrackedPackage): Promise<PackageWay | null>;
}
