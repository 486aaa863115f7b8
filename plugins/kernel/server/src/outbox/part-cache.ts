import { LRUCache } from 'lru-cache';
import type { Core } from '@strapi/strapi';
import { memoryNow } from '../clock/memory-clock';
import { metricsOf } from '../metrics/metrics';
import type { EventDefinition } from './define-event';
import { eventVersions, settleMs, type EventVersions } from './event-version';

/** A plain value. Functions, sets and objects with methods are no cache keys, because JSON would drop what they hold. */
export type CacheValue =
  string | number | boolean | null | undefined | readonly CacheValue[] | { readonly [name: string]: CacheValue };

/** All inputs that decide a response or a part of one, by name. */
export type CacheKey = Readonly<Record<string, CacheValue>>;

interface Entry {
  readonly version: string;
  /** True when it was made after all data that may be older than the version had expired. */
  readonly isSettled: boolean;
  /** Pending or resolved: callers meanwhile await the same promise. */
  readonly made: Promise<unknown>;
}

const most = 2_000;

/** Caches what several responses are made of. Everything that can change it writes an outbox event, so the newest event is its version. */
export class PartCache {
  private readonly entries = new LRUCache<string, Entry>({ max: most });
  private readonly versions: EventVersions;

  constructor(private readonly strapi: Core.Strapi) {
    this.versions = eventVersions(strapi);
  }

  /**
   * Returns a value that several responses share, made once per key until one of these events happens (an order leaves the brands of a
   * list alone). Callers must not modify it.
   */
  async part<Part, Key extends CacheKey>(
    name: string,
    key: Key,
    make: (key: Key) => Promise<Part>,
    { events }: { readonly events: readonly EventDefinition[] },
  ): Promise<Part> {
    const followed = events.map((event) => event.name);
    return (await this.entryOf(`${name}|${textOf(key)}`, () => make(key), followed)).made as Promise<Part>;
  }

  private async entryOf(key: string, make: () => Promise<unknown>, names: readonly string[]): Promise<Entry> {
    const { version, since } = await this.versions.of(names);
    const isSettled = memoryNow() >= since + settleMs;
    const known = this.entries.get(key);
    const isKnown = known?.version === version && (known.isSettled || !isSettled);
    metricsOf(this.strapi).cacheReads.inc({ cache: 'parts', result: isKnown ? 'hit' : 'miss' });
    if (isKnown) return known;
    // Promise.resolve turns a knex query into a promise: a query itself would run again for each caller that awaits it.
    const entry = { version, isSettled, made: Promise.resolve(make()) };
    this.entries.set(key, entry);
    // A failure reaches the callers that wait now; the next caller tries again.
    entry.made.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry;
  }
}

/** Returns the same text for the same values, whatever the order of their names. */
export const textOf = (key: CacheKey): string => JSON.stringify(key, (_name, value: CacheValue) => sorted(value));

function sorted(value: CacheValue): CacheValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const caches = new WeakMap<Core.Strapi, PartCache>();

export function partCache(strapi: Core.Strapi): PartCache {
  const cache = caches.get(strapi) ?? new PartCache(strapi);
  caches.set(strapi, cache);
  return cache;
}
