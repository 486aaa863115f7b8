import { LRUCache } from 'lru-cache';

interface Count {
  readonly count: number;
  /** The milliseconds until the window ends. */
  readonly endsInMs: number;
}

/** A counter per key within fixed windows of time. */
export interface Counter {
  /** Adds one and returns the count; the window begins with the first. */
  readonly add: (key: string, windowMs: number) => Promise<Count>;
  /** Subtracts one, for an attempt that turned out not to count. */
  readonly undo: (key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Creates counters of this process alone. Above `mostKeys` windows the least recently counted in is dropped; `clock` tells the time in
 * milliseconds.
 */
export function memoryCounter(mostKeys = 50_000, clock: () => number = Date.now): Counter {
  const windows = new LRUCache<string, { count: number }>({
    max: mostKeys,
    // Each window has its own length; without a resolution the library looks at the clock every time.
    ttl: 1,
    ttlResolution: 0,
    perf: { now: clock },
  });
  return {
    async add(key, windowMs) {
      const known = windows.get(key);
      if (known === undefined) {
        windows.set(key, { count: 1 }, { ttl: windowMs });
        return { count: 1, endsInMs: windowMs };
      }
      known.count += 1;
      return { count: known.count, endsInMs: windows.getRemainingTTL(key) };
    },
    async undo(key) {
      const known = windows.get(key);
      if (known !== undefined && known.count > 0) known.count -= 1;
    },
    close: async () => windows.clear(),
  };
}
