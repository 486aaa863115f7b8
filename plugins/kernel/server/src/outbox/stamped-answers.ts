import type { Core } from '@strapi/strapi';
import { ready, settleMs, textOf, type CacheKey, type ReadyResponse } from './answer-cache';
import { metricsOf } from '../metrics/metrics';
import { changeFeed } from './change-feed';
import { eventVersions } from './event-version';

/** An answer that holds as long as its stamp stays what it was before anything was read for it. */
export interface StampedResponse {
  /** JSON. */
  readonly body: string;
  readonly stamp: string;
  /** Tells what the stamp would be now; asked for each time that the answer is about to be sent again. */
  readonly currentStamp: () => string;
}

interface Made {
  readonly answer: ReadyResponse;
  readonly isCurrent: () => boolean;
}

interface Entry {
  readonly isSettled: boolean;
  readonly made: Promise<Made>;
}

const most = 4_000;

/**
 * Caches answers that only some products decide about: an event that touches others leaves them. Each says by its stamp
 * whether it still holds, where `responseCache` forgets all with every event.
 */
export class StampedResponses {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly strapi: Core.Strapi) {}

  /**
   * Returns the cached answer called `name` of a key, or makes it. `make` is given the key and should read nothing else of who
   * asks: who has the same key is sent the same bytes. What the stamps go by must have been brought up to date before.
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
    const isSettled = this.isSettledNow();
    const entry = this.keep(place, { isSettled, made: make(key).then(toMade) });
    // What failed is tried again by the next who asks; whoever waits for it now hears of it.
    entry.made.catch(() => this.entries.get(place) === entry && this.entries.delete(place));
    return (await entry.made).answer;
  }

  /** The kept answer, if it holds. One that is under way is waited for, and may be out of date once it is there. */
  private async current(place: string): Promise<ReadyResponse | null> {
    const entry = this.entries.get(place);
    if (entry === undefined || (!entry.isSettled && this.isSettledNow())) return null;
    const { answer, isCurrent } = await entry.made;
    if (!isCurrent()) return null;
    this.keep(place, entry);
    return answer;
  }

  private isSettledNow(): boolean {
    return Date.now() >= eventVersions(this.strapi).ofKeys([]).since + settleMs;
  }

  /** The last to have been asked for is the last to go. */
  private keep(place: string, entry: Entry): Entry {
    this.entries.delete(place);
    this.entries.set(place, entry);
    const oldest = this.entries.keys().next().value;
    if (this.entries.size > most && oldest !== undefined) this.entries.delete(oldest);
    return entry;
  }
}

const toMade = ({ body, stamp, currentStamp }: StampedResponse): Made => ({
  answer: ready(Buffer.from(body)),
  isCurrent: () => currentStamp() === stamp,
});

const perPlatform = new WeakMap<Core.Strapi, StampedResponses>();

export function stampedResponses(strapi: Core.Strapi): StampedResponses {
  const answers = perPlatform.get(strapi) ?? new StampedResponses(strapi);
  perPlatform.set(strapi, answers);
  return answers;
}
