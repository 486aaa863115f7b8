import type { Core } from '@strapi/strapi';
import { memoryNow } from '../clock/memory-clock';
import { changeFeed, missedEvents, type Change, type ChangeFeed } from './change-feed';
import { leavesKnown } from './define-event';

/** A version that changes with each of certain events. */
export interface EventVersion {
  readonly version: string;
  /** The time of the newest event, as this process saw it; milliseconds since 1970. */
  readonly since: number;
}

/**
 * The milliseconds after a change during which responses are not final. Rates, companies and branches are cached for up to two seconds where
 * they are read: a response made right after a change may hold old ones, and is made again once those have expired.
 */
export const settleMs = 2_500;

interface Newest {
  readonly number: number;
  readonly since: number;
}

const never: Newest = { number: 0, since: 0 };
/** The most touched keys stored one by one; beyond it every key counts as touched. */
const mostKeys = 100_000;

/** Counts the events that this process learns of, by name and by the keys that they touch. */
export class EventVersions {
  private readonly feed: ChangeFeed;
  private readonly newest = new Map<string, Newest>();
  private readonly known = new Map<string, EventVersion>();
  private readonly ofKey = new Map<number, number>();
  private ofEverything: Newest = never;
  private ofEveryKnown = 0;
  private count = 0;

  constructor(strapi: Core.Strapi) {
    this.feed = changeFeed(strapi);
    this.feed.follow((changes) => changes.forEach((change) => this.note(change)));
  }

  /** Reads new events and returns the version of these event names; of every event when none is named. */
  async of(names: readonly string[]): Promise<EventVersion> {
    await this.feed.look();
    return this.asOfLastLook(names);
  }

  /** Returns the same as of the last look, without reading new events. */
  asOfLastLook(names: readonly string[]): EventVersion {
    const key = names.join();
    const known = this.known.get(key) ?? this.versionOf(names.length === 0 ? [...this.newest.keys()].sort() : names);
    this.known.set(key, known);
    return known;
  }

  /**
   * Returns the version of these keys as of the last look, without reading new events: it changes with an event that touches one of
   * them or may change anything.
   */
  ofKeys(keys: readonly number[]): EventVersion {
    return { version: String(this.newestOf([], keys)), since: this.ofEverything.since };
  }

  /**
   * Returns the version of what is known of a key itself, without what is computed of it: as `ofKeys`, but events that say so leave it
   * (`leavesKnown`).
   */
  ofKnown(key: number): string {
    return `${this.ofEveryKnown} ${this.ofKey.get(key) ?? 0}`;
  }

  /** Returns the number of the newest event as of the last look. */
  ofAll(): number {
    return this.count;
  }

  /** Returns the number of the newest event that has one of these names, touches one of these keys or may change anything. */
  newestOf(names: readonly string[], keys: readonly number[]): number {
    let newest = this.ofEverything.number;
    for (const name of names) newest = Math.max(newest, this.newest.get(name)?.number ?? 0);
    for (const key of keys) newest = Math.max(newest, this.ofKey.get(key) ?? 0);
    return newest;
  }

  /** Tells whether short memories are over since the last event that may have changed anything: what is made now may be cached. */
  isSettled(): boolean {
    return memoryNow() >= this.ofEverything.since + settleMs;
  }

  private versionOf(names: readonly string[]): EventVersion {
    const newest = names.map((name) => this.newest.get(name) ?? this.newest.get(missedEvents.name) ?? never);
    return {
      version: newest.map(({ number }) => number).join(),
      since: Math.max(0, ...newest.map(({ since }) => since)),
    };
  }

  private note({ name, keys }: Change): void {
    const seen = { number: ++this.count, since: memoryNow() };
    if (name === missedEvents.name) this.newest.clear();
    this.newest.set(name, seen);
    this.known.clear();
    if (keys !== null) for (const key of keys) this.ofKey.set(key, seen.number);
    if (keys !== null && this.ofKey.size <= mostKeys) return;
    this.ofEverything = seen;
    if (keys === null && leavesKnown(name)) return;
    this.ofEveryKnown = seen.number;
    this.ofKey.clear();
  }
}

const perPlatform = new WeakMap<Core.Strapi, EventVersions>();

export function eventVersions(strapi: Core.Strapi): EventVersions {
  const versions = perPlatform.get(strapi) ?? new EventVersions(strapi);
  perPlatform.set(strapi, versions);
  return versions;
}
