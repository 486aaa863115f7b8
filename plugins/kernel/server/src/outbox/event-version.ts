import type { Core } from '@strapi/strapi';
import { changeFeed, missedEvents, type Change, type ChangeFeed } from './change-feed';

/** As much as some events have said until now. */
export interface EventVersion {
  readonly version: string;
  /** When it was first seen; milliseconds. */
  readonly since: number;
}

interface Newest {
  readonly number: number;
  readonly since: number;
}

const never: Newest = { number: 0, since: 0 };
/** Keys that were touched are remembered one by one up to here; beyond it everything counts as touched. */
const mostKeys = 100_000;

/** Counts events as this process comes to know of them, by name and by what they touch. */
export class EventVersions {
  private readonly feed: ChangeFeed;
  private readonly newest = new Map<string, Newest>();
  private readonly known = new Map<string, EventVersion>();
  private readonly ofKey = new Map<number, number>();
  private ofEverything: Newest = never;
  private count = 0;

  constructor(strapi: Core.Strapi) {
    this.feed = changeFeed(strapi);
    this.feed.follow((changes) => changes.forEach((change) => this.note(change)));
  }

  /** The version of what events of these names tell; of every event when none is named. */
  async of(names: readonly string[]): Promise<EventVersion> {
    await this.feed.look();
    const key = names.join();
    const known = this.known.get(key) ?? this.versionOf(names.length === 0 ? [...this.newest.keys()].sort() : names);
    this.known.set(key, known);
    return known;
  }

  /**
   * The version of what is made of some keys alone, as it was when somebody last looked: changes with an event that touches one of
   * them, or that may change anything.
   */
  ofKeys(keys: readonly number[]): EventVersion {
    let newest = this.ofEverything.number;
    for (const key of keys) newest = Math.max(newest, this.ofKey.get(key) ?? 0);
    return { version: String(newest), since: this.ofEverything.since };
  }

  /** The version of everything, as it was when somebody last looked. */
  ofAll(): string {
    return String(this.count);
  }

  private versionOf(names: readonly string[]): EventVersion {
    const newest = names.map((name) => this.newest.get(name) ?? this.newest.get(missedEvents.name) ?? never);
    return {
      version: newest.map(({ number }) => number).join(),
      since: Math.max(0, ...newest.map(({ since }) => since)),
    };
  }

  private note({ name, keys }: Change): void {
    const seen = { number: ++this.count, since: Date.now() };
    if (name === missedEvents.name) this.newest.clear();
    this.newest.set(name, seen);
    this.known.clear();
    if (keys !== null) for (const key of keys) this.ofKey.set(key, seen.number);
    if (keys !== null && this.ofKey.size <= mostKeys) return;
    this.ofEverything = seen;
    this.ofKey.clear();
  }
}

const perPlatform = new WeakMap<Core.Strapi, EventVersions>();

export function eventVersions(strapi: Core.Strapi): EventVersions {
  const versions = perPlatform.get(strapi) ?? new EventVersions(strapi);
  perPlatform.set(strapi, versions);
  return versions;
}
