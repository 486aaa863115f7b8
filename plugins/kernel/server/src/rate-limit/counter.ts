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

interface Window {
  count: number;
  endsAt: number;
}

/** Creates counters of this process alone; the oldest windows are dropped when there are more than `mostKeys`. */
export function memoryCounter(mostKeys = 50_000, clock: () => number = Date.now): Counter {
  const windows = new Map<string, Window>();
  const makeRoom = (): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= clock()) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) return;
      windows.delete(key);
    }
  };
  return {
    async add(key, windowMs) {
      const known = windows.get(key);
      if (known !== undefined && known.endsAt > clock()) {
        known.count += 1;
        return { count: known.count, endsInMs: known.endsAt - clock() };
      }
      windows.delete(key);
      if (windows.size >= mostKeys) makeRoom();
      windows.set(key, { count: 1, endsAt: clock() + windowMs });
      return { count: 1, endsInMs: windowMs };
    },
    async undo(key) {
      const known = windows.get(key);
      if (known !== undefined && known.count > 0) known.count -= 1;
    },
    close: async () => windows.clear(),
  };
}
