import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { metricsOf } from '../metrics/metrics';
import type { EventDefinition } from './define-event';
import { eventVersions, type EventVersions } from './event-version';

/** Plain data. What decides an answer cannot hide in a function, a set or an object with methods: those are no keys. */
export type CacheValue =
  string | number | boolean | null | undefined | readonly CacheValue[] | { readonly [name: string]: CacheValue };

/** Everything that decides an answer, by name. */
export type CacheKey = Readonly<Record<string, CacheValue>>;

interface Entry {
  readonly version: string;
  /** Made when nothing read on the way could be older than the version. */
  readonly isSettled: boolean;
  /** Under way or ready: who asks meanwhile waits for the same. */
  readonly made: Promise<unknown>;
}

/** As it is sent. Its tag tells the bytes and nothing else: whoever has the tag has them, whatever they were asked for with. */
export interface ReadyResponse {
  readonly body: Buffer;
  readonly etag: string;
}

const most = 2_000;
/**
 * Rates, companies and branches are kept for up to two seconds where they are read: what is made right after a change may
 * still hold the old ones, and is made again once they have gone. Kept as it was, it would stay wrong until the next change.
 */
export const settleMs = 2_500;

/** What a part is made from: nothing but events of these changes it. */
interface Follows {
  readonly events: readonly EventDefinition[];
}

const everyEvent: Follows = { events: [] };

/**
 * Ready answers of the store's reading endpoints, one for each audience and query. Everything that can change what they
 * show writes an outbox event, so the newest event is their version: a change of this process is seen at once, another's
 * within half a second (design 7: five).
 */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private readonly versions: EventVersions;

  constructor(private readonly strapi: Core.Strapi) {
    this.versions = eventVersions(strapi);
  }

  /**
   * Returns the answer called `name` as JSON bytes, made once for a version of the platform. `make` is given the key and should
   * read nothing else of who asks: who has the same key is sent the same bytes.
   */
  async answer<Key extends CacheKey>(
    name: string,
    key: Key,
    make: (key: Key) => Promise<unknown>,
  ): Promise<ReadyResponse> {
    return this.part(name, key, async (given) => ready(Buffer.from(JSON.stringify(await make(given)))));
  }

  /**
   * What several answers have in common, made once for a version of the platform, or of what `events` tell of where
   * nothing else can change it (an order leaves the brands of a list alone); nobody may change it.
   */
  async part<Part, Key extends CacheKey>(
    name: string,
    key: Key,
    make: (key: Key) => Promise<Part>,
    { events }: Follows = everyEvent,
  ): Promise<Part> {
    const followed = events.map((event) => event.name);
    return (await this.entryOf(`${name}|${textOf(key)}`, () => make(key), followed)).made as Promise<Part>;
  }

  private async entryOf(key: string, make: () => Promise<unknown>, names: readonly string[]): Promise<Entry> {
    const { version, since } = await this.versions.of(names);
    const isSettled = Date.now() >= since + settleMs;
    const known = this.entries.get(key);
    const isKnown = known?.version === version && (known.isSettled || !isSettled);
    metricsOf(this.strapi).cacheReads.inc({ cache: 'answers', result: isKnown ? 'hit' : 'miss' });
    if (isKnown) return this.keep(key, known);
    // A query that is returned as it is would be asked again by each who awaits it; a promise of it is asked once.
    const entry = this.keep(key, { version, isSettled, made: Promise.resolve(make()) });
    // What failed is tried again by the next who asks; whoever waits for it now hears of it.
    entry.made.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry;
  }

  /** The last to have been asked for is the last to go. */
  private keep(key: string, entry: Entry): Entry {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const oldest = this.entries.keys().next().value;
    if (this.entries.size > most && oldest !== undefined) this.entries.delete(oldest);
    return entry;
  }
}

/** The same text for the same values, in whatever order their names were given. */
export const textOf = (key: CacheKey): string => JSON.stringify(key, (_name, value: CacheValue) => sorted(value));

function sorted(value: CacheValue): CacheValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const ready = (body: Buffer): ReadyResponse => ({
  body,
  etag: `"sha256-${createHash('sha256').update(body).digest('base64url')}"`,
});

const caches = new WeakMap<Core.Strapi, ResponseCache>();

export function responseCache(strapi: Core.Strapi): ResponseCache {
  const cache = caches.get(strapi) ?? new ResponseCache(strapi);
  caches.set(strapi, cache);
  return cache;
}
