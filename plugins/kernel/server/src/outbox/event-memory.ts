import { LRUCache } from 'lru-cache';
import type { Core } from '@strapi/strapi';
import { memoryNow } from '../clock/memory-clock';
import type { EventDefinition } from './define-event';
import { eventVersions } from './event-version';

interface Terms {
  /** The events after which what was read may be another. */
  readonly events: readonly EventDefinition[];
  /** The most keys kept at once; the least recently read goes first. */
  readonly most: number;
}

interface Entry<Value> {
  readonly version: string;
  readonly until: number;
  readonly value: Promise<Value>;
}

/** The milliseconds after which a value is read again all the same: a hand at the database writes no event. */
const longestMs = 60_000;

/**
 * Keeps what many requests read of one thing until an event says that it changed: this process's own at once, another's within 400 ms. As
 * many requests as ask at the same time make one reading.
 */
export class EventMemory<Value> {
  private readonly entries: LRUCache<number, Entry<Value>>;
  private readonly names: readonly string[];

  constructor(
    private readonly strapi: Core.Strapi,
    terms: Terms,
  ) {
    this.entries = new LRUCache({ max: terms.most });
    this.names = terms.events.map(({ name }) => name);
  }

  async get(key: number, read: () => Promise<Value>): Promise<Value> {
    const versions = eventVersions(this.strapi);
    // Nothing outside an open transaction may be waited for inside it (SQLite has one connection): the request has looked when it began.
    const isInside = this.strapi.db.inTransaction();
    const { version } = isInside ? versions.asOfLastLook(this.names) : await versions.of(this.names);
    const known = this.entries.get(key);
    if (known?.version === version && known.until > memoryNow()) return known.value;
    // What a transaction reads may be rolled back.
    if (isInside) return read();
    // The version is older than what is read: a change meanwhile makes the entry stale for the next request.
    const entry = { version, until: memoryNow() + longestMs, value: read() };
    this.entries.set(key, entry);
    entry.value.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry.value;
  }

  /** Drops a key from this process; returns whether it was kept. */
  forget(key: number): boolean {
    return this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
