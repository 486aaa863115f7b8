import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { metricsOf } from '../metrics/metrics';
import type { EventDefinition } from './define-event';
import { eventVersions, type EventVersions } from './event-version';

interface Entry {
  readonly version: string;
  /** Made when nothing read on the way could be older than the version. */
  readonly isSettled: boolean;
  /** Under way or ready: who asks meanwhile waits for the same. */
  readonly made: Promise<unknown>;
}

/** As it is sent. Its tag tells the bytes and nothing else: whoever has the tag has them, whatever they were asked for with. */
export interface ReadyAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

const most = 2_000;
/**
 * Rates, companies and branches are kept for up to two seconds where they are read: what is made right after a change may
 * still hold the old ones, and is made again once they have gone. Kept as it was, it would stay wrong until the next change.
 */
const settleMs = 2_500;

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
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private readonly versions: EventVersions;

  constructor(private readonly strapi: Core.Strapi) {
    this.versions = eventVersions(strapi);
  }

  /** The answer of `key` as JSON bytes, made once for a version of the platform. */
  async answer(key: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
    return this.part(key, async () => ready(Buffer.from(JSON.stringify(await make()))));
  }

  /**
   * What several answers have in common, made once for a version of the platform, or of what `events` tell of where
   * nothing else can change it (an order leaves the brands of a list alone); nobody may change it.
   */
  async part<Part>(key: string, make: () => Promise<Part>, { events }: Follows = everyEvent): Promise<Part> {
    const names = events.map(({ name }) => name);
    return (await this.entryOf(key, make, names)).made as Promise<Part>;
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

const ready = (body: Buffer): ReadyAnswer => ({
  body,
  etag: `"sha256-${createHash('sha256').update(body).digest('base64url')}"`,
});

const caches = new WeakMap<Core.Strapi, AnswerCache>();

export function answerCache(strapi: Core.Strapi): AnswerCache {
  const cache = caches.get(strapi) ?? new AnswerCache(strapi);
  caches.set(strapi, cache);
  return cache;
}
