import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

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
const lookEveryMs = 400;
/**
 * Rates, companies and branches are kept for up to two seconds where they are read: what is made right after a change may
 * still hold the old ones, and is made again once they have gone. Kept as it was, it would stay wrong until the next change.
 */
const settleMs = 2_500;

/**
 * Ready answers of the store's reading endpoints, one for each audience and query. Everything that can change what they
 * show writes an outbox event, so the newest event's id is their version: another process's change is seen here too,
 * within half a second (design 7: five).
 */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private version = '';
  private checkedAt = 0;
  private settledAt = 0;
  private checking: Promise<void> | null = null;

  constructor(private readonly strapi: Core.Strapi) {}

  /** The answer of `key` as JSON bytes, made once for a version of the platform. */
  async answer(key: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
    return this.part(key, async () => ready(Buffer.from(JSON.stringify(await make()))));
  }

  /** What several answers have in common, made once for a version of the platform; nobody may change it. */
  async part<Part>(key: string, make: () => Promise<Part>): Promise<Part> {
    return (await this.entryOf(key, make)).made as Promise<Part>;
  }

  private async entryOf(key: string, make: () => Promise<unknown>): Promise<Entry> {
    await this.lookForChanges();
    const { version } = this;
    const isSettled = Date.now() >= this.settledAt;
    const known = this.entries.get(key);
    if (known?.version === version && (known.isSettled || !isSettled)) return known;
    const entry = { version, isSettled, made: make() };
    this.keep(key, entry);
    // What failed is tried again by the next who asks; whoever waits for it now hears of it.
    entry.made.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry;
  }

  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= most) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  private async lookForChanges(): Promise<void> {
    if (Date.now() - this.checkedAt < lookEveryMs) return;
    this.checking ??= this.readVersion().finally(() => (this.checking = null));
    await this.checking;
  }

  private async readVersion(): Promise<void> {
    const row = (await knexOf(this.strapi)(tables.outboxEvent).max({ last: 'id' }).first()) as
      { last: number | string | null } | undefined;
    const version = String(row?.last ?? 0);
    if (version !== this.version) this.settledAt = Date.now() + settleMs;
    this.version = version;
    this.checkedAt = Date.now();
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
