import { LRUCache } from 'lru-cache';
import type { Core } from '@strapi/strapi';
import { textOf, type CacheKey } from './part-cache';
import { ready, type ReadyResponse } from '../http/send-ready';
import { metricsOf } from '../metrics/metrics';
import { changeFeed } from './change-feed';
import { eventVersions } from './event-version';

/** A response that is valid while its stamp, taken before anything was read for it, stays the same. */
export interface StampedResponse {
  /** The response as JSON. */
  readonly body: string;
  readonly stamp: string;
  /** Returns the stamp as of now; called each time before the response is sent again. */
  readonly currentStamp: () => string | Promise<string>;
}

interface Made {
  readonly answer: ReadyResponse;
  readonly isCurrent: () => Promise<boolean>;
}

interface Entry {
  readonly isSettled: boolean;
  readonly made: Promise<Made>;
}

const most = 4_000;

/**
 * Caches the responses of the store's reading endpoints, one for each audience and query, while their stamps stay the same: events that
 * touch nothing of what a response shows leave it valid (`beginStamp`). A change of this process is seen at once, another's within half a
 * second (design 7: five).
 */
export class StampedResponses {
  private readonly entries = new LRUCache<string, Entry>({ max: most });

  constructor(private readonly strapi: Core.Strapi) {}

  /**
   * Returns the cached response called `name` of a key, or makes it. `make` is given the key and must read nothing else of the caller:
   * callers with the same key are sent the same bytes. Whatever the stamps are computed from must be up to date before the call.
   */
  async answer<Key extends CacheKey>(
    name: string,
    key: Key,
    make: (key: Key) => Promise<StampedResponse>,
  ): Promise<ReadyResponse> {
    await changeFeed(this.strapi).look();
    const place = `${name}|${textOf(key)}`;
    const known = await this.current(place);
    metricsOf(this.strapi).cacheReads.inc({ cache: 'stamped-answers', result: known === null ? 'miss' : 'hit' });
    if (known !== null) return known;
    const isSettled = eventVersions(this.strapi).isSettled();
    const entry = { isSettled, made: make(key).then(toMade) };
    this.entries.set(place, entry);
    // A failure reaches the callers that wait now; the next caller tries again.
    entry.made.catch(() => this.entries.get(place) === entry && this.entries.delete(place));
    return (await entry.made).answer;
  }

  /** Returns the cached response if it is still valid, else null. Awaits one that is being made. */
  private async current(place: string): Promise<ReadyResponse | null> {
    const entry = this.entries.get(place);
    if (entry === undefined || (!entry.isSettled && eventVersions(this.strapi).isSettled())) return null;
    const { answer, isCurrent } = await entry.made;
    return (await isCurrent()) ? answer : null;
  }
}

const toMade = ({ body, stamp, currentStamp }: StampedResponse): Made => ({
  answer: ready(Buffer.from(body)),
  isCurrent: async () => (await currentStamp()) === stamp,
});

const perPlatform = new WeakMap<Core.Strapi, StampedResponses>();

export function stampedResponses(strapi: Core.Strapi): StampedResponses {
  const answers = perPlatform.get(strapi) ?? new StampedResponses(strapi);
  perPlatform.set(strapi, answers);
  return answers;
}
