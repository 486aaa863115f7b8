import type { Caller } from '../work/work-context';

/** The bounds of a queue. */
export interface QueueLimits {
  /** Waiting for one caller whom the platform knows. */
  readonly mostOfOne: number;
  /** Waiting for one address without a login. */
  readonly mostOfStranger: number;
  /** Waiting for all addresses without a login together. */
  readonly mostOfStrangers: number;
  readonly mostOfAll: number;
}

interface Lane<T> {
  readonly caller: Caller;
  readonly items: T[];
}

/** Lets callers take turns, whatever each of them has waiting, and takes no more than its bounds. */
export class FairQueue<T> {
  /** In the order of their turns. */
  private readonly lanes = new Map<string, Lane<T>>();

  constructor(private readonly limits: QueueLimits) {}

  /** Takes an item; false where there is no place left for this caller. */
  add(caller: Caller, item: T): boolean {
    const { mostOfOne, mostOfStranger, mostOfStrangers, mostOfAll } = this.limits;
    const lane = this.lanes.get(caller.key) ?? { caller, items: [] };
    if (lane.items.length >= (caller.isStranger ? mostOfStranger : mostOfOne)) return false;
    if (this.count(() => true) >= mostOfAll) return false;
    if (caller.isStranger && this.count(({ isStranger }) => isStranger) >= mostOfStrangers) return false;
    lane.items.push(item);
    this.lanes.set(caller.key, lane);
    return true;
  }

  /** Takes out the item whose turn it is among the callers that may run now; undefined where there is none. */
  next(mayRun: (caller: Caller) => boolean): { readonly caller: Caller; readonly item: T } | undefined {
    for (const [key, lane] of this.lanes) {
      if (!mayRun(lane.caller)) continue;
      this.lanes.delete(key);
      const item = lane.items.shift();
      if (item === undefined) continue;
      if (lane.items.length > 0) this.lanes.set(key, lane);
      return { caller: lane.caller, item };
    }
    return undefined;
  }

  /** Puts a caller who was just served behind all others. */
  postpone({ key }: Caller): void {
    const lane = this.lanes.get(key);
    if (lane === undefined) return;
    this.lanes.delete(key);
    this.lanes.set(key, lane);
  }

  /** Empties the queue and returns what waited. */
  clear(): T[] {
    const waiting = [...this.lanes.values()].flatMap(({ items }) => items);
    this.lanes.clear();
    return waiting;
  }

  private count(isCounted: (caller: Caller) => boolean): number {
    let count = 0;
    for (const { caller, items } of this.lanes.values()) if (isCounted(caller)) count += items.length;
    return count;
  }
}
