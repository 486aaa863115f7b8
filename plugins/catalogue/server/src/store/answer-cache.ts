import { knexOf, type Core } from '@mayorista/kernel';

interface Entry {
  readonly version: string;
  readonly body: Buffer;
}

const most = 2_000;
const lookEveryMs = 400;

/**
 * Ready answers of the store's reading endpoints, one for each audience and query. Everything that can change what they
 * show writes an outbox event, so the newest event's id is their version: another process's change is seen here too,
 * within half a second (design 7: five).
 */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private version = '';
  private checkedAt = 0;
  private checking: Promise<void> | null = null;

  constructor(private readonly strapi: Core.Strapi) {}

  /** The answer of `key` as JSON bytes, made at most once for a version of the catalogue. */
  async answer(key: string, make: () => Promise<unknown>): Promise<{ body: Buffer; etag: string }> {
    await this.lookForChanges();
    const { version } = this;
    const known = this.entries.get(key);
    if (known?.version === version) return { body: known.body, etag: `"${version}"` };
    const body = Buffer.from(JSON.stringify(await make()));
    this.keep(key, { version, body });
    return { body, etag: `"${version}"` };
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
    const row = (await knexOf(this.strapi)('outbox_events').max({ last: 'id' }).first()) as { last: number | string | null } | undefined;
    this.version = String(row?.last ?? 0);
    this.checkedAt = Date.now();
  }
}

const caches = new WeakMap<Core.Strapi, AnswerCache>();

export function answerCache(strapi: Core.Strapi): AnswerCache {
  const cache = caches.get(strapi) ?? new AnswerCache(strapi);
  caches.set(strapi, cache);
  return cache;
}
