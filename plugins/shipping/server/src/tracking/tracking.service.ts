import type { Actor, Core, Deps } from '@mayorista/kernel';
import type { PackageFinder, TrackedPackage, TrackingService } from '../../../contract';

const findersOf = new WeakMap<Core.Strapi, PackageFinder[]>();

/** Knows whose packages may be followed. */
export const trackingService = ({ strapi }: Deps): TrackingService => ({
  addPackages: (find) => void findersOf.set(strapi, [...(findersOf.get(strapi) ?? []), find]),
});

/** Finds a package that an actor may follow; null when it is none of theirs. */
export async function findPackage(
  strapi: Core.Strapi,
  actor: Actor,
  trackingNumber: string,
): Promise<TrackedPackage | null> {
  for (const find of findersOf.get(strapi) ?? []) {
    const found = await find(actor, trackingNumber);
    if (found !== null) return found;
  }
  return null;
}
