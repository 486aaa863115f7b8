import type { Core } from '@strapi/strapi';
import { today } from '../clock/clock';
import type { EventDefinition } from './define-event';
import { eventVersions, type EventVersions } from './event-version';
import type { StampedResponse } from './stamped-answers';

/** The content of a response, so far as events tell of it. */
export interface Shown {
  /** Product ids: those shown, and those left out that would be shown were they other. */
  readonly keys?: readonly number[];
  /** Events that end it although they touch no product. */
  readonly events?: readonly EventDefinition[];
}

export type Stamp = Pick<StampedResponse, 'stamp' | 'currentStamp'>;

type Text = () => string | Promise<string>;

interface Followed {
  readonly was: string;
  readonly now: Text;
}

/**
 * A stamp that is begun before anything is read and finished once it is known what the response shows. It stays the same until an event
 * touches what is shown or may change anything, until the day (America/Mexico_City) ends, or until what it follows changes. A change
 * while the response was made ends it as well.
 */
export class BegunStamp {
  private readonly versions: EventVersions;
  private readonly begun: number;
  private readonly day = today();
  private readonly followed: Followed[] = [];

  constructor(strapi: Core.Strapi) {
    this.versions = eventVersions(strapi);
    this.begun = this.versions.ofAll();
  }

  /** Follows a text that no event tells of: `was` is what it was before anything was read by it. */
  follow(was: string, now: Text): this {
    this.followed.push({ was, now });
    return this;
  }

  of({ keys = [], events = [] }: Shown): Stamp {
    const { versions, begun, day, followed } = this;
    const names = events.map(({ name }) => name);
    const newest = (): number => Math.max(begun, versions.newestOf(names, keys));
    return {
      stamp: [begun, day, ...followed.map(({ was }) => was)].join('|'),
      async currentStamp() {
        const parts = [newest(), today()].map(String);
        // What is followed may cost more than numbers: it is not asked where these end the response already.
        if (parts.join('|') !== `${begun}|${day}`) return parts.join('|');
        for (const { now } of followed) parts.push(await now());
        return parts.join('|');
      },
    };
  }
}

/** Begins the stamp of a response; called before anything is read for it. */
export const beginStamp = (strapi: Core.Strapi): BegunStamp => new BegunStamp(strapi);
